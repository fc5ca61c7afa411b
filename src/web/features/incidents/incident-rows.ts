import { dayIn } from '../../../contract/calendar-days.ts'
import type { Incident } from '../../../contract/tim-report.ts'
import { millisecondsOf } from '../../../measures/incidents/stamps.ts'
import type { ChartTableProps } from '../../charts/chart-table.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { directionText } from '../../messages/direction-text.ts'
import { eventName } from '../../messages/event-name.ts'
import { formatClock, formatDay } from '../../ui/format-date.ts'
import { formatNumber, formatShortest } from '../../ui/format-number.ts'

const LATER_STAMPS = ['t2', 't3', 't4', 't5', 't6', 't7'] as const
const DURATIONS = ['roadway_clearance_minutes', 'incident_clearance_minutes'] as const
const FLAGS = ['sirv', 'risc', 'secondary'] as const

const WORDS = ['t1', 'event_type', 'road', 'location', 'county', 'level'] as const
const FIGURES = ['lanes_blocked', 'lanes_total', ...LATER_STAMPS, ...DURATIONS] as const

/** The columns whose names do not explain themselves. */
export const EXPLAINED = [
  'level',
  'lanes_blocked',
  'lanes_total',
  't1',
  ...LATER_STAMPS,
  ...DURATIONS,
  ...FLAGS,
]

/** Incidents as a table with all that is published of each, in the order they are given. Pure. */
export function incidentTable(
  incidents: readonly Incident[],
  timeZone: string,
  translations: Translations,
): Omit<ChartTableProps, 'notMeasuredText'> {
  const label = (name: string) => translations.definitionOf(name)?.label ?? name
  const minutes = (name: string) => `${label(name)}, ${translations.unitOf('minutes')}`
  const isDuration = (name: string) => DURATIONS.some((one) => one === name)
  return {
    caption: translations.t('tim.table'),
    isWide: true,
    columns: [
      ...WORDS.map((key) => ({ key, title: label(key), holds: 'words' as const })),
      ...FIGURES.map((key) => ({
        key,
        title: isDuration(key) ? minutes(key) : label(key),
        holds: 'figures' as const,
      })),
      ...FLAGS.map((key) => ({ key, title: label(key), holds: 'words' as const })),
    ],
    rows: incidents.map((incident) => ({
      key: incident.id,
      cells: cellsOf(incident, timeZone, translations),
    })),
  }
}

/** In the order of the columns; `null`: not measured. */
function cellsOf(incident: Incident, timeZone: string, translations: Translations): (string | null)[] {
  const { t, language } = translations
  const { times, level, lanesBlocked, lanesTotal, roadwayClearanceMinutes: roadway } = incident
  const count = (value: number | null) => (value === null ? null : formatNumber(value, language))
  const duration = (value: number | null) => (value === null ? null : formatShortest(value, language, 1))
  const begunOn = times.t1 === null ? null : dayOf(times.t1, timeZone)
  return [
    momentOf(times.t1, null, timeZone, translations),
    eventName(incident.type, translations),
    `${incident.road} ${directionText(incident.direction, translations)}`,
    incident.location,
    incident.county,
    count(level),
    count(lanesBlocked),
    count(lanesTotal),
    ...LATER_STAMPS.map((name) => momentOf(times[name], begunOn, timeZone, translations)),
    // Nothing was to be measured there; "not measured" would blame the office.
    lanesBlocked === 0 ? t('tim.noLanes') : duration(roadway),
    duration(incident.incidentClearanceMinutes),
    ...FLAGS.map((name) => t(incident[name] ? 'tim.yes' : 'tim.no')),
  ]
}

/** The time of day of a stamp, with its day unless that is the one the incident began on. */
function momentOf(
  stamp: string | null,
  begunOn: string | null,
  timeZone: string,
  { language }: Translations,
): string | null {
  if (stamp === null) return null
  const clock = formatClock(new Date(millisecondsOf(stamp)), language, timeZone)
  const day = dayOf(stamp, timeZone)
  return day === begunOn ? clock : `${formatDay(day, language)}, ${clock}`
}

function dayOf(stamp: string, timeZone: string): string {
  return dayIn(timeZone, new Date(millisecondsOf(stamp)))
}

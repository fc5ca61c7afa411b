import { dayIn } from '../../../contract/calendar-days.ts'
import type { Incident, TimReport } from '../../../contract/tim-report.ts'
import { millisecondsOf } from '../../../measures/incidents/stamps.ts'
import type { ChartTableProps } from '../../charts/chart-table.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { directionText } from '../../messages/direction-text.ts'
import { eventName } from '../../messages/event-name.ts'
import { formatClock, formatDay, formatDays } from '../../ui/format-date.ts'
import { formatNumber, formatShortest } from '../../ui/format-number.ts'

/** What happened where: "Crash on I-95 northbound, Exit 32, Commercial Blvd". */
export function incidentTitle(
  { type, road, direction, location }: Incident,
  translations: Translations,
): string {
  return translations.t('tim.name', {
    type: eventName(type, translations),
    road,
    direction: directionText(direction, translations),
    location,
  })
}

/** Level, lanes and how long it took; what was not recorded is left out. */
export function incidentFacts(incident: Incident, translations: Translations): string[] {
  const { t } = translations
  const { level, lanesBlocked, lanesTotal, roadwayClearanceMinutes, incidentClearanceMinutes } = incident
  return [
    level === null ? null : t('tim.level', { level: String(level) }),
    lanesText(lanesBlocked, lanesTotal, translations),
    roadwayClearanceMinutes === null
      ? null
      : t('tim.lanesOpenAfter', { minutes: shortMinutesText(roadwayClearanceMinutes, translations) }),
    incidentClearanceMinutes === null
      ? null
      : t('tim.sceneClearAfter', { minutes: shortMinutesText(incidentClearanceMinutes, translations) }),
    incident.sirv ? t('tim.sirv') : null,
    incident.risc ? t('tim.risc') : null,
    incident.secondary ? t('tim.secondary') : null,
  ].filter((fact) => fact !== null)
}

/** The figures above a list of incidents in a sentence; facts are between `**`. */
export function incidentSummary(
  { summary, period }: Pick<TimReport, 'summary' | 'period'>,
  translations: Translations,
): string {
  const { t, language } = translations
  const incidents = t('tim.incidents', { count: summary.incidents })
  const days = period === null ? '' : formatDays(period.start, period.end, language)
  const [lanes, scene] = [summary.roadwayClearanceMinutes.mean, summary.incidentClearanceMinutes.mean]
  if (lanes === null || scene === null) return t('tim.summaryPlain', { incidents, period: days })
  const percent = summary.openRoadsCompliancePercent
  return t('tim.summary', {
    incidents,
    period: days,
    lanes: shortMinutesText(lanes, translations),
    scene: shortMinutesText(scene, translations),
    compliance:
      percent === null
        ? t('tim.complianceUnknown')
        : t('tim.compliance', { percent: formatShortest(percent, language, 1) }),
  })
}

/** "47 min". */
function shortMinutesText(minutes: number, { t, language }: Translations): string {
  return t('tim.minutes', { number: formatShortest(minutes, language, 1) })
}

function lanesText(
  blocked: number | null,
  total: number | null,
  { t, language }: Translations,
): string | null {
  if (blocked === null) return null
  if (blocked === 0) return t('tim.noLanes')
  return total === null
    ? t('tim.lanes', { count: blocked })
    : t('tim.lanesOf', { blocked: formatNumber(blocked, language), total: formatNumber(total, language) })
}

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

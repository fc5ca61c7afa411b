import { dayIn } from '../../../contract/calendar-days.ts'
import type { DistrictTerms } from '../../../contract/district-terms.ts'
import type { Incident } from '../../../contract/tim-report.ts'
import { millisecondsOf } from '../../../measures/incidents/stamps.ts'
import type { DataTableProps } from '../../charts/data-table.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { capitalized, directionText, eventName, placeText } from '../../messages/names.ts'
import { formatClock, formatDay, formatNumber, formatShortest } from '../../ui/format.ts'
import { shownFlags } from './incident-model.ts'

const LATER_STAMPS = ['t2', 't3', 't4', 't5', 't6', 't7'] as const

const EXPLAINED = [
  'level',
  'lanes_blocked',
  'lanes_total',
  't1',
  ...LATER_STAMPS,
  'roadway_clearance_minutes',
  'incident_clearance_minutes',
]

/** The columns whose names do not explain themselves. */
export function explainedColumns(terms: DistrictTerms): string[] {
  return [...EXPLAINED, ...shownFlags(terms)]
}

interface IncidentColumn {
  key: string
  holds?: 'words'
  unit?: string
  /** `null`: not measured. */
  cell: (incident: Incident) => string | null
}

/** Incidents as a table with everything published about each, in the given order. Pure. */
export function incidentTable(
  incidents: readonly Incident[],
  timeZone: string,
  translations: Translations,
): DataTableProps {
  const { t, definitionOf, unitOf } = translations
  const columns = columnsOf(timeZone, translations)
  return {
    caption: t('tim.table'),
    columns: columns.map(({ key, holds, unit }) => {
      const label = definitionOf(key)?.label ?? key
      return {
        key,
        holds: holds ?? ('figures' as const),
        title: unit === undefined ? label : `${label}, ${unitOf(unit)}`,
      }
    }),
    rows: incidents.map((incident) => ({
      key: incident.id,
      cells: columns.map(({ cell }) => cell(incident)),
    })),
  }
}

function columnsOf(timeZone: string, translations: Translations): IncidentColumn[] {
  const { t, language, terms } = translations
  const count = (value: number | null) => (value === null ? null : formatNumber(value, language))
  const duration = (value: number | null) => (value === null ? null : formatShortest(value, language, 1))
  const dayOf = (stamp: string) => dayIn(timeZone, new Date(millisecondsOf(stamp)))
  /** The time of day of a stamp, with its day unless the incident started that day. */
  const moment = (stamp: string | null, begin: string | null) => {
    if (stamp === null) return null
    const clock = formatClock(new Date(millisecondsOf(stamp)), language, timeZone)
    const day = dayOf(stamp)
    return begin !== null && day === dayOf(begin) ? clock : `${formatDay(day, language)}, ${clock}`
  }
  return [
    { key: 't1', holds: 'words', cell: ({ times }) => moment(times.t1, null) },
    { key: 'event_type', holds: 'words', cell: ({ type }) => eventName(type, translations) },
    {
      key: 'road',
      holds: 'words',
      cell: ({ road, direction }) => `${road} ${directionText(direction, translations)}`,
    },
    {
      key: 'location',
      holds: 'words',
      cell: ({ location }) => capitalized(placeText(location, translations), language),
    },
    { key: 'county', holds: 'words', cell: ({ county }) => county },
    { key: 'level', holds: 'words', cell: ({ level }) => count(level) },
    { key: 'lanes_blocked', cell: ({ lanesBlocked }) => count(lanesBlocked) },
    { key: 'lanes_total', cell: ({ lanesTotal }) => count(lanesTotal) },
    ...LATER_STAMPS.map((key) => ({ key, cell: ({ times }: Incident) => moment(times[key], times.t1) })),
    {
      key: 'roadway_clearance_minutes',
      unit: 'minutes',
      // Where no lane was blocked there was nothing to measure; "not measured" would blame the office.
      cell: ({ lanesBlocked, roadwayClearanceMinutes }) =>
        lanesBlocked === 0 ? t('tim.noLanes') : duration(roadwayClearanceMinutes),
    },
    {
      key: 'incident_clearance_minutes',
      unit: 'minutes',
      cell: ({ incidentClearanceMinutes }) => duration(incidentClearanceMinutes),
    },
    ...shownFlags(terms).map((key) => ({
      key,
      holds: 'words' as const,
      cell: (incident: Incident) => t(incident[key] ? 'tim.yes' : 'tim.no'),
    })),
  ]
}

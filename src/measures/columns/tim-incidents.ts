import { addDays } from '../../contract/calendar.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { type IncidentTimes, millisecondsOf, type StampName } from '../incidents/stamps.ts'
import { timelineIssues } from '../incidents/timeline-issues.ts'
import { column } from './column.ts'
import { county, direction, EVENT_TYPES, LONGEST_INCIDENT_MINUTES, road } from './shared-columns.ts'
import { defineTable, type RowFinding, wordIn } from './table.ts'

const clearance = { maximum: LONGEST_INCIDENT_MINUTES, goodDirection: 'down', header: 'optional' } as const

const STAMP_NAMES = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'] as const

/**
 * Traffic incidents: a row each, with the stamps of its timeline.
 * It never contains plates, names or other personal data.
 */
export const timIncidents = defineTable({
  entity: ['incident_id'],
  columns: [
    column('incident_id', 'key', ''),
    column('area', 'key', ''),
    county,
    road,
    direction,
    column('location', 'text', '', { isEmptyAllowed: false }),
    column('event_type', 'key', '', { choices: EVENT_TYPES }),
    column('level', 'text', '', { choices: ['1', '2', '3'] }),
    column('lanes_blocked', 'count', 'lanes', { maximum: 20 }),
    column('lanes_total', 'count', 'lanes', { maximum: 20 }),
    ...STAMP_NAMES.map((name) => column(name, 'instant', '')),
    column('roadway_clearance_minutes', 'number', 'minutes', clearance),
    column('incident_clearance_minutes', 'number', 'minutes', clearance),
    column('sirv', 'flag', '', { header: 'optional', isEmptyAllowed: true }),
    column('risc', 'flag', '', { header: 'optional', isEmptyAllowed: true }),
    column('secondary', 'flag', ''),
  ],
  derivations: [
    {
      column: 'roadway_clearance_minutes',
      from: ['t1', 't5', 'lanes_blocked'],
      formula: (t1 = 0, t5 = 0, lanes = 0) => (lanes > 0 && t5 >= t1 ? t5 - t1 : null),
      formulaText: 't5 − t1',
    },
    {
      column: 'incident_clearance_minutes',
      from: ['t1', 't6'],
      formula: (t1 = 0, t6 = 0) => (t6 >= t1 ? t6 - t1 : null),
      formulaText: 't6 − t1',
    },
  ],
  orders: [
    {
      columns: ['lanes_blocked', 'lanes_total'],
      because: 'no more lanes can be blocked than there are',
      // `lanes_total` counts those of one direction.
      unless: { upTo: 2, because: 'as lanes of the other direction may be blocked as well' },
    },
    {
      columns: ['roadway_clearance_minutes', 'incident_clearance_minutes'],
      because: 'lanes open before the last responder leaves',
    },
  ],
  needsCounts: [{ count: 'lanes_blocked', columns: ['roadway_clearance_minutes'] }],
  rules: [stampOrder, stampsInPeriod],
})

const STAMPS: Record<StampName, string> = {
  t1: 'first aware',
  t2: 'verified',
  t3: 'dispatched',
  t4: 'on scene',
  t5: 'lanes open',
  t6: 'last responder left',
  t7: 'flow normal',
}

/** Why an unusually early stamp can be correct. */
const EARLY = {
  lanesOpenedEarly: 'lanes may open before help arrives',
  dispatchedEarly: 'help may be sent before anybody has verified the report',
} as const

export function timesOf(row: MetricsRow): IncidentTimes {
  const [t1 = null, t2 = null, t3 = null, t4 = null, t5 = null, t6 = null, t7 = null] = STAMP_NAMES.map(
    (name) => wordIn(row, name),
  )
  return { t1, t2, t3, t4, t5, t6, t7 }
}

function stampOrder(row: MetricsRow): RowFinding[] {
  const times = timesOf(row)
  return timelineIssues(times).map(({ kind, stamp, before }) => {
    const order = `(${STAMPS[stamp]}, ${times[stamp]}) is before ${before} (${STAMPS[before]}, ${times[before]})`
    return kind === 'outOfOrder'
      ? { column: stamp, message: `${order}: correct one of them`, severity: 'refuse' }
      : { column: stamp, message: `${order}: published, as ${EARLY[kind]}`, severity: 'mention' }
  })
}

/** A row belongs to the period in which its incident began, allowing for its offset from UTC. */
function stampsInPeriod(row: MetricsRow): RowFinding[] {
  const [start, end, t1] = [wordIn(row, 'period_start'), wordIn(row, 'period_end'), wordIn(row, 't1')]
  if (start === null || end === null || t1 === null) return []
  const day = new Date(millisecondsOf(t1)).toISOString().slice(0, 10)
  if (day >= addDays(start, -1) && day <= addDays(end, 1)) return []
  return [
    { column: 't1', message: `is ${t1}, outside the row's period ${start} to ${end}`, severity: 'refuse' },
  ]
}

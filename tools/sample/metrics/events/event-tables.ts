import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import { LAST_DAY } from '../periods.ts'
import { drawAssists } from './assists.ts'
import { drawEvents } from './draw-events.ts'
import { type EventGroup, groupEvents } from './event-groups.ts'
import { eventRow } from './event-rows.ts'
import type { FreewayEvent } from './freeway-event.ts'
import { settleTimes } from './settle-times.ts'

/** Fiscal years that three years of tables reach into. */
const YEARS = [2024, 2025, 2026, 2027] as const
/** First day of the oldest quarter. */
const FIRST_DAY = '2023-10-01'

/** The made-up events of three years, and the freeway tables counted from them. */
export interface EventTables {
  events: readonly FreewayEvent[]
  week: readonly MetricsRow[]
  month: readonly MetricsRow[]
  quarter: readonly MetricsRow[]
}

export function makeEventTables(): EventTables {
  const drawn = YEARS.flatMap(drawEvents).filter(({ day }) => day >= FIRST_DAY && day <= LAST_DAY)
  settleTimes(drawn)
  const countAssists = drawAssists(YEARS)
  const groups = groupEvents(drawn)
  const rowsOf = (kind: keyof typeof groups) =>
    groups[kind].map((group: EventGroup) => eventRow(group, countAssists))
  return { events: drawn, week: rowsOf('week'), month: rowsOf('month'), quarter: rowsOf('quarter') }
}

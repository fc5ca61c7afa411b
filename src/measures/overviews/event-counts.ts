import type { FigurePeriod } from '../../contract/metrics-address.ts'
import type { EventCount } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { freewayEvents } from '../columns/freeway-events.ts'
import { ALL, EVENT_TYPES } from '../columns/shared-columns.ts'
import { wordIn } from '../columns/table.ts'
import { compareInSeries, seriesOf } from './compared-figures.ts'
import type { PeriodRows } from './period-rows.ts'

/** Events on a road by type and county: first all counties together, types in the order they are logged in. */
export function countEvents(
  periods: PeriodRows,
  requested: { by: FigurePeriod; road: string; start: string },
): EventCount[] {
  const column = freewayEvents.columns.find(({ name }) => name === 'events')
  if (column === undefined) throw new Error('the event tables count events')
  const isPart = (row: MetricsRow) =>
    row.road === requested.road && row.direction === ALL && row.level === ALL && row.event_type !== ALL
  return (periods.get(requested.start) ?? [])
    .filter(isPart)
    .map((part) => {
      const isSame = (row: MetricsRow) =>
        isPart(row) && row.county === part.county && row.event_type === part.event_type
      return {
        eventType: wordIn(part, 'event_type') ?? ALL,
        county: wordIn(part, 'county') ?? ALL,
        events: compareInSeries(seriesOf(periods, isSame), requested.by, requested.start, column),
      }
    })
    .sort((a, b) => rank(a) - rank(b))
}

const ORDER: readonly string[] = EVENT_TYPES

function rank({ eventType, county }: EventCount): number {
  return ORDER.indexOf(eventType) + (county === ALL ? 0 : ORDER.length)
}

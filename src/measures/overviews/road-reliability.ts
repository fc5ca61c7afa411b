import type { FigurePeriod } from '../../contract/metrics-address.ts'
import type { RoadReliability } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { ColumnSpec } from '../columns/column.ts'
import { freewayReliability } from '../columns/freeway-reliability.ts'
import { figureIn, wordIn } from '../columns/table.ts'
import type { Figure } from '../measured.ts'
import { rounded } from '../rounding.ts'
import { rollUpIndex } from '../travel-time/indices.ts'
import { compareColumns, type RowSeries } from './compared-figures.ts'
import type { PeriodRows } from './period-rows.ts'

/** Indices that may be put together over the segments of a road, each segment by the miles driven on it. */
const INDICES: readonly ColumnSpec[] = freewayReliability.columns.filter(
  ({ name }) => name === 'travel_time_index' || name === 'planning_time_index',
)

/** How even trips on each road are in both peaks together, with earlier periods; roads in alphabetical order. */
export function compareRoads(periods: PeriodRows, by: FigurePeriod, start: string): RoadReliability[] {
  const roads = new Set(
    (periods.get(start) ?? []).map((row) => wordIn(row, 'road')).filter((road) => road !== null),
  )
  return [...roads].sort().map((road) => ({
    road,
    segments: rollUp(periods.get(start) ?? [], road, 'planning_time_index').n,
    figures: compareColumns(roadSeries(periods, road), by, start, INDICES),
  }))
}

/** A row for each period with the road's own indices. */
function roadSeries(periods: PeriodRows, road: string): RowSeries {
  const rows = [...periods].map(([start, ofPeriod]): [string, MetricsRow] => {
    const figures = INDICES.map(({ name, decimals }) => [
      name,
      rounded(rollUp(ofPeriod, road, name).value, decimals),
    ])
    return [start, Object.fromEntries(figures)]
  })
  return new Map(rows)
}

function rollUp(rows: readonly MetricsRow[], road: string, name: string): Figure {
  const segments = rows.filter((row) => row.road === road)
  return rollUpIndex(
    segments.map((row) => ({ index: figureIn(row, name), vehicleMiles: figureIn(row, 'vehicle_miles') })),
  )
}

import type { RampFigures, RampOverview } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { Ramp, RampSignalsData } from '../../contract/ramp-signals.ts'
import { isFigure } from '../columns/column.ts'
import { rampMonths } from '../columns/ramp-months.ts'
import { figureIn } from '../columns/table.ts'
import { openPeriod } from './period-rows.ts'

/** The ramp tab for one month: every ramp signal with its figures of that month and the one before. */
export function buildRampOverview(
  table: readonly MetricsRow[],
  { ramps }: Pick<RampSignalsData, 'ramps'>,
  { period }: { period: string },
): RampOverview {
  const { rows, previousRows, overview } = openPeriod(table, { kind: 'month', period }, rampMonths.columns)
  const listed = overview.period === null ? [] : ramps.toSorted(alongTheRoad)
  return {
    ...overview,
    ramps: listed.map(({ latitude: _, longitude: __, months, ...facts }) => {
      const last = months.findLast(({ activeHours }) => activeHours !== null && activeHours > 0)
      return {
        ...facts,
        figures: figuresOf(rows, facts.id),
        before: figuresOf(previousRows, facts.id),
        lastMetered: last === undefined ? null : `${last.month}-01`,
      }
    }),
  }
}

function figuresOf(rows: readonly MetricsRow[], rampId: string): RampFigures['figures'] {
  const row = rows.find((one) => one.ramp_id === rampId)
  if (row === undefined) return null
  return Object.fromEntries(
    rampMonths.columns.filter(isFigure).map(({ name }) => [name, figureIn(row, name)]),
  )
}

/** By road and direction, then in driving order. */
function alongTheRoad(a: Ramp, b: Ramp): number {
  return (
    a.road.localeCompare(b.road, 'en') ||
    a.direction.localeCompare(b.direction, 'en') ||
    drivenTo(a) - drivenTo(b)
  )
}

function drivenTo({ direction, latitude, longitude }: Ramp): number {
  switch (direction) {
    case 'southbound':
      return -latitude
    case 'eastbound':
      return longitude
    case 'westbound':
      return -longitude
    default:
      return latitude
  }
}

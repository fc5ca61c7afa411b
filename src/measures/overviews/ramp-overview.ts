import type { RampFigures, RampOverview } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { Ramp, RampSignalsData } from '../../contract/ramp-signals.ts'
import { isFigure } from '../columns/column.ts'
import { rampMonths } from '../columns/ramp-months.ts'
import { figureIn } from '../columns/table.ts'
import { describeColumns } from './compared-figures.ts'
import { findPeriod, sortIntoPeriods, startsOf } from './period-rows.ts'

/** The ramp tab for one month: every ramp signal with its figures of that month and the one before. */
export function buildRampOverview(
  rows: readonly MetricsRow[],
  { ramps }: Pick<RampSignalsData, 'ramps'>,
  requested: { period: string },
): RampOverview {
  const periods = sortIntoPeriods(rows, 'month')
  const period = findPeriod(periods, 'month', requested.period)
  const starts = startsOf(periods)
  if (period === null) return { period, starts, columns: [], ramps: [] }
  const ofPeriod = periods.get(period.start) ?? []
  const ofPrevious = period.previous === null ? [] : (periods.get(period.previous.start) ?? [])
  return {
    period,
    starts,
    columns: describeColumns(rampMonths.columns.filter(isFigure)),
    ramps: ramps.toSorted(alongTheRoad).map((ramp) => ({
      ...factsOf(ramp),
      figures: figuresOf(ofPeriod, ramp.id),
      before: figuresOf(ofPrevious, ramp.id),
      lastMetered: lastMetered(ramp),
    })),
  }
}

function factsOf(ramp: Ramp): Omit<RampFigures, 'figures' | 'before' | 'lastMetered'> {
  const { id, interchange, road, direction, county, status, activatedOn, schedule, note } = ramp
  return { id, interchange, road, direction, county, status, activatedOn, schedule, note }
}

function figuresOf(rows: readonly MetricsRow[], rampId: string): RampFigures['figures'] {
  const row = rows.find((one) => one.ramp_id === rampId)
  if (row === undefined) return null
  return Object.fromEntries(
    rampMonths.columns.filter(isFigure).map(({ name }) => [name, figureIn(row, name)]),
  )
}

function lastMetered({ months }: Ramp): string | null {
  const last = months.findLast(({ activeHours }) => activeHours !== null && activeHours > 0)
  return last === undefined ? null : `${last.month}-01`
}

/** By road and direction, then in the order a driver passes them. */
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

import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import { type ArterialYear, arterialYears } from '../../figures/corridors.ts'
import { FISCAL_YEARS } from '../../figures/fiscal-years.ts'
import { spreadCount } from '../../figures/spread.ts'
import { createChance } from '../chance.ts'
import { fiscalYearOf, QUARTERS, type SamplePeriod } from '../periods.ts'
import { ARTERIALS, type Arterial } from './arterials.ts'

const PEAKS = ['am', 'pm'] as const

/** A corridor whose detectors were dug up when its water main was renewed: signals worked, nothing was counted. */
const DUG_UP = { corridor: 'Broward Blvd', quarters: ['2025-01-01', '2025-04-01'] }

/** Three years of quarters of one county's corridors, in both directions and peaks. */
export function arterialRows(county: keyof typeof ARTERIALS): MetricsRow[] {
  return QUARTERS.flatMap((quarter) => {
    const year = yearOf(county, quarter)
    const corridors = ARTERIALS[county]
    const weights = corridors.map(({ signals }) => signals)
    // The reports count calls about signals of the whole county; some of them are on these corridors.
    const { share } = createChance(`calls ${county} ${quarter.start}`)
    const calls = Math.round((year.outages / 4) * 0.4 * (0.75 + share() * 0.5))
    const outages = spreadCount(calls, weights, `outages ${county} ${quarter.start}`)
    return corridors.flatMap((arterial, index) =>
      arterial.directions.flatMap((direction, side) =>
        PEAKS.map((peak) =>
          arterialRow(
            { quarter, year, arterial, direction, peak, isSlow: (side === 0) === (peak === 'am') },
            outages[index] ?? 0,
          ),
        ),
      ),
    )
  })
}

function yearOf(county: string, { start }: SamplePeriod): ArterialYear {
  const year = FISCAL_YEARS.find((one) => one === Math.min(fiscalYearOf(start), 2026))
  const found = year === undefined ? undefined : arterialYears(year).find((one) => one.county === county)
  if (found === undefined) throw new Error(`${county} has no figures of the year that ${start} is in`)
  return found
}

interface Asked {
  quarter: SamplePeriod
  year: ArterialYear
  arterial: Arterial
  direction: string
  peak: (typeof PEAKS)[number]
  isSlow: boolean
}

function arterialRow(
  { quarter, year, arterial, direction, peak, isSlow }: Asked,
  outages: number,
): MetricsRow {
  const { corridor, signals, miles, quality } = arterial
  const seed = `${corridor} ${direction} ${peak} ${quarter.start}`
  const { share, normal } = createChance(seed)
  const key = { period_start: quarter.start, period_end: quarter.end, corridor, direction, peak }
  const known = {
    signals,
    communication_uptime_percent: round(Math.min(99.9, 98.6 + share() * 1.2)),
    signal_outages: outages,
  }
  if (corridor === DUG_UP.corridor && DUG_UP.quarters.includes(quarter.start)) {
    return { ...key, ...known, detector_health_percent: round(14 + share() * 6), row_status: quarter.status }
  }
  const speed = arterial.mph * (isSlow ? 0.93 : 1.07) * (peak === 'pm' ? 0.97 : 1.02) * (1 + normal() * 0.02)
  const mean = (miles / speed) * 60
  const arrivals = year.arrivalsOnGreenPercent * quality * (isSlow ? 1.03 : 0.97) + normal() * 0.9
  const green = arrivals / (year.platoonRatio * (1 + normal() * 0.015))
  return {
    ...key,
    ...known,
    mean_minutes: round(mean),
    p95_minutes: round(mean * (1.34 + (isSlow ? 0.12 : 0) + share() * 0.06)),
    mean_speed_mph: round(speed),
    arrivals_on_green_percent: round(arrivals),
    green_percent: round(green),
    split_failure_percent: round(
      (year.splitFailurePercent / quality ** 3) * (isSlow ? 1.25 : 0.75) * (1 + normal() * 0.06),
    ),
    detector_health_percent: round(Math.min(99, year.detectorHealthPercent + normal() * 1.4)),
    coverage_percent: round(93 + share() * 6),
    row_status: quarter.status,
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

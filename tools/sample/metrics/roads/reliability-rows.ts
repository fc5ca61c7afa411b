import { addDays } from '../../../../src/contract/calendar.ts'
import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import { createChance, slowNoise } from '../chance.ts'
import { daysBetween, fiscalYearOf, type SamplePeriod, WEEKS } from '../periods.ts'
import { HURRICANE, isHurricane, isWorkday, trafficOn, WEEKS_WITHOUT_TURNPIKE } from '../special-days.ts'
import { indicesIn, SEGMENTS, type Segment } from './segments.ts'

const PEAKS = ['am', 'pm'] as const
type Peak = (typeof PEAKS)[number]

/** How the weeks of one segment, direction and peak went, against a usual one: 0 as usual, 0.1 slower by a tenth of the delay. */
type WeekNoise = ReadonlyMap<string, number>

/** The travel times of these periods on every segment, in both directions and peaks. */
export function reliabilityRows(periods: readonly SamplePeriod[]): MetricsRow[] {
  const lines = SEGMENTS.flatMap((segment) =>
    [segment.slowInMorning, segment.slowInAfternoon].flatMap((direction) =>
      PEAKS.map((peak) => {
        const seed = `${segment.road} ${segment.segment} ${direction} ${peak}`
        const noise = slowNoise(seed, WEEKS.length, 0.09)
        return {
          segment,
          direction,
          peak,
          weeks: new Map(WEEKS.map(({ start }, index) => [start, noise[index] ?? 0])),
        }
      }),
    ),
  )
  return periods.flatMap((period) =>
    lines.map(({ segment, direction, peak, weeks }) => {
      const isSlow = direction === (peak === 'am' ? segment.slowInMorning : segment.slowInAfternoon)
      return reliabilityRow({ period, segment, direction, peak, isSlow }, weeks)
    }),
  )
}

interface Asked {
  period: SamplePeriod
  segment: Segment
  direction: string
  peak: Peak
  isSlow: boolean
}

function reliabilityRow({ period, segment, direction, peak, isSlow }: Asked, weeks: WeekNoise): MetricsRow {
  const key = {
    period_start: period.start,
    period_end: period.end,
    road: segment.road,
    direction,
    segment: segment.segment,
    peak,
  }
  const isMissing = segment.road === "Florida's Turnpike" && WEEKS_WITHOUT_TURNPIKE.has(period.start)
  if (isMissing && period.kind === 'week') return { ...key, coverage_percent: 0, row_status: period.status }
  const year = indicesIn(segment, fiscalYearOf(period.start))
  // Against the peak the road is busy but seldom full.
  const share = (isSlow ? 1 : 0.38) * delayFactor(period, weeks)
  const { freeFlowMinutes } = segment
  const mean = freeFlowMinutes * (1 + (year.tti - 1) * share)
  const p95 = mean + freeFlowMinutes * (year.pti - year.tti) * (isSlow ? 1 : 0.45) * Math.sqrt(share)
  const p50 = mean - (p95 - mean) * 0.12
  return {
    ...key,
    free_flow_minutes: round(freeFlowMinutes),
    mean_minutes: round(mean),
    p50_minutes: round(p50),
    p80_minutes: round(p50 + (p95 - p50) * 0.45),
    p95_minutes: round(p95),
    vehicle_miles: vehicleMiles(period, segment, isSlow),
    coverage_percent: coverage(period, `${segment.segment} ${direction} ${peak}`),
    row_status: period.status,
  }
}

/** How large the delay is against the year's: by the weeks in the period, the season and the hurricane. */
function delayFactor({ start, end }: SamplePeriod, weeks: WeekNoise): number {
  const days = daysBetween(start, end)
  const factors = days.map((day) => {
    const sunday = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
    const season = Math.cos(((Number(day.slice(5, 7)) - 2) / 12) * 2 * Math.PI) * 0.07
    return (isHurricane(day) ? trafficOn(day) * 0.8 : 1 + season) + (weeks.get(sunday) ?? 0)
  })
  return Math.max(0.1, factors.reduce((sum, factor) => sum + factor, 0) / factors.length)
}

/** Vehicles times miles, in thousands as they are published. */
function vehicleMiles({ start, end }: SamplePeriod, segment: Segment, isSlow: boolean): number {
  const traffic = daysBetween(start, end)
    .filter(isWorkday)
    .reduce((sum, day) => sum + trafficOn(day), 0)
  const miles = traffic * segment.peakVehicles * segment.miles * (isSlow ? 1 : 0.74)
  return Math.round(miles / 1000) * 1000
}

function coverage({ kind, start }: SamplePeriod, place: string): number {
  const { share } = createChance(`coverage ${place} ${start}`)
  const isStorm = kind === 'week' && start === HURRICANE.start
  return round(isStorm ? 58 + share() * 12 : 96.5 + share() * 3)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

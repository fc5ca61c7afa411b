import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import { type ExpressYear, expressYears } from '../../figures/corridors.ts'
import { FISCAL_YEARS } from '../../figures/fiscal-years.ts'
import { SEASON, spreadCount } from '../../figures/spread.ts'
import { createChance } from '../chance.ts'
import { fiscalYearOf, MONTHS, monthsOfFiscalYear, type SamplePeriod } from '../periods.ts'
import { EXPRESS, type ExpressCorridor, type ExpressWindow } from './express-windows.ts'

/** In the month of the hurricane tolls were off for five days, and detectors for four. */
const STORM_MONTH = '2026-10-01'
/** A month whose detectors in the general lanes failed: nothing to compare with. */
const BLIND_MONTH = '2024-09-01'

/** Three years of months of one express corridor: the whole of each direction, and its hours. */
export function expressRows(table: keyof typeof EXPRESS): MetricsRow[] {
  const corridor = EXPRESS[table]
  return MONTHS.flatMap((month) => {
    const { year, trips } = yearOf(corridor.name, month)
    return corridor.directions.flatMap(({ direction, volumeShare, windows }) => {
      const asked = { corridor, month, year, direction, vehicles: Math.round(trips * volumeShare) }
      return [wholeRow(asked), ...windows.map((window) => windowRow(asked, window))]
    })
  })
}

interface Asked {
  corridor: ExpressCorridor
  month: SamplePeriod
  year: ExpressYear
  direction: string
  /** In the express lanes of this direction in the month. */
  vehicles: number
}

function yearOf(name: string, { start }: SamplePeriod): { year: ExpressYear; trips: number } {
  const fiscalYear = fiscalYearOf(start)
  const known = FISCAL_YEARS.find((one) => one === Math.min(fiscalYear, 2026))
  const year = known === undefined ? undefined : expressYears(known).find(({ corridor }) => corridor === name)
  if (year === undefined) throw new Error(`${name} has no figures of FY ${fiscalYear}`)
  const trips = spreadCount(year.tripsMillions * 1_000_000, SEASON, `trips ${name} ${fiscalYear}`)
  const ofMonth = trips[monthsOfFiscalYear(fiscalYear).indexOf(start)] ?? 0
  return { year, trips: start === STORM_MONTH ? Math.round(ofMonth * 0.82) : ofMonth }
}

function keyOf({ month, direction }: Asked, window: string) {
  return { period_start: month.start, period_end: month.end, direction, window }
}

function wholeRow(asked: Asked): MetricsRow {
  const { month, year, vehicles, corridor, direction } = asked
  const { normal, share } = createChance(`${corridor.name} ${direction} ${month.start}`)
  const isStorm = month.start === STORM_MONTH
  const isBlind = month.start === BLIND_MONTH
  return {
    ...keyOf(asked, 'all'),
    express_volume_vehicles: vehicles,
    general_volume_vehicles: isBlind ? null : Math.round(vehicles * generalPerExpress(corridor.name)),
    express_mean_speed_mph: round(year.expressMph + 4 + normal() * 0.5),
    general_mean_speed_mph: isBlind ? null : round(year.generalMph + 12 + normal() * 0.8),
    time_at_or_above_45_mph_percent: round(Math.min(99.8, year.atTargetPercent + normal() * 0.5)),
    minutes_saved: isBlind ? null : round(year.minutesSaved * 0.45 + normal() * 0.15),
    mean_toll_usd: cents(year.meanTollUsd * (1 + normal() * 0.03)),
    max_toll_usd: cents(quarterDollars(year.meanTollUsd * corridor.maximumToll * 1.9)),
    availability_percent: round(
      Math.min(99.9, isStorm ? 82.5 + share() * 3 : year.availabilityPercent + normal() * 0.3),
    ),
    closures: isStorm ? 9 + Math.floor(share() * 4) : 1 + Math.floor(share() * 5),
    coverage_percent: round(isStorm ? 86 + share() * 3 : 97.2 + share() * 2),
    row_status: month.status,
  }
}

function windowRow(asked: Asked, { window, volumeShare, load }: ExpressWindow): MetricsRow {
  const { month, year, vehicles, corridor, direction } = asked
  const { normal, share } = createChance(`${corridor.name} ${direction} ${window} ${month.start}`)
  const isBlind = month.start === BLIND_MONTH
  const volume = Math.round(vehicles * (volumeShare / 100) * (1 + normal() * 0.01))
  const toll = Math.max(0.5, year.meanTollUsd * (0.35 + load * 1.25) * (1 + normal() * 0.03))
  return {
    ...keyOf(asked, window),
    express_volume_vehicles: volume,
    general_volume_vehicles: isBlind
      ? null
      : Math.round(volume * generalPerExpress(corridor.name) * (1.15 - load * 0.3)),
    express_mean_speed_mph: round(year.expressMph + (1 - load) * 7 + normal() * 0.4),
    general_mean_speed_mph: isBlind ? null : round(year.generalMph + (1 - load) * 17 + normal() * 0.6),
    time_at_or_above_45_mph_percent: round(
      Math.min(100, 100 - (100 - year.atTargetPercent) * load * 2.1 + normal() * 0.3),
    ),
    minutes_saved: isBlind ? null : round(year.minutesSaved * (load * 1.25 - 0.25) + normal() * 0.1),
    mean_toll_usd: cents(toll),
    max_toll_usd: cents(
      quarterDollars(Math.max(toll * 1.2, toll * corridor.maximumToll * (0.6 + load * 0.4))),
    ),
    coverage_percent: round(month.start === STORM_MONTH ? 85 + share() * 5 : 97 + share() * 2.6),
    row_status: month.status,
  }
}

/** Vehicles in the general lanes for each one in the express lanes. */
function generalPerExpress(corridor: string): number {
  return corridor === '95 Express' ? 3.9 : corridor === '75 Express' ? 5.2 : 6.1
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function cents(value: number): number {
  return Math.round(value * 100) / 100
}

/** Signs show tolls in steps of 25 cents. */
function quarterDollars(value: number): number {
  return Math.ceil(value * 4) / 4
}

import { FISCAL_YEARS, figureOf, type MeasureName } from '../figures/fiscal-years.ts'

/** The running year has no annual report yet: what it is on its way to. */
const RUNNING_YEAR = 2027
const RUNNING: Partial<Record<MeasureName, number>> = {
  events: 40_320,
  laneBlocking: 6640,
  verified: 2.2,
  helpArrives: 9.6,
  lanesOpen: 33.9,
  sceneClear: 47.6,
  secondary: 344,
  struckBy: 3,
  assists: 84_900,
  rampDelay: 11.5,
  rampUptime: 98.3,
  rampOverride: 4.4,
  speedBefore: 47.0,
  speedMetering: 52.1,
}

/** A measure of the annual reports in a fiscal year, so that the tables say what the reports say. */
export function yearTarget(name: MeasureName, year: number): number {
  const known = FISCAL_YEARS.find((one) => one === year)
  if (known !== undefined) return figureOf(name, known)
  const running = RUNNING[name]
  if (year !== RUNNING_YEAR || running === undefined) throw new Error(`no figure "${name}" for FY ${year}`)
  return running
}

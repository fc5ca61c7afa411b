import type { Period } from '../../contract/period.ts'
import type { Measured } from '../measured.ts'
import { percentOf } from '../shares.ts'

/**
 * Uptime of a ramp signal, percent: 100 × (hours − fault hours) / hours. `hours` are those of the period.
 * `null` when either is not known, or there were no hours.
 */
export function uptimePercent(hours: Measured, issueHours: Measured): Measured {
  if (hours === null || issueHours === null) return null
  return percentOf(hours - issueHours, hours)
}

/**
 * One figure of the mainline before and while a ramp was metered. It says that the two came
 * together, not that one caused the other: print it with its n, its period and "association, not proof".
 */
export interface BeforeAndWhile {
  before: Measured
  active: Measured
  /** active − before, in the figure's unit. `null`: one of them is not measured. */
  change: Measured
  /** 100 × (active − before) / before, percent. `null` also when before was 0. */
  changePercent: Measured
  /** Days both were measured on. `null`: the office did not say. */
  n: Measured
  period: Pick<Period, 'start' | 'end'>
}

/** Compares a figure before metering with the same figure, in the same hours, while metering. */
export function compareBeforeAndWhile(
  figure: Pick<BeforeAndWhile, 'before' | 'active' | 'n' | 'period'>,
): BeforeAndWhile {
  const { before, active, n, period } = figure
  const change = before === null || active === null ? null : active - before
  return { before, active, change, changePercent: percentOf(change, before), n, period }
}

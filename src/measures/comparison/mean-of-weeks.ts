import { addDays } from '../../contract/calendar.ts'
import { mean } from '../means.ts'
import { type Measured, measuredOnly } from '../measured.ts'

/** One week of a series. */
export interface WeekFigure {
  /** The Sunday it starts on, `YYYY-MM-DD`. */
  start: string
  /** `null`: published, but not measured. */
  value: Measured
}

/** A mean over past weeks, with how many there were. */
export interface MeanOfWeeks {
  /** `null`: no week was measured. */
  value: Measured
  /** Weeks that entered the mean. */
  weeksMeasured: number
  /** Weeks of the window that are in the series, measured or not. */
  weeksPublished: number
  /** Weeks the window has. */
  weeks: number
}

/**
 * The 52-week mean that a week is compared with: Σ of what was measured in the 52 weeks before it / number
 * of weeks measured. The week itself is not among them, so that nothing is compared with itself. Gaps are neither
 * filled nor counted as 0. Every week counts alike, whatever happened in it, a hurricane included.
 *
 * `series` may be in any order and reach further on either side. Throws when a week appears in it twice.
 */
export function meanOfWeeksBefore(series: readonly WeekFigure[], start: string, weeks = 52): MeanOfWeeks {
  const byStart = new Map(series.map((week) => [week.start, week.value]))
  if (byStart.size !== series.length) throw new RangeError('a week appears twice in the series')
  const values: Measured[] = []
  for (let ago = 1; ago <= weeks; ago += 1) {
    const value = byStart.get(addDays(start, -7 * ago))
    if (value !== undefined) values.push(value)
  }
  return {
    value: mean(values),
    weeksMeasured: measuredOnly(values).length,
    weeksPublished: values.length,
    weeks,
  }
}

import { dayIn } from '../../../src/contract/calendar-days.ts'
import type { Language } from '../../../src/contract/language.ts'
import { formatClock, formatLongDay } from '../../../src/web/ui/format-date.ts'

/** Moments in a language's words. A copy may be read on any later day, so none is told as an age. */
export interface Moments {
  /** The moment of the copy: "November 22, 2026, 5:12 p.m." */
  whole: string
  /** "5:09 p.m." on the day of the copy, on another with its date. */
  write: (instant: string) => string
}

export function copyMoments(asOf: string, language: Language, timeZone: string): Moments {
  const day = dayIn(timeZone, new Date(asOf))
  const whole = (at: Date) =>
    `${formatLongDay(dayIn(timeZone, at), language)}, ${formatClock(at, language, timeZone)}`
  return {
    whole: whole(new Date(asOf)),
    write: (instant) => {
      const at = new Date(instant)
      return dayIn(timeZone, at) === day ? formatClock(at, language, timeZone) : whole(at)
    },
  }
}

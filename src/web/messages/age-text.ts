import { formatClock, formatMoment } from '../ui/format.ts'
import type { Translations } from './catalog.ts'

/** "40 s ago", "just now". */
export function agoText(at: string, now: Date, translations: Translations): string {
  const seconds = ageSeconds(at, now)
  return seconds < 5
    ? translations.t('age.justNow')
    : translations.t('age.ago', { span: spanText(seconds, translations) })
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span in its largest whole unit. Seconds in steps of five: finer adds nothing, and the text would never stay still. */
export function spanText(seconds: number, { t }: Translations): string {
  if (seconds < MINUTE) return t('age.seconds', { count: Math.floor(seconds / 5) * 5 })
  if (seconds < 2 * HOUR) return t('age.minutes', { count: Math.floor(seconds / MINUTE) })
  if (seconds < 2 * DAY) return t('age.hours', { count: Math.floor(seconds / HOUR) })
  return t('age.days', { count: Math.floor(seconds / DAY) })
}

/** "7:10 a.m."; on another day with its date. */
export function timeOf(at: string, now: Date, { language }: Translations, timeZone: string): string {
  const format = ageSeconds(at, now) < DAY / 2 ? formatClock : formatMoment
  return format(new Date(at), language, timeZone)
}

/** Never below 0: a clock that is a little slow does not make a picture come from the future. */
export function ageSeconds(at: string, now: Date): number {
  return Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
}

import { addDays, dayIn } from '../../contract/calendar-days.ts'
import type { Language } from '../../contract/language.ts'
import {
  DATE_LOCALES,
  dateFormat,
  inCreole,
  NO_BREAK_SPACE,
  NUMBER_LOCALES,
  numberFormat,
  spanOnce,
} from './intl-formats.ts'

const WORD_JOINER = '\u2060'

/** A calendar day: `Sep 15, 2026`. It is already a day in the district's time zone. */
export function formatDay(day: string, language: Language): string {
  return noBreaks(write(day, day, language, { dateStyle: 'medium' }))
}

/** A calendar day in full, as in a citation: `November 17, 2026`. */
export function formatLongDay(day: string, language: Language): string {
  return noBreaks(write(day, day, language, { dateStyle: 'long' }))
}

/** A calendar day with its day of the week: `Sat, Nov 14, 2026`, or without the year `Sun, Nov 8`. */
export function formatWeekday(day: string, language: Language, isYearShown: boolean): string {
  const year = isYearShown ? { year: 'numeric' as const } : {}
  return noBreaks(write(day, day, language, { weekday: 'short', month: 'short', day: 'numeric', ...year }))
}

/** A day of the week by its number (0 is Sunday): `Mon`. */
export function formatDayOfWeek(number: number, language: Language): string {
  // November 1, 2026 is a Sunday.
  const day = `2026-11-0${1 + number}`
  return noBreaks(write(day, day, language, { weekday: 'short' }))
}

/** The day of a release: `10/31/2025` in English (spec §9), elsewhere with the name of the month, `31 okt. 2025`. */
export function formatReleaseDay(day: string, language: Language): string {
  return language === 'en' ? write(day, day, language, {}) : formatDay(day, language)
}

/** An instant in the district's time zone: `November 21, 9:14 a.m.` */
export function formatMoment(at: Date, language: Language, timeZone: string): string {
  const today = dayIn(timeZone, at)
  const day = write(today, today, language, { month: 'long', day: 'numeric' })
  return `${noBreaks(day)}, ${formatClock(at, language, timeZone)}`
}

/** A full hour of the day written as `16:00`: `4 p.m.` */
export function formatHour(clock: string, language: Language): string {
  const at = new Date(`2000-01-01T${clock === '24:00' ? '00:00' : clock}:00Z`)
  const hasMinutes = at.getUTCMinutes() !== 0
  const format = dateFormat(NUMBER_LOCALES[language], {
    hour: 'numeric',
    ...(hasMinutes ? { minute: '2-digit' as const } : {}),
    timeZone: 'UTC',
  })
  return asTheOfficeWrites(format.format(at))
}

/**
 * A span of days, without repeating month and year: `Nov 1–7, 2026`, `Jul 1, 2025–Jun 30, 2026`. A whole month or
 * quarter is named by its months: `October 2026`, `July–September 2026`.
 */
export function formatDays(start: string, end: string, language: Language): string {
  return spanOnce(`${language} ${start} ${end}`, () => {
    if (isMonthOrQuarter(start, end)) return formatMonths(start, end, language)
    const text = write(start, end, language, { dateStyle: 'medium' })
    const joined = noBreaks(text)
    // A span never breaks, except after its dash if it is longer than a line: `15 sept. 2025–` `15 sept. 2026`.
    return text.length > LONGEST_UNBROKEN ? joined.replace(WORD_JOINER, '') : joined
  })
}

/** Whether a span is a whole calendar month or quarter. */
function isMonthOrQuarter(start: string, end: string): boolean {
  const [first = 0, last = 0] = [start, end].map((day) => Number(day.slice(5, 7)))
  const areWholeMonths = start.endsWith('-01') && addDays(end, 1).endsWith('-01')
  const isOneYear = start.slice(0, 4) === end.slice(0, 4)
  return areWholeMonths && isOneYear && (first === last || (first === last - 2 && last % 3 === 0))
}

/** Characters in a line of a 320 px screen. */
const LONGEST_UNBROKEN = 26

const MONTH_FORMS = {
  long: { month: 'long', year: 'numeric' },
  short: { month: 'short' },
  shortWithYear: { month: 'short', year: 'numeric' },
} as const

/** The month a day is in: `October 2026`; for the axis of a chart `Oct` or `Oct 2026`. */
export function formatMonth(
  day: string,
  language: Language,
  form: keyof typeof MONTH_FORMS = 'long',
): string {
  return noBreaks(write(day, day, language, MONTH_FORMS[form]))
}

/** The months of a span: `July–September 2026`. */
export function formatMonths(start: string, end: string, language: Language): string {
  return noBreaks(write(start, end, language, MONTH_FORMS.long))
}

/** The time of an instant in the district's time zone: `5:42 p.m.` */
export function formatClock(at: Date, language: Language, timeZone: string): string {
  const format = dateFormat(NUMBER_LOCALES[language], { hour: 'numeric', minute: '2-digit', timeZone })
  return asTheOfficeWrites(format.format(at))
}

/** `Intl` writes "9:14 AM" and "9:14 a. m."; the office writes "9:14 a.m.". */
function asTheOfficeWrites(time: string): string {
  return time.replace(
    /\s?([ap])\.?\s?m\.?$/iu,
    (_, half: string) => `${NO_BREAK_SPACE}${half.toLowerCase()}.m.`,
  )
}

function noBreaks(text: string): string {
  return text.replace(/\s/gu, NO_BREAK_SPACE).replace('–', `–${WORD_JOINER}`)
}

/** A text without no-break spaces and word joiners. */
export function plainText(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '')
}

/** A day, or a span if its ends differ. */
function write(start: string, end: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(DATE_LOCALES[language], { ...options, timeZone: 'UTC' })
  const [from, to] = [midday(start), midday(end)]
  if (language === 'ht') return closeDash(inCreole(format.formatRangeToParts(from, to)))
  const text = start === end ? format.format(from) : closeDash(format.formatRange(from, to))
  // `Intl` puts "de" into some short Spanish dates and not into others.
  return language === 'es' && isShort(options) ? text.replaceAll(' de ', ' ') : text
}

function isShort({ dateStyle, month }: Intl.DateTimeFormatOptions): boolean {
  return dateStyle === 'medium' || month === 'short'
}

/** No spaces around the dash, where browsers and servers differ. */
function closeDash(text: string): string {
  return text.replace(/\s?[–-]\s?/u, '–')
}

function midday(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** Names joined in a sentence: "Adams, Clark and Polk". */
export function formatList(names: readonly string[], language: Language): string {
  const text = new Intl.ListFormat(DATE_LOCALES[language], { type: 'conjunction' }).format(names)
  return language === 'ht' ? text.replace(' et ', ' ak ') : text.replace(/, and /, ' and ')
}

/** A number with the language's separators: `84,310`. */
export function formatNumber(value: number, language: Language, fractionDigits = 0): string {
  return numberFormat(NUMBER_LOCALES[language], {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value)
}

/** A number with only the decimals it needs: `31`, `3.9`. */
export function formatShortest(value: number, language: Language, mostDecimals: number): string {
  return numberFormat(NUMBER_LOCALES[language], { maximumFractionDigits: mostDecimals }).format(value)
}

/** An amount of US dollars: `$7.25`. */
export function formatMoney(dollars: number, language: Language): string {
  return numberFormat(NUMBER_LOCALES[language], { style: 'currency', currency: 'USD' }).format(dollars)
}

/** A file size in decimal units, on one line: `482 KB`, `6.1 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return `${formatNumber(kilobytes, language)}${NO_BREAK_SPACE}KB`
  return `${formatNumber(bytes / 1_000_000, language, 1)}${NO_BREAK_SPACE}MB`
}

/** The address that dials a number written as on signs: "*123", "(954) 555-0100". */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d*#+]/g, '')}`
}

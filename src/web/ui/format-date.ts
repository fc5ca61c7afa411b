import { dayIn } from '../../contract/calendar-days.ts'
import type { Language } from '../../contract/language.ts'
import {
  creoleDay,
  creoleDayNumeric,
  creoleDays,
  creoleList,
  creoleMonth,
  creoleMonths,
  creoleWeekday,
} from './creole-formats.ts'
import { dateFormat, LOCALES, NO_BREAK_SPACE, spanOnce } from './intl-formats.ts'

const WORD_JOINER = '\u2060'

/** A calendar day: `Sep 15, 2026`. The day is already the district's; no time zone moves it. */
export function formatDay(day: string, language: Language): string {
  if (language === 'ht') return noBreaks(creoleDay(midday(day), 'short'))
  return noBreaks(dayFormat(language).format(midday(day)))
}

/** A calendar day in full, as in a citation: `November 17, 2026`. */
export function formatLongDay(day: string, language: Language): string {
  if (language === 'ht') return noBreaks(creoleDay(midday(day), 'long'))
  const format = dateFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  return noBreaks(format.format(midday(day)))
}

/** A calendar day with its day of the week: `Sat, Nov 14, 2026`, or without the year `Sun, Nov 8`. */
export function formatWeekday(day: string, language: Language, isYearShown: boolean): string {
  if (language === 'ht') return noBreaks(creoleWeekday(midday(day), isYearShown))
  const format = dateFormat(LOCALES[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(isYearShown ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  })
  return noBreaks(format.format(midday(day)))
}

/** A calendar day in figures, as the release date is written: `10/31/2025`. */
export function formatDayNumeric(day: string, language: Language): string {
  if (language === 'ht') return creoleDayNumeric(midday(day))
  return dateFormat(LOCALES[language], { timeZone: 'UTC' }).format(midday(day))
}

/** An instant on the district's clocks: `November 21, 9:14 a.m.` */
export function formatMoment(at: Date, language: Language, timeZone: string): string {
  if (language === 'ht') {
    const day = creoleDay(midday(dayIn(timeZone, at)), 'long', false)
    return `${noBreaks(day)}, ${formatClock(at, language, timeZone)}`
  }
  const format = dateFormat(LOCALES[language], {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  // "at 9:14 AM" of the dictionaries is not how the office writes.
  const text = format.format(at).replace(/,? (?:at|a las?) /, ', ')
  return asTheOfficeWrites(text)
}

/** A full hour of the day written as `16:00`: `4 p.m.` */
export function formatHour(clock: string, language: Language): string {
  const at = new Date(`2000-01-01T${clock === '24:00' ? '00:00' : clock}:00Z`)
  const hasMinutes = at.getUTCMinutes() !== 0
  const format = dateFormat(LOCALES[language], {
    hour: 'numeric',
    ...(hasMinutes ? { minute: '2-digit' as const } : {}),
    timeZone: 'UTC',
  })
  return asTheOfficeWrites(format.format(at))
}

/** Both ends of a span, sharing what they share: `Nov 1–7, 2026`, `Jul 1, 2025–Jun 30, 2026`. */
export function formatDays(start: string, end: string, language: Language): string {
  return spanOnce(`${language} ${start} ${end}`, () => writeDays(start, end, language))
}

function writeDays(start: string, end: string, language: Language): string {
  if (language === 'ht') return spanOnLines(creoleDays(midday(start), midday(end)))
  const range = dayFormat(language).formatRange(midday(start), midday(end))
  // Browsers and servers differ in the spaces they put around the dash: none is ours.
  return spanOnLines(range.replace(/\s?[–-]\s?/u, '–'))
}

/** What a line of 320 px holds beside its margins. */
const LONGEST_UNBROKEN = 26

/** A span never breaks, but after its dash where it is longer than a line: `1 de jul de 2025–` `30 de jun de 2026`. */
function spanOnLines(text: string): string {
  const joined = noBreaks(text)
  return text.length > LONGEST_UNBROKEN ? joined.replace(WORD_JOINER, '') : joined
}

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
  if (language === 'ht') {
    const length = form === 'long' ? 'long' : 'short'
    return noBreaks(creoleMonth(midday(day), length, form !== 'short'))
  }
  const format = dateFormat(LOCALES[language], { ...MONTH_FORMS[form], timeZone: 'UTC' })
  return noBreaks(format.format(midday(day)))
}

/** The months of a span: `July–September 2026`. */
export function formatMonths(start: string, end: string, language: Language): string {
  if (language === 'ht') return noBreaks(creoleMonths(midday(start), midday(end)))
  const format = dateFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return noBreaks(format.formatRange(midday(start), midday(end)).replace(/\s?[–-]\s?/u, '–'))
}

/** The time of an instant on the district's clocks: `5:42 p.m.` */
export function formatClock(at: Date, language: Language, timeZone: string): string {
  const format = dateFormat(LOCALES[language], { hour: 'numeric', minute: '2-digit', timeZone })
  return asTheOfficeWrites(format.format(at))
}

/** "9:14 AM" and "9:14 a. m." of the dictionaries as "9:14 a.m.". */
function asTheOfficeWrites(time: string): string {
  return time.replace(
    /\s?([ap])\.?\s?m\.?$/iu,
    (_, half: string) => `${NO_BREAK_SPACE}${half.toLowerCase()}.m.`,
  )
}

function noBreaks(text: string): string {
  return text.replace(/\s/gu, NO_BREAK_SPACE).replace('–', `–${WORD_JOINER}`)
}

function dayFormat(language: Language): Intl.DateTimeFormat {
  return dateFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' })
}

function midday(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** Names joined in a sentence: "Broward, Martin and St. Lucie". */
export function formatList(names: readonly string[], language: Language): string {
  if (language === 'ht') return creoleList(names)
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
    .format(names)
    .replace(/, and /, ' and ')
}

/**
 * Dates in Haitian Creole, which no browser's `Intl` knows. Names are in the official spelling, days come before
 * months as in French, and clocks run to twelve as everywhere in Florida. Numbers keep the separators of the
 * United States (docs/decisions/0040-haitian-creole-formats.md). Every date here is a day at noon UTC.
 */
const MONTHS = [
  { long: 'janvye', short: 'janv.' },
  { long: 'fevriye', short: 'fevr.' },
  { long: 'mas', short: 'mas' },
  { long: 'avril', short: 'avr.' },
  { long: 'me', short: 'me' },
  { long: 'jen', short: 'jen' },
  { long: 'jiyè', short: 'jiyè' },
  { long: 'out', short: 'out' },
  { long: 'septanm', short: 'sept.' },
  { long: 'oktòb', short: 'okt.' },
  { long: 'novanm', short: 'nov.' },
  { long: 'desanm', short: 'des.' },
] as const

const WEEKDAYS = ['dim.', 'len.', 'mad.', 'mèk.', 'jed.', 'van.', 'sam.'] as const

type Length = 'long' | 'short'

/** `1ye`, `2yèm`, `90yèm`. */
export function creoleOrdinal(number: number): string {
  return number === 1 ? '1ye' : `${number}yèm`
}

/** `17 novanm 2026`, `15 sept. 2026`; without the year `17 novanm`. The first of a month is `1ye`. */
export function creoleDay(at: Date, length: Length, isYearShown = true): string {
  const day = `${dayOfMonth(at)} ${monthOf(at)[length]}`
  return isYearShown ? `${day} ${at.getUTCFullYear()}` : day
}

/** `sam. 14 nov. 2026`, `dim. 8 nov.` */
export function creoleWeekday(at: Date, isYearShown: boolean): string {
  return `${WEEKDAYS[at.getUTCDay()]} ${creoleDay(at, 'short', isYearShown)}`
}

/** In figures, the day first: `31/10/2025`. */
export function creoleDayNumeric(at: Date): string {
  return `${at.getUTCDate()}/${at.getUTCMonth() + 1}/${at.getUTCFullYear()}`
}

/** Both ends of a span, sharing what they share: `1ye–7 nov. 2026`, `28 sept.–4 okt. 2026`. */
export function creoleDays(start: Date, end: Date): string {
  if (start.getTime() === end.getTime()) return creoleDay(start, 'short')
  const isSameYear = start.getUTCFullYear() === end.getUTCFullYear()
  const isSameMonth = isSameYear && start.getUTCMonth() === end.getUTCMonth()
  const first = isSameMonth ? dayOfMonth(start) : creoleDay(start, 'short', !isSameYear)
  return `${first}–${creoleDay(end, 'short')}`
}

/** `oktòb 2026`, `okt. 2026`, `okt.` */
export function creoleMonth(at: Date, length: Length, isYearShown = true): string {
  const month = monthOf(at)[length]
  return isYearShown ? `${month} ${at.getUTCFullYear()}` : month
}

/** `jiyè–septanm 2026`, `oktòb 2025–mas 2026`. */
export function creoleMonths(start: Date, end: Date): string {
  const isSameYear = start.getUTCFullYear() === end.getUTCFullYear()
  if (isSameYear && start.getUTCMonth() === end.getUTCMonth()) return creoleMonth(end, 'long')
  return `${creoleMonth(start, 'long', !isSameYear)}–${creoleMonth(end, 'long')}`
}

/** "Broward, Martin ak St. Lucie". */
export function creoleList(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ak ${last}`
}

/** The day of the month; only the first is an ordinal. */
function dayOfMonth(at: Date): string {
  const day = at.getUTCDate()
  return day === 1 ? creoleOrdinal(day) : String(day)
}

function monthOf(at: Date): (typeof MONTHS)[number] {
  // A date has a month from 0 to 11; the fallback only serves the type.
  return MONTHS[at.getUTCMonth()] ?? MONTHS[0]
}

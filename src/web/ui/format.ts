import type { Language } from '../../contract/language.ts'

/** Intl has no Haitian Creole; its own formats arrive with that language. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US', ht: 'fr-HT' }

const NO_BREAK_SPACE = '\u00a0'
const WORD_JOINER = '\u2060'

/** A number with the language's separators: `84,310`. */
export function formatNumber(value: number, language: Language, fractionDigits = 0): string {
  return new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value)
}

/** A file size in decimal units, never broken over lines: `482 KB`, `6.1 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return `${formatNumber(kilobytes, language)}${NO_BREAK_SPACE}KB`
  return `${formatNumber(bytes / 1_000_000, language, 1)}${NO_BREAK_SPACE}MB`
}

/** A calendar day: `Sep 15, 2026`. The day is already the district's; no time zone moves it. */
export function formatDay(day: string, language: Language): string {
  return noBreaks(dayFormat(language).format(midday(day)))
}

/** A calendar day in figures, as the release date is written: `10/31/2025`. */
export function formatDayNumeric(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC' }).format(midday(day))
}

/** Both ends of a span, sharing what they share: `Nov 1–7, 2026`, `Jul 1, 2025–Jun 30, 2026`. */
export function formatDays(start: string, end: string, language: Language): string {
  const range = dayFormat(language).formatRange(midday(start), midday(end))
  // Browsers and servers differ in the spaces they put around the dash: none is ours.
  return noBreaks(range.replace(/\s*[–-]\s*/u, '–'))
}

function noBreaks(text: string): string {
  return text.replace(/\s/gu, NO_BREAK_SPACE).replace('–', `–${WORD_JOINER}`)
}

function dayFormat(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' })
}

function midday(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** Names joined in a sentence: "Broward, Martin and St. Lucie". */
export function formatList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
    .format(names)
    .replace(/, and /, ' and ')
}

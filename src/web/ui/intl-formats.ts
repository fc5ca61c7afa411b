import type { Language } from '../../contract/language.ts'

/** Of numbers and clocks: in Creole those of the United States. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', ht: 'en-US' }

/** Of dates and lists: Creole has the order of French, and names of its own (below). */
export const DATE_LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', ht: 'fr' }

export const NO_BREAK_SPACE = '\u00a0'

/**
 * The formats made so far. Making one takes a hundred times as long as using it, and a list of fifty reports uses
 * three hundred. They stay few: locales are these, and options those written in `format.ts`.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return madeOnce(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return madeOnce(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options))
}

/** The spans written so far; a page of charts says the same few hundred over and over. */
const spans = new Map<string, string>()
const MOST_SPANS = 4000

/** Writes a span of days, or remembers it: to format one takes as long as twenty single days. */
export function spanOnce(key: string, write: () => string): string {
  const cached = spans.get(key)
  if (cached !== undefined) return cached
  if (spans.size >= MOST_SPANS) spans.clear()
  const span = write()
  spans.set(key, span)
  return span
}

function madeOnce<Format>(
  made: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = locale + JSON.stringify(options)
  const cached = made.get(key)
  if (cached !== undefined) return cached
  const format = make()
  made.set(key, format)
  return format
}

/**
 * Names of months and days in Haitian Creole, in the official spelling, by the French ones: no browser's `Intl` knows
 * Creole, whose dates are otherwise written as in French (docs/decisions/0040-haitian-creole-formats.md). Those that
 * are the same are left out. The first of a month is `1ye`.
 */
const NAMES: Readonly<Record<string, string>> = {
  '1': '1ye',
  'lun.': 'len.',
  'mar.': 'mad.',
  'mer.': 'mèk.',
  'jeu.': 'jed.',
  'ven.': 'van.',
  janvier: 'janvye',
  février: 'fevriye',
  'févr.': 'fevr.',
  mars: 'mas',
  mai: 'me',
  juin: 'jen',
  juillet: 'jiyè',
  'juil.': 'jiyè',
  août: 'out',
  septembre: 'septanm',
  octobre: 'oktòb',
  'oct.': 'okt.',
  novembre: 'novanm',
  décembre: 'desanm',
  'déc.': 'des.',
}

/** Writes the parts of a French date in Creole. */
export function inCreole(parts: readonly { value: string }[]): string {
  return parts.map(({ value }) => NAMES[value] ?? value).join('')
}

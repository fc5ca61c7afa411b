import { LOCALES } from '../../contract/language.ts'

/** Locales of numbers and times. Creole uses those of the United States. */
export const NUMBER_LOCALES = { ...LOCALES, ht: 'en-US' }

/** Locales of dates and lists. Creole has the order of French and its own names (below). */
export const DATE_LOCALES = { ...LOCALES, ht: 'fr' }

export const NO_BREAK_SPACE = '\u00a0'

/**
 * The formats made so far. Making one takes a hundred times as long as using it, and a list of fifty reports uses
 * three hundred. There are only a few: these locales with the options in `format.ts`.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return madeOnce(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return madeOnce(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options))
}

/** The spans formatted so far; a page of charts repeats the same few hundred. */
const spans = new Map<string, string>()
const MOST_SPANS = 4000

/** Formats a span of days once, because that takes as long as twenty single days. */
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
 * Names of months and days in Haitian Creole, in the official spelling, by their French names: no browser's `Intl` has
 * Creole, whose dates are otherwise written as in French (docs/decisions/0040-haitian-creole-formats.md). Names that
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

/** A French date, given as its parts, in Creole. */
export function inCreole(parts: readonly { value: string }[]): string {
  return parts.map(({ value }) => NAMES[value] ?? value).join('')
}

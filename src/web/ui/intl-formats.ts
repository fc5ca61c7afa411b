/**
 * The formats made so far. Making one takes a hundred times as long as using it, and a list of fifty reports uses
 * three hundred. They stay few: locales and options are those written in `format.ts`.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return madeOnce(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return madeOnce(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options))
}

function madeOnce<Format>(
  made: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = locale + JSON.stringify(options)
  const known = made.get(key)
  if (known !== undefined) return known
  const format = make()
  made.set(key, format)
  return format
}

import type { Language } from '../../contract/language.ts'
import { LOCALES, NO_BREAK_SPACE, numberFormat } from './intl-formats.ts'

/** A number with the language's separators: `84,310`. */
export function formatNumber(value: number, language: Language, fractionDigits = 0): string {
  return numberFormat(LOCALES[language], {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value)
}

/** The same with no more decimals than it needs: `31`, `3.9`. */
export function formatShortest(value: number, language: Language, mostDecimals: number): string {
  return numberFormat(LOCALES[language], { maximumFractionDigits: mostDecimals }).format(value)
}

/** An amount of US dollars: `$7.25`. */
export function formatMoney(dollars: number, language: Language): string {
  return numberFormat(LOCALES[language], { style: 'currency', currency: 'USD' }).format(dollars)
}

/** A file size in decimal units, never broken over lines: `482 KB`, `6.1 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return `${formatNumber(kilobytes, language)}${NO_BREAK_SPACE}KB`
  return `${formatNumber(bytes / 1_000_000, language, 1)}${NO_BREAK_SPACE}MB`
}

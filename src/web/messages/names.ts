import { LANGUAGES, type Language } from '../../contract/language.ts'
import type { Period } from '../../contract/period.ts'
import type { ListedReport } from '../../contract/report.ts'
import { formatDays, plainText } from '../ui/format.ts'
import type { Translations } from './catalog.ts'
import { LANGUAGE_NAMES } from './every-language.ts'
import type { Translate } from './translate.ts'

/** A direction of travel in words; an unknown one keeps its own. */
export function directionText(direction: string, { textOf }: Translations): string {
  return textOf(`metrics.direction.${direction}`) ?? direction
}

/** A peak in words: "Weekday mornings, 6–9", or short, "6–9 a.m."; an unknown one keeps its own. */
export function peakText(peak: string, { textOf }: Translations, length: 'long' | 'short' = 'long'): string {
  return textOf(length === 'long' ? `peak.${peak}` : `peak.short.${peak}`) ?? peak
}

/**
 * A place that the office's tables write in English, "Exit 32, Main St", in running text and in the order of all other
 * names of exits: "Main St, exit 32".
 */
export function placeText(location: string, { textOf }: Translations): string {
  const found = /^Exit (?<number>\d\S*?)(?:, (?<street>.+))?$/.exec(location)?.groups
  if (found === undefined) return location
  const exit = `${textOf('place.exit') ?? 'exit'}\u00a0${found.number}`
  return found.street === undefined ? exit : `${found.street}, ${exit}`
}

/** A type of event as a person says it; one that has no name yet keeps its own. */
export function eventName(type: string, { textOf }: Translations): string {
  return textOf(`event.${type}`) ?? type.replaceAll('_', ' ')
}

/**
 * A document's language in the reader's; where the messages have no word for it, as its speakers call it. A language the
 * site is not in keeps its code.
 */
export function documentLanguage(code: string, { textOf }: Translations): string {
  const known = LANGUAGES.find((language) => language === code.split('-')[0])
  return known === undefined ? code : (textOf(`languageOfDocument.${known}`) ?? LANGUAGE_NAMES[known])
}

type CheckedFile = Pick<ListedReport['file'], 'accessibility' | 'checks'>

/** What is known of a PDF's accessibility, which is less than whether everybody can read it. Pure. */
export function checksKind({ accessibility, checks }: CheckedFile) {
  if (accessibility === 'untagged') return 'untagged'
  if (checks === null || accessibility === 'unknown') return 'unchecked'
  return checks.findings.length === 0 ? 'clear' : 'problems'
}

/** The same in words. */
export function checksText(file: CheckedFile, t: Translate): string {
  const kind = checksKind(file)
  return kind === 'problems'
    ? t('report.checks.problems', { count: file.checks?.findings.length ?? 0 })
    : t(`report.checks.${kind}`)
}

/** A text that begins a line or is a choice: with a capital. Pure. */
export function capitalized(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
}

/** How a period is called in the visitor's language: `October 2026`, `T3 2026`, `AF 2026`, `2025–2030`. Pure. */
export function reportPeriodName(
  { kind, start, end, label }: Period,
  language: Language,
  t: Translate,
): string {
  // The office names its periods itself, in English.
  if (language === 'en') return label
  const [year = ''] = start.split('-')
  switch (kind) {
    case 'week':
    case 'month':
      return formatDays(start, end, language)
    case 'quarter':
      return t('report.quarter', { number: String(Math.ceil(Number(start.slice(5, 7)) / 3)), year })
    case 'fiscalYear':
      return t('search.fiscalYear', { year: end.slice(0, 4) })
    case 'year':
      return year
    case 'none':
      return /^\d{4}–\d{4}$/u.test(label) ? label : formatDays(start, end, language)
  }
}

/** Periods whose name says when they begin and end: "Nov 8–14, 2026", "October 2026", "2026". */
const SAYS_ITS_DAYS: readonly Period['kind'][] = ['week', 'month', 'year']

/** When a report's period begins and ends; `null`: its title says so, in these words. Pure. */
export function periodBesideTitle(
  { period, title }: Pick<ListedReport, 'period' | 'title'>,
  language: Language,
  t: Translate,
): string | null {
  const days = SAYS_ITS_DAYS.includes(period.kind)
    ? reportPeriodName(period, language, t)
    : formatDays(period.start, period.end, language)
  return title.includes(plainText(days)) ? null : days
}

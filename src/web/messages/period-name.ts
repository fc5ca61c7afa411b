import type { Language } from '../../contract/language.ts'
import type { Period } from '../../contract/period.ts'
import { formatDays, formatMonth } from '../ui/format-date.ts'
import type { Translate } from './message-types.ts'

/** How a period is called in the visitor's language: `October 2026`, `T3 2026`, `AF 2026`, `2025–2030`. Pure. */
export function periodName({ kind, start, end, label }: Period, language: Language, t: Translate): string {
  // The office names its periods itself, in English.
  if (language === 'en') return label
  const [year = ''] = start.split('-')
  switch (kind) {
    case 'week':
      return formatDays(start, end, language)
    case 'month':
      return formatMonth(start, language)
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

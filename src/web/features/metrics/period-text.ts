import type { Language } from '../../../contract/language.ts'
import type { FigurePeriod } from '../../../contract/metrics-address.ts'
import type { OverviewPeriod } from '../../../contract/metrics-overview.ts'
import { endOfPeriod } from '../../../contract/period-days.ts'
import type { Translations } from '../../messages/catalog.ts'
import { formatDays, formatMonth, formatMonths } from '../../ui/format-date.ts'

/** A period by its dates: "Nov 8–14, 2026", "October 2026", "July–September 2026". */
export function periodName(kind: FigurePeriod, start: string, language: Language): string {
  const end = endOfPeriod(kind, start)
  switch (kind) {
    case 'week':
      return formatDays(start, end ?? start, language)
    case 'month':
      return formatMonth(start, language)
    case 'quarter':
      return formatMonths(start, end ?? start, language)
  }
}

/** When, in a sentence: "this week" for the newest one, else "in the week of …". */
export function timeText(
  { kind, start }: Pick<OverviewPeriod, 'kind' | 'start'>,
  newest: string | undefined,
  { t, language }: Translations,
): string {
  if (kind === 'week' && start === newest) return t('metrics.when.thisWeek')
  return t(`metrics.when.${kind}`, { period: periodName(kind, start, language) })
}

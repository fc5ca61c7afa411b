import type { Language } from '../../../contract/language.ts'
import type { Period } from '../../../contract/period.ts'
import type { Translate } from '../../messages/message-types.ts'
import { periodName } from '../../messages/period-name.ts'
import { formatDay, formatDays, formatWeekday } from '../../ui/format-date.ts'

/** A period in words. */
interface PeriodText {
  /** How the office names it: "FY 2026". `null`: its name is its dates. */
  label: string | null
  /** Its actual days: "Jul 1, 2025 to Jun 30, 2026", "Oct 1–31, 2026", "Sun, Nov 8 to Sat, Nov 14, 2026". */
  dates: string
}

/** Names a period and its actual days. A week shows its days of the week, because offices begin it differently. Pure. */
export function periodText(period: Period, language: Language, t: Translate): PeriodText {
  const { start, end } = period
  const label = periodName(period, language, t)
  const isItsDates = withoutSpaces(label) === withoutSpaces(formatDays(start, end, language))
  return { label: isItsDates ? null : label, dates: datesOf(period, language, t) }
}

function datesOf({ kind, start, end }: Period, language: Language, t: Translate): string {
  if (kind === 'week') {
    const isOneYear = start.slice(0, 4) === end.slice(0, 4)
    const from = formatWeekday(start, language, !isOneYear)
    return t('reportPage.fromTo', { start: from, end: formatWeekday(end, language, true) })
  }
  // Two whole dates may take two lines; within a month they are short enough for one.
  return start.slice(0, 7) === end.slice(0, 7)
    ? formatDays(start, end, language)
    : t('reportPage.fromTo', { start: formatDay(start, language), end: formatDay(end, language) })
}

/** Spaces and joiners keep a date together; they say nothing. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u2060]/gu, '')
}

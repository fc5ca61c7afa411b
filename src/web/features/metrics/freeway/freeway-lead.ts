import type { ComparedFigure } from '../../../../contract/metrics-overview.ts'
import { type ComparisonRule, compareFigures } from '../../../../measures/comparison/compare.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { formatShortest } from '../../../ui/format-number.ts'

export interface LeadFacts {
  lanesOpen: ComparedFigure
  rule: ComparisonRule
  /** `null`: all freeways. */
  road: string | null
  /** "this week". */
  when: string
  /** "the 52-week mean", "the week before". */
  names: { mean: string; previous: string }
}

/**
 * What a commuter asks first, answered from the data: how long lanes stayed blocked, and whether that is usual.
 * Compared with the mean of the year where there is one, else with the period before. Facts stand between `**`.
 */
export function freewayLead(
  { lanesOpen, rule, road, when, names }: LeadFacts,
  translations: Translations,
): string {
  const { t } = translations
  const where = road === null ? '' : t('freeway.onRoad', { road })
  if (lanesOpen.value === null) return t('freeway.lead.notMeasured', { where, when })
  const time = minutesText(lanesOpen.value, translations)
  const isMeanKnown = lanesOpen.mean !== null
  const compared = compareFigures(lanesOpen.value, isMeanKnown ? lanesOpen.mean : lanesOpen.previous, rule)
  if (compared.kind === 'notMeasured') return t('freeway.lead.alone', { where, time, when })
  const baseline = isMeanKnown ? names.mean : names.previous
  if (compared.verdict === 'same') return t('freeway.lead.same', { where, time, when, baseline })
  const difference = minutesText(Math.abs(compared.difference), translations)
  const way = compared.direction === 'down' ? 'faster' : 'slower'
  return t(`freeway.lead.${way}`, { where, time, when, difference, baseline })
}

/** Minutes in a sentence: "31 minutes", "3.9 minutes", "1 minute". */
export function minutesText(minutes: number, { t, language }: Translations): string {
  return minutes === 1
    ? t('metrics.oneMinute')
    : t('metrics.minutesLong', { number: formatShortest(minutes, language, 1) })
}

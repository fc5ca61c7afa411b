import type { Stat } from '../../../contract/stats.ts'
import type { ComparisonRule } from '../../../measures/comparison/compare.ts'
import type { Compared } from '../../messages/comparison-text.ts'
import type { Translate } from '../../messages/message-types.ts'

/**
 * What a headline figure is compared with: a time with the 52-week mean, because one week more or less
 * says little about it; any other with the period before.
 */
export function comparedStat(stat: Stat, t: Translate): Compared {
  const { value, unit, decimals, goodDirection, previousValue, meanOf52Weeks, period } = stat
  const figure = { value, unit, decimals, goodDirection, sameWithin: sameWithinOf(unit) }
  if (unit === 'minutes' && meanOf52Weeks !== null) {
    return { ...figure, baseline: meanOf52Weeks.value, baselineName: t('compare.mean.week') }
  }
  return { ...figure, baseline: previousValue, baselineName: t(`compare.previous.${kindOf(period.kind)}`) }
}

/** As every column of that unit: half a minute or point, or a twentieth of what is counted. */
function sameWithinOf(unit: string): ComparisonRule['sameWithin'] {
  const isMeasured = unit === 'minutes' || unit === 'percent' || unit === 'mph'
  return isMeasured ? { amount: 0.5, of: 'unit' } : { amount: 5, of: 'baselinePercent' }
}

function kindOf(kind: Stat['period']['kind']): 'week' | 'month' | 'quarter' | 'other' {
  return kind === 'week' || kind === 'month' || kind === 'quarter' ? kind : 'other'
}

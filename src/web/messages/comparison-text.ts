import type { Language } from '../../contract/language.ts'
import { type Comparison, type ComparisonRule, compareFigures } from '../../measures/comparison/compare.ts'
import type { Measured } from '../../measures/measured.ts'
import { formatMoney, formatNumber } from '../ui/format-number.ts'
import type { Translate } from './message-types.ts'

/** A figure, what it is compared with, and how its measure is evaluated. */
export interface Compared extends ComparisonRule {
  value: Measured
  baseline: Measured
  /** "the week before", "the 52-week mean". */
  baselineName: string
  /** As the tables name it: `minutes`, `percent`, `USD`. */
  unit: string
}

/** What a comparison says: facts are between `**`; an arrow may precede it. */
interface ComparisonWords {
  direction: 'up' | 'down' | 'level' | null
  text: string
}

/**
 * Says how a figure compares, with its meaning in words: shorter is faster, and whether more is better
 * depends on what is counted.
 */
export function comparisonText(compared: Compared, language: Language, t: Translate): ComparisonWords {
  const { baseline, baselineName, unit, decimals } = compared
  const comparison = compareFigures(compared.value, baseline, compared)
  if (comparison.kind === 'notMeasured' || baseline === null) {
    return { direction: null, text: t('compare.nothing', { baseline: baselineName }) }
  }
  if (comparison.verdict === 'same') {
    const before = amountText(baseline, { unit, decimals }, language, t)
    return { direction: 'level', text: t('compare.same', { baseline: baselineName, before }) }
  }
  const difference = differenceText(Math.abs(comparison.difference), { unit, decimals }, language, t)
  return {
    direction: comparison.direction,
    text: t(`compare.${wayOf(comparison, compared)}`, { difference, baseline: baselineName }),
  }
}

/** A figure with its unit: `31.0 min`, `96.2 %`, `$7.25`, `1,642`. */
function amountText(
  value: number,
  { unit, decimals }: { unit: string; decimals: number },
  language: Language,
  t: Translate,
): string {
  if (unit === 'USD') return formatMoney(value, language)
  return joined(formatNumber(value, language, decimals), shortUnit(unit, t))
}

/** How a unit is written behind a number; nothing for what is counted, as its name says what it is. */
export function shortUnit(unit: string, t: Translate): string {
  switch (unit) {
    case 'minutes':
      return t('unit.minutes')
    case 'percent':
      return t('unit.percent')
    case 'mph':
      return 'mph'
    default:
      return ''
  }
}

function differenceText(
  amount: number,
  { unit, decimals }: { unit: string; decimals: number },
  language: Language,
  t: Translate,
): string {
  if (unit !== 'percent') return amountText(amount, { unit, decimals }, language, t)
  return joined(formatNumber(amount, language, decimals), t(amount === 1 ? 'unit.point' : 'unit.points'))
}

type Way =
  | 'faster'
  | 'slower'
  | 'better'
  | 'worse'
  | 'more'
  | 'less'
  | `${'more' | 'less'}${'Better' | 'Worse'}`

function wayOf(
  { verdict, direction }: Comparison & { kind: 'measured' },
  { unit, goodDirection }: ComparisonRule & { unit: string },
): Way {
  const isMore = direction === 'up'
  if (verdict === 'neither' || verdict === 'same') return isMore ? 'more' : 'less'
  const isTime =
    (unit === 'minutes' && goodDirection === 'down') || (unit === 'mph' && goodDirection === 'up')
  if (isTime) return verdict === 'better' ? 'faster' : 'slower'
  if (unit === 'percent' || unit === 'ratio') return verdict
  return `${isMore ? 'more' : 'less'}${verdict === 'better' ? 'Better' : 'Worse'}`
}

function joined(number: string, unit: string): string {
  return unit === '' ? number : `${number}\u00a0${unit}`
}

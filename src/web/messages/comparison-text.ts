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

/**
 * Says how a figure compares, with its meaning in words: shorter is faster, and whether more is better depends on what
 * is counted. Facts are between `**`; an arrow may precede the text.
 */
export function comparisonText(
  compared: Compared,
  language: Language,
  t: Translate,
): { direction: 'up' | 'down' | 'level' | null; text: string } {
  const { baseline, baselineName, unit, decimals } = compared
  const comparison = compareFigures(compared.value, baseline, compared)
  if (comparison.kind === 'notMeasured' || baseline === null) {
    return { direction: null, text: t('compare.nothing', { baseline: baselineName }) }
  }
  const amount = (value: number, unitText = shortUnit(unit)) =>
    unit === 'USD'
      ? formatMoney(value, language)
      : `${formatNumber(value, language, decimals)}\u00a0${unitText}`.trim()
  if (comparison.verdict === 'same') {
    return {
      direction: 'level',
      text: t('compare.same', { baseline: baselineName, before: amount(baseline) }),
    }
  }
  const size = Math.abs(comparison.difference)
  const difference =
    unit === 'percent' ? amount(size, t(size === 1 ? 'unit.point' : 'unit.points')) : amount(size)
  return {
    direction: comparison.direction,
    text: t(`compare.${wayOf(comparison, compared)}`, { difference, baseline: baselineName }),
  }
}

/** How a unit is written behind a number; nothing for what is counted, as its name says what it is. */
export function shortUnit(unit: string): string {
  return SHORT_UNITS[unit] ?? ''
}

/** The same in every language. */
const SHORT_UNITS: Readonly<Record<string, string>> = { minutes: 'min', percent: '%', mph: 'mph' }

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

import type { Language } from '../../contract/language.ts'
import { type Comparison, type ComparisonRule, compareFigures } from '../../measures/comparison/compare.ts'
import type { Measured } from '../../measures/measured.ts'
import { formatMoney, formatNumber } from '../ui/format.ts'
import { NO_BREAK_SPACE } from '../ui/intl-formats.ts'
import type { Translate } from './translate.ts'

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
  const amount = (value: number, unitText = shortUnit(unit, language)) =>
    unit === 'USD' ? formatMoney(value, language) : `${formatNumber(value, language, decimals)}${unitText}`
  if (comparison.verdict === 'same') {
    return {
      direction: 'level',
      text: t('compare.same', { baseline: baselineName, before: amount(baseline) }),
    }
  }
  const size = Math.abs(comparison.difference)
  const difference =
    unit === 'percent'
      ? amount(size, afterNumber(t(size === 1 ? 'unit.point' : 'unit.points'), language))
      : amount(size)
  const way = wayOf(comparison, compared)
  if (way === 'faster' || way === 'slower') {
    const text = t(`compare.${way}`, { difference, baseline: baselineName })
    return { direction: comparison.direction, text }
  }
  const verdict = comparison.verdict === 'neither' ? '' : ` (${t(`compare.${comparison.verdict}`)})`
  return {
    direction: comparison.direction,
    text: t(`compare.${way}`, { difference, verdict, baseline: baselineName }),
  }
}

/** How a unit is written after a number; nothing for what is counted, as its name says what it is. */
export function shortUnit(unit: string, language: Language): string {
  return afterNumber(SHORT_UNITS[unit] ?? '', language)
}

/** A unit with the space before it, if its language has one: `96%` in English, `96 %` in Spanish and Creole. */
export function afterNumber(unit: string, language: Language): string {
  if (unit === '' || (language === 'en' && unit.startsWith('%'))) return unit
  return `${NO_BREAK_SPACE}${unit}`
}

/** The same in every language. */
const SHORT_UNITS: Readonly<Record<string, string>> = { minutes: 'min', percent: '%', mph: 'mph' }

/** Units of what is measured, and not counted: `higher` and `lower`, not `more` and `fewer`. */
const MEASURED_UNITS: readonly string[] = ['percent', 'ratio', 'mph', 'USD']

function wayOf(
  { verdict, direction }: Comparison & { kind: 'measured' },
  { unit, goodDirection }: ComparisonRule & { unit: string },
) {
  const isMore = direction === 'up'
  const isTime =
    (unit === 'minutes' && goodDirection === 'down') || (unit === 'mph' && goodDirection === 'up')
  if (isTime) return verdict === 'better' ? 'faster' : 'slower'
  if (MEASURED_UNITS.includes(unit)) return isMore ? 'higher' : 'lower'
  return isMore ? 'more' : 'less'
}

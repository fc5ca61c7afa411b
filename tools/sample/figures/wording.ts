import { type FiscalYear, figureOf, type Measure, type MeasureName, measures } from './fiscal-years.ts'

const DECIMALS: Record<Measure['unit'], number> = {
  count: 0,
  minutes: 1,
  percent: 1,
  seconds: 1,
  mph: 1,
  usd: 2,
  ratio: 2,
  score: 1,
  millions: 1,
}

/** A value as a table shows it: "40,150", "35.0", "$2.64", "95.7 %". */
export function formatValue(value: number, unit: Measure['unit']): string {
  const digits = DECIMALS[unit]
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  if (unit === 'usd') return `$${number}`
  return unit === 'percent' ? `${number} %` : number
}

/** The unit as a table's head names it; empty for plain counts. */
export function unitName(unit: Measure['unit']): string {
  const names: Record<Measure['unit'], string> = {
    count: '',
    minutes: 'minutes',
    percent: '',
    seconds: 'seconds',
    mph: 'mph',
    usd: '',
    ratio: '',
    score: '',
    millions: 'million',
  }
  return names[unit]
}

/**
 * How a measure stands against the year before, in words that follow a verb or stand alone:
 * "1.4 minutes faster", "2.1 percent fewer", "0.7 points higher", "the same".
 */
export function formatChange(name: MeasureName, year: FiscalYear): string {
  const { unit } = measures[name]
  const before = figureOf(name, previousYear(year))
  const step = figureOf(name, year) - before
  const amount = formatStep(Math.abs(step), before, unit)
  if (Number.parseFloat(amount) === 0) return 'the same'
  const [less, more] = COMPARATIVES[unit]
  return `${amount} ${step < 0 ? less : more}`
}

const COMPARATIVES: Record<Measure['unit'], readonly [less: string, more: string]> = {
  count: ['fewer', 'more'],
  minutes: ['faster', 'slower'],
  percent: ['lower', 'higher'],
  seconds: ['shorter', 'longer'],
  mph: ['slower', 'faster'],
  usd: ['less', 'more'],
  ratio: ['lower', 'higher'],
  score: ['lower', 'higher'],
  millions: ['fewer', 'more'],
}

function formatStep(step: number, before: number, unit: Measure['unit']): string {
  if (unit === 'count') {
    return before < 200 ? step.toLocaleString('en-US') : `${((step / before) * 100).toFixed(1)} percent`
  }
  const amount = step.toFixed(unit === 'usd' ? 2 : 1)
  const words: Partial<Record<Measure['unit'], string>> = {
    minutes: 'minutes',
    seconds: 'seconds',
    percent: 'points',
    mph: 'mph',
    usd: 'dollars',
  }
  return [amount, words[unit] ?? ''].join(' ').trim()
}

/** The fiscal year before; FY 2020 is the first and answers itself. */
export function previousYear(year: FiscalYear): FiscalYear {
  const years: readonly FiscalYear[] = [2020, 2020, 2021, 2022, 2023, 2024, 2025]
  return years[year - 2020] ?? 2020
}

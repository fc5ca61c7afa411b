import type { KeyFigure } from '../blocks.ts'
import type { Chart } from '../charts.ts'
import { expressYears } from './corridors.ts'
import { FISCAL_YEARS, type FiscalYear, figureOf, type MeasureName, measures } from './fiscal-years.ts'
import { SEASON, spreadCount, spreadMean } from './spread.ts'
import { formatChange, formatValue, previousYear, unitName } from './wording.ts'

const MONTHS = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']

/** Charts an annual report may ask for by name. */
export const yearCharts = {
  monthlyLanesOpen,
  monthlyStops,
  incidentSteps,
  expressSpeeds,
  clearanceTrend,
} as const satisfies Record<string, (year: FiscalYear) => Chart>

export type YearChartName = keyof typeof yearCharts

function monthlyLanesOpen(year: FiscalYear): Chart {
  return monthsChart(year, 'Mean minutes until all lanes were open, by month', 'minutes', (of) => {
    const events = spreadCount(figureOf('laneBlocking', of), SEASON, `blocking months ${of}`)
    return spreadMean(figureOf('lanesOpen', of), events, `minutes months ${of}`)
  })
}

function monthlyStops(year: FiscalYear): Chart {
  return monthsChart(year, 'Road Ranger stops by month', 'stops', (of) =>
    spreadCount(figureOf('assists', of), SEASON, `stops months ${of}`),
  )
}

function monthsChart(
  year: FiscalYear,
  title: string,
  unit: string,
  valuesOf: (of: FiscalYear) => number[],
): Chart {
  const before = previousYear(year)
  const values = valuesOf(year)
  const lowest = MONTHS[values.indexOf(Math.min(...values))]
  const highest = MONTHS[values.indexOf(Math.max(...values))]
  const range = `from ${Math.min(...values).toLocaleString('en-US')} in ${lowest} to ${Math.max(...values).toLocaleString('en-US')} in ${highest}`
  return {
    kind: 'months',
    title: `${title}, FY ${year} and FY ${before}`,
    alt: `Columns for the twelve months of FY ${year}, ${range}, with marks for FY ${before}. ${unit}: ${listMonths(values)}.`,
    unit,
    labels: MONTHS,
    current: { label: `FY ${year}`, values },
    previous: { label: `FY ${before}`, values: valuesOf(before) },
  }
}

function listMonths(values: readonly number[]): string {
  return values.map((value, index) => `${MONTHS[index]} ${value.toLocaleString('en-US')}`).join(', ')
}

function incidentSteps(year: FiscalYear): Chart {
  const before = previousYear(year)
  const names = ['verified', 'helpArrives', 'lanesOpen', 'sceneClear'] as const
  const rows = names.map((name) => ({
    label: measures[name].label,
    value: figureOf(name, year),
    previous: figureOf(name, before),
  }))
  return {
    kind: 'bars',
    title: `From the first report to a clear scene, mean minutes, FY ${year} and FY ${before}`,
    alt: `Bars: ${rows.map((row) => `${row.label} ${row.value} minutes, ${row.previous} the year before`).join('; ')}.`,
    unit: 'minutes',
    currentLabel: `FY ${year}`,
    previousLabel: `FY ${before}`,
    rows,
  }
}

function expressSpeeds(year: FiscalYear): Chart {
  const rows = expressYears(year).map((lane) => ({
    label: lane.corridor,
    generalMph: lane.generalMph,
    expressMph: lane.expressMph,
  }))
  return {
    kind: 'speeds',
    title: `Mean speed at weekday peaks, FY ${year}, miles per hour`,
    alt: `${rows.map((row) => `${row.label}: ${row.expressMph} mph in the express lanes, ${row.generalMph} in the general lanes`).join('; ')}. The target is 45 mph.`,
    targetMph: 45,
    rows,
  }
}

function clearanceTrend(year: FiscalYear): Chart {
  const years = FISCAL_YEARS.filter((of) => of <= year)
  const line = (name: MeasureName) => ({
    label: measures[name].label,
    values: years.map((of) => figureOf(name, of)),
  })
  const lines = [line('lanesOpen'), line('sceneClear')]
  return {
    kind: 'trend',
    title: `Mean minutes to open lanes and to a clear scene, FY ${years[0]} to FY ${year}`,
    alt: lines
      .map(
        (of) => `${of.label}: ${of.values.map((value, index) => `FY ${years[index]} ${value}`).join(', ')}`,
      )
      .join('. '),
    unit: 'minutes',
    labels: years.map((of) => `FY ${of}`),
    lines,
    goal: { label: 'Goal: 90 minutes', value: 90 },
  }
}

const KEY_MEASURES = [
  'lanesOpen',
  'openRoads',
  'assists',
  'rangerArrival',
  'events',
  'secondary',
  'deviceUptime',
  'rampActive',
  'benefitCost',
] as const

/** The figures that head an annual report. */
export function keyFigures(year: FiscalYear): KeyFigure[] {
  return KEY_MEASURES.map((name) => {
    const { label, unit } = measures[name]
    const value = formatValue(figureOf(name, year), unit).replace(' %', '')
    return {
      label,
      value,
      unit: unit === 'percent' ? 'percent' : unitName(unit),
      change: changeSentence(name, year),
    }
  })
}

function changeSentence(name: MeasureName, year: FiscalYear): string {
  const change = formatChange(name, year)
  const before = formatValue(figureOf(name, previousYear(year)), measures[name].unit)
  return change === 'the same'
    ? `The same as the year before`
    : `${capital(change)} than the year before (${before})`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

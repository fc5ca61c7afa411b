import { greatest } from 'd3-array'
import type { Language } from '../../../contract/language.ts'
import type {
  ComparedFigure,
  ComparedFigures,
  FigureRows,
  OverviewColumn,
  OverviewPeriod,
} from '../../../contract/metrics-overview.ts'
import { endOfPeriod } from '../../../contract/period-days.ts'
import { newsAmong } from '../../../measures/comparison/news.ts'
import type { Measured } from '../../../measures/measured.ts'
import type { TableFigures } from '../../charts/data-table.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { comparisonText } from '../../messages/comparison-text.ts'
import { formatDays, formatMoney, formatNumber, formatShortest } from '../../ui/format.ts'

export type Published<Overview extends { period: OverviewPeriod | null }> = Overview & {
  period: OverviewPeriod
}

/** A row of an overview, read by column name. */
export interface FigureRow {
  key: string
  word: (column: string) => string
  /** `null`: not measured. */
  figure: (column: string) => Measured
}

/** Makes the rows of an overview readable by column name; `keys` are the columns that identify a row. */
export function readRows({ columns, rows }: FigureRows, keys: readonly string[]): FigureRow[] {
  const at = new Map(columns.map((name, index) => [name, index]))
  return rows.map((cells) => {
    const cell = (column: string) => cells[at.get(column) ?? -1] ?? null
    const word = (column: string) => String(cell(column) ?? '')
    return {
      key: keys.map(word).join(' '),
      word,
      figure: (column) => {
        const value = cell(column)
        return typeof value === 'number' ? value : null
      },
    }
  })
}

/** A figure missing from the overview: nothing was measured. */
const NO_FIGURE = { value: null, previous: null, lastYear: null, mean: null, meanOf: 0 }

/** One figure of an overview with what it is compared to. */
export function figureOf(figures: ComparedFigures, column: string) {
  return figures[column] ?? NO_FIGURE
}

/** How a column is formatted and compared. Throws when the overview does not describe it, which is a bug in the page. */
export function columnOf(columns: readonly OverviewColumn[], name: string): OverviewColumn {
  const column = columns.find((one) => one.name === name)
  if (column === undefined) throw new Error(`The overview does not describe the column ${name}`)
  return column
}

type Written = Pick<OverviewColumn, 'unit' | 'decimals'>

/** A figure as the text of a table cell; `null`: not measured. */
export function figureText(
  value: Measured,
  { unit, decimals }: Written,
  { language }: Translations,
): string | null {
  if (value === null) return null
  return unit === 'USD' ? formatMoney(value, language) : formatNumber(value, language, decimals)
}

/** A figure with its unit, for screen readers: "31.0 minutes", "96.2 percent". */
export function figureWithUnit(value: Measured, written: Written, translations: Translations): string {
  const text = figureText(value, written, translations)
  if (text === null) return translations.t('metrics.notMeasured')
  const unit = written.unit === 'USD' || written.unit === 'ratio' ? '' : translations.unitOf(written.unit)
  return unit === '' ? text : `${text}\u00a0${unit}`
}

/** A figure with its unit to read in a sentence: "31.0 minutes", "96.2%". */
export function figureInSentence(value: Measured, written: Written, translations: Translations): string {
  const { t, language } = translations
  return value !== null && written.unit === 'percent'
    ? t('metrics.percent', { number: formatNumber(value, language, written.decimals) })
    : figureWithUnit(value, written, translations)
}

/** Minutes in a sentence: "31 minutes", "3.9 minutes", "1 minute". */
export function minutesText(minutes: number, { t, language }: Translations): string {
  return minutes === 1
    ? t('metrics.oneMinute')
    : t('metrics.minutesLong', { number: formatShortest(minutes, language, 1) })
}

/** A period by its dates: "Nov 8–14, 2026", "October 2026", "July–September 2026". */
export function figurePeriodName(
  { kind, start }: Pick<OverviewPeriod, 'kind' | 'start'>,
  language: Language,
): string {
  const end = endOfPeriod(kind, start, 'any') ?? start
  return formatDays(start, end, language)
}

/** The time in a sentence: "in the week of Nov 8–14, 2026"; it may be read long after the period's end. */
export function timeText(
  { period }: { period: Pick<OverviewPeriod, 'kind' | 'start'> },
  { t, language }: Translations,
): string {
  return t(`metrics.when.${period.kind}`, { period: figurePeriodName(period, language) })
}

/**
 * A wide table with a column for each figure. Each row begins with a text for each of the `headings`, which are titles by
 * the column's name; `titles`: by column name, if the column's own label is too long.
 */
export function buildFigureTable(
  headings: Readonly<Record<string, string>>,
  names: readonly string[],
  rows: readonly (Pick<FigureRow, 'key' | 'figure'> & { texts: readonly string[] })[],
  given: { columns: readonly OverviewColumn[]; translations: Translations; titles?: Record<string, string> },
): TableFigures {
  const { columns, translations, titles = {} } = given
  const described = names.map((name) => columnOf(columns, name))
  return {
    columns: [
      ...Object.entries(headings).map(([key, title]) => ({ key, title, holds: 'words' as const })),
      ...described.map((column) => ({
        key: column.name,
        title: titles[column.name] ?? columnTitle(column, translations),
      })),
    ],
    rows: rows.map(({ key, texts, figure }) => ({
      key,
      cells: [...texts, ...described.map((column) => figureText(figure(column.name), column, translations))],
    })),
  }
}

/** "Mean speed, mph". A ratio has no unit, and "Events" are events. */
function columnTitle({ name, unit }: OverviewColumn, { definitionOf, unitOf }: Translations): string {
  const label = definitionOf(name)?.label ?? name
  const unitText = unit === 'ratio' ? '' : unitOf(unit)
  const isSaid = label
    .toLowerCase()
    .split(/[^\p{L}-]/u)
    .includes(unitText)
  return unitText === '' || isSaid ? label : `${label}, ${unitText}`
}

/** Short titles of travel times with their units, for tables of many columns. */
export function travelTitles({ t }: Translations): Record<string, string> {
  return {
    mean_minutes: `${t('freeway.typical')}, min`,
    p95_minutes: `${t('freeway.allow')}, min`,
    buffer_index_percent: `${t('freeway.buffer')}, %`,
    coverage_percent: `${t('freeway.coverageShort')}, %`,
  }
}

/**
 * The figure among `names` that changed the most, in a sentence; facts are between `**`. Empty: none changed enough to
 * mention.
 */
export function newsText(
  overview: { period: OverviewPeriod; columns: readonly OverviewColumn[] },
  figures: ComparedFigures,
  names: Readonly<Record<string, string>>,
  translations: Translations,
): string {
  const { t, language } = translations
  const news = newsAmong(
    Object.keys(names).map((column) => ({
      column,
      figure: figureOf(figures, column),
      rule: columnOf(overview.columns, column),
    })),
  )
  if (news === null) return ''
  const { column, rule, figure } = news.candidate
  const size = Math.abs(news.difference)
  const difference =
    rule.unit === 'percent'
      ? `${formatNumber(size, language, rule.decimals)}\u00a0${t(size === 1 ? 'unit.point' : 'unit.points')}`
      : figureWithUnit(size, rule, translations)
  return t(`metrics.news.${news.difference < 0 ? 'fell' : 'rose'}`, {
    name: names[column] ?? column,
    difference,
    value: figureInSentence(figure.value, rule, translations),
    when: timeText(overview, translations),
  })
}

/**
 * How a figure compares with the mean of the year or, without one, with the period before, to go on a sentence; facts
 * are between `**`.
 */
export function comparedText(
  { value, previous, mean }: ComparedFigure,
  column: OverviewColumn,
  kind: OverviewPeriod['kind'],
  { t, language }: Translations,
): string {
  const [baseline, baselineName] =
    mean === null ? [previous, t(`compare.previous.${kind}`)] : [mean, t(`compare.mean.${kind}`)]
  const { text } = comparisonText({ ...column, value, baseline, baselineName }, language, t)
  return text.replace(/\p{L}/u, (first) => first.toLocaleLowerCase(language))
}

/** The highest of a chart's figures in a sentence, or that none was measured. */
export function highestText(
  measure: string,
  period: Pick<OverviewPeriod, 'kind' | 'start'>,
  figures: readonly { name: string; value: Measured }[],
  written: Written,
  translations: Translations,
): string {
  const { t, language } = translations
  const { name = measure, value = null } = greatest(figures, (figure) => figure.value) ?? {}
  return t('chart.highest', {
    measure,
    period: figurePeriodName(period, language),
    name,
    value: figureInSentence(value, written, translations),
  })
}

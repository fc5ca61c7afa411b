import type { FigurePeriod, FreewayMeasure } from '../../../contract/metrics-choices.ts'
import type { EventCount, FreewayOverview } from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import type { Measured } from '../../../measures/measured.ts'
import type { TableFigures } from '../../charts/data-table.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { eventName, peakText } from '../../messages/names.ts'
import { formatNumber } from '../../ui/format.ts'
import {
  buildFigureTable,
  columnOf,
  figureOf,
  figurePeriodName,
  figureText,
  type Published,
  readRows,
  travelTitles,
} from './figures.ts'
import type { Bar } from './step-chart.tsx'
import { stretchName, type Trip, timesOver, tripName } from './trips.ts'

type Overview = Published<FreewayOverview>

const TABLE_IDS = {
  week: 'metrics_freeway_weekly',
  month: 'metrics_freeway_monthly',
  quarter: 'metrics_freeway_quarterly',
} as const satisfies Record<FigurePeriod, TableId>

/** The table of events of a kind of period. */
export function freewayTableId(kind: FigurePeriod): (typeof TABLE_IDS)[FigurePeriod] {
  return TABLE_IDS[kind]
}

/** The table of travel times beside it. */
export function reliabilityTableId(kind: FigurePeriod): TableId {
  return `${TABLE_IDS[kind]}.reliability`
}

/** Time until all lanes were open. */
export const LANES_OPEN = 'roadway_clearance_minutes_mean'

/** From the first report to the last responder gone. */
const STEPS = ['verification', 'response', 'roadway_clearance', 'incident_clearance'] as const

/** The columns that the steps are means of; all are formatted like the lanes' column. */
export const STEP_COLUMNS = STEPS.map((step) => `${step}_minutes_mean` as const)

/** The everyday name of a measure. The subtitle names the statistic. */
export function measureName(measure: FreewayMeasure, { t, definitionOf }: Translations): string {
  const step = STEPS.find((one) => `${one}_minutes_mean` === measure)
  return step === undefined ? (definitionOf(measure)?.label ?? measure) : t(`freeway.step.${step}`)
}

export function stepBars({ figures }: Overview, { t }: Translations): Bar[] {
  return STEPS.map((step) => ({
    key: step,
    name: t(`freeway.step.${step}`),
    note: t(`freeway.step.${step}Note`),
    figure: figureOf(figures, `${step}_minutes_mean`),
  }))
}

/** The same as a table: a row per step, with its comparisons. */
export function stepTable(overview: Overview, translations: Translations): TableFigures {
  const { t, language } = translations
  const { kind } = overview.period
  const minutes = columnOf(overview.columns, LANES_OPEN)
  return {
    columns: [
      { key: 'step', title: t('freeway.step'), holds: 'words' },
      { key: 'minutes_mean', title: figurePeriodName(overview.period, language) },
      { key: 'minutes_mean_period_before', title: t(`metrics.before.${kind}`) },
      { key: 'minutes_mean_of_year', title: t(`metrics.mean.${kind}`) },
      { key: 'minutes_mean_last_year', title: t(`metrics.lastYear.${kind}`) },
    ],
    rows: stepBars(overview, translations).map(({ key, name, figure }) => ({
      key,
      cells: [
        name,
        ...[figure.value, figure.previous, figure.mean, figure.lastYear].map((value) =>
          figureText(value, minutes, translations),
        ),
      ],
    })),
  }
}

/** The index a road's bar shows, over all its segments and both peaks. */
export const PLANNING = 'planning_time_index'
const TRAVEL = 'travel_time_index'

export function roadBars({ roadReliability }: Overview, { t }: Translations): Bar[] {
  return roadReliability.map(({ road, segments, figures }) => ({
    key: road,
    name: road,
    note: t('freeway.segments', { count: segments }),
    figure: figureOf(figures, PLANNING),
  }))
}

/** The same as a table, with the typical trip beside the time to plan for. */
export function roadTable(
  { roadReliability, columns, period }: Overview,
  translations: Translations,
): TableFigures {
  const { t, definitionOf } = translations
  const cell = (value: number | null, name: string) =>
    figureText(value, columnOf(columns, name), translations)
  return {
    columns: [
      { key: 'road', title: t('filter.road'), holds: 'words' },
      { key: TRAVEL, title: definitionOf(TRAVEL)?.label },
      { key: PLANNING, title: definitionOf(PLANNING)?.label },
      { key: `${PLANNING}_period_before`, title: t(`metrics.before.${period.kind}`) },
      { key: `${PLANNING}_mean_of_year`, title: t(`metrics.mean.${period.kind}`) },
    ],
    rows: roadReliability.map(({ road, figures }) => {
      const { value, previous, mean } = figureOf(figures, PLANNING)
      const planning = [value, previous, mean].map((figure) => cell(figure, PLANNING))
      return { key: road, cells: [road, cell(figureOf(figures, TRAVEL).value, TRAVEL), ...planning] }
    }),
  }
}

/** Events of the period with a column per county; `null` if they are not published by county. */
export function countyTable(events: readonly EventCount[], translations: Translations): TableFigures | null {
  const { t, language } = translations
  const counties = [...new Set(events.map(({ county }) => county))]
    .filter((county) => county !== 'all')
    .sort()
  if (counties.length === 0) return null
  const types = Map.groupBy(events, ({ eventType }) => eventType)
  return {
    // A type that did not occur in a county has no row for it.
    dashText: t('freeway.noneRecorded'),
    columns: [
      { key: 'event_type', title: t('freeway.event'), holds: 'words' },
      ...counties.map((county) => ({ key: `events ${county}`, title: county })),
    ],
    rows: [...types].map(([type, ofType]) => {
      const counts = counties.map(
        (county) => ofType.find((one) => one.county === county)?.events.value ?? null,
      )
      const cells = counts.map((count) => (count === null ? null : formatNumber(count, language)))
      return { key: type, cells: [eventName(type, translations), ...cells] }
    }),
  }
}

/** The columns that describe how long a trip takes and how reliably. */
export const TRIP_COLUMNS = [
  'mean_minutes',
  'p95_minutes',
  'buffer_index_percent',
  'travel_time_index',
  'coverage_percent',
] as const

/** Every stretch in each peak with its typical time and the time to allow; first `shown`, if it is made up of several. */
export function tripTable(
  { reliability, columns }: Pick<FreewayOverview, 'reliability' | 'columns'>,
  shown: Trip,
  translations: Translations,
): TableFigures {
  const { t } = translations
  const peak = (id: string) => peakText(id, translations, 'short')
  const stretches = readRows(reliability, ['road', 'direction', 'segment', 'peak']).map((row) => ({
    ...row,
    texts: [stretchName(row), peak(row.word('peak'))],
  }))
  const whole = [...shown.peaks].map(([id, row]) => {
    const { meanMinutes, coveragePercent, stretches: count } = timesOver(row)
    const figures: Record<string, Measured> = { mean_minutes: meanMinutes, coverage_percent: coveragePercent }
    const figure = (column: string) => figures[column] ?? null
    return { key: `${shown.key} ${id}`, texts: [tripName(shown), peak(id)], figure, count }
  })
  const rows = [...whole.filter(({ count }) => count > 1), ...stretches]
  const given = { columns, translations, titles: travelTitles(translations) }
  return buildFigureTable({ trip: t('allow.trip'), peak: t('freeway.peak') }, TRIP_COLUMNS, rows, given)
}

/** The first counts and times of an annual report. */
const YEAR_COLUMNS = ['events', 'road_ranger_assists', LANES_OPEN, 'incident_clearance_minutes_mean'] as const

/** The quarters from a day on, oldest first; `null`: none is published, or this site does not show them. */
export function yearTable(
  { trend, columns }: Overview,
  since: string,
  translations: Translations,
): TableFigures | null {
  const { t, language, definitionOf } = translations
  const names = YEAR_COLUMNS.filter(
    (name) => definitionOf(name) !== null && trend.figures[name] !== undefined,
  )
  const rows = trend.starts.flatMap((start, index) => {
    const figure = (name: string) => trend.figures[name]?.[index] ?? null
    const isOfYear = start >= since && names.some((name) => figure(name) !== null)
    return isOfYear
      ? [{ key: start, texts: [breakable(figurePeriodName({ kind: 'quarter', start }, language))], figure }]
      : []
  })
  if (rows.length === 0) return null
  const titles = {
    [LANES_OPEN]: `${t('freeway.step.roadway_clearance')}, min`,
    incident_clearance_minutes_mean: `${t('freeway.step.incident_clearance')}, min`,
  }
  return buildFigureTable({ period: t('reportPage.period') }, names, rows, { columns, translations, titles })
}

/** The quarters of a year, by their first days, that `yearTable` has no row for: nobody published them. Pure. */
export function missingQuarters(
  { start, end }: { start: string; end: string },
  { rows }: Pick<TableFigures, 'rows'>,
): string[] {
  const quarters = [0, 3, 6, 9].map((months) => {
    const date = new Date(`${start}T00:00:00Z`)
    date.setUTCMonth(date.getUTCMonth() + months)
    return date.toISOString().slice(0, 10)
  })
  return quarters.filter((quarter) => quarter < end && rows.every(({ key }) => key !== quarter))
}

/** Short names of quarters: whole ones would make the table wider than a phone's screen. */
function breakable(name: string): string {
  return name.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

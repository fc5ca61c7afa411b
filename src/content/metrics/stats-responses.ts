import type { CategoryProfile } from '../../contract/district-profile.ts'
import { lacksTerms, withTerms } from '../../contract/district-terms.ts'
import { DEFAULT_LANGUAGE } from '../../contract/language.ts'
import { mainExpress } from '../../contract/metrics-choices.ts'
import type { MetricsRow, MetricsTable, TableId } from '../../contract/metrics-table.ts'
import { REPORT_STATUSES } from '../../contract/report.ts'
import { districtTerms, shownCategories } from '../../contract/site-in-language.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import type { Stat, Stats } from '../../contract/stats.ts'
import { ALL } from '../../measures/columns/shared-columns.ts'
import { figureIn, wordIn } from '../../measures/columns/table.ts'
import { type ColumnName, TABLES } from '../../measures/columns/tables.ts'
import { compareFigures } from '../../measures/comparison/compare.ts'
import { YEAR_OF } from '../../measures/comparison/comparison-periods.ts'
import { bothDirections } from '../../measures/overviews/both-directions.ts'
import { compareWithEarlier } from '../../measures/overviews/compared-figures.ts'
import type { SiteContent } from '../site-content.ts'
import { periodOfRow, periodsOf } from './report-tables.ts'

/** The headline figures of the newest periods, without those whose table or row is not published. */
export function respondWithStats({ site, tables }: Pick<SiteContent, 'site' | 'tables'>): Stats {
  const items = headlinesOf(site).flatMap((headline): Stat[] => {
    const table = tables.get(headline.table)
    const stat = table === undefined ? null : statOf(headline, table)
    return stat === null ? [] : [stat]
  })
  const ends = items.map(({ period }) => period.end).toSorted()
  return { asOf: ends.at(-1) ?? null, items }
}

function statOf(headline: Headline, table: MetricsTable): Stat | null {
  const { key, label, column: name, counts, coverage } = headline
  const spec = TABLES[headline.table]
  const column = spec.columns.find((one) => one.name === name)
  const described = table.columns.find((one) => one.name === name)
  const series = seriesOf(headline, table)
  const newest = [...series.values()].at(-1)
  const period = newest === undefined ? null : periodOfRow(newest, spec.periodKinds)
  if (column === undefined || described === undefined || newest === undefined || period === null) return null

  const figure = compareWithEarlier(period.kind, period.start)(series, column)
  const compared = compareFigures(figure.value, figure.previous, column)
  const [measured, of] =
    counts === null ? [null, null] : [figureIn(newest, counts.measured), figureIn(newest, counts.of)]
  return {
    key,
    label,
    value: figure.value,
    unit: described.unit,
    previousValue: figure.previous,
    period,
    goodDirection: column.goodDirection,
    definition: described.definition,
    decimals: column.decimals,
    lastYearValue: figure.lastYear,
    meanOf52Weeks:
      period.kind === 'week' && figure.mean !== null
        ? { value: figure.mean, weeksMeasured: figure.meanOf, weeks: YEAR_OF.week }
        : null,
    verdict: compared.kind === 'notMeasured' ? 'notMeasured' : compared.verdict,
    n: measured === null || of === null ? null : { measured, of },
    coveragePercent: coverage === null ? null : figureIn(newest, coverage),
    status: REPORT_STATUSES.find((status) => status === newest.row_status) ?? 'final',
    source: { table: headline.table, column: name },
    direction: wordIn(newest, 'direction') ?? ALL,
  }
}

/** The headline's row of each period, by the period's first day, oldest first. */
function seriesOf(headline: Headline, table: MetricsTable): ReadonlyMap<string, MetricsRow> {
  const series = new Map<string, MetricsRow>()
  for (const [start, rows] of periodsOf(table)) {
    const row = headline.choose(rows)
    if (row !== null) series.set(start, row)
  }
  return series
}

type MainExpress = NonNullable<ReturnType<typeof mainExpress>>

/** One figure that sums up a whole table, with a label anyone understands. */
interface Headline {
  key: string
  label: string
  /** A table with the name of its category. */
  table: Extract<TableId, keyof CategoryProfile>
  column: ColumnName
  /** Columns of its sample size. `null`: it is a count itself, or its table does not say. */
  counts: { measured: ColumnName; of: ColumnName } | null
  coverage: ColumnName | null
  /** Picks its row from those of one period. `null`: that period has none. */
  choose: (rows: readonly MetricsRow[]) => MetricsRow | null
}

const lanes = {
  table: 'metrics_freeway_weekly',
  counts: { measured: 'lane_blocking_events_with_times', of: 'lane_blocking_events' },
  coverage: 'lane_blocking_coverage_percent',
  choose: wholeOfFreeways,
} as const

const FREEWAY_HEADLINES = [
  {
    ...lanes,
    key: 'minutesToReopenLanes',
    label: 'Time to reopen lanes',
    column: 'roadway_clearance_minutes_mean',
  },
  {
    ...lanes,
    key: 'lanesOpenWithin90MinutesPercent',
    label: 'Lanes open within {clearanceGoal} minutes',
    column: 'open_roads_compliance_percent',
  },
  {
    key: 'roadRangerAssists',
    label: '{assistant} assists',
    table: 'metrics_freeway_weekly',
    column: 'road_ranger_assists',
    counts: null,
    coverage: null,
    choose: wholeOfFreeways,
  },
] as const satisfies readonly Headline[]

/** The headline figures of a district, in the order shown. */
function headlinesOf(site: SiteInfo): Headline[] {
  const terms = districtTerms(site, DEFAULT_LANGUAGE)
  const shown = shownCategories(site, DEFAULT_LANGUAGE)
  const express = mainExpress(shown)
  const headlines: Headline[] = [
    ...FREEWAY_HEADLINES,
    ...(express === null ? [] : [expressHeadline(express.category)]),
  ]
  return headlines
    .filter(({ label, table }) => !lacksTerms(label, terms) && shown[table] !== undefined)
    .map((headline) => ({ ...headline, label: withTerms(headline.label, terms) }))
}

function expressHeadline(table: MainExpress['category']): Headline {
  return {
    key: 'express95AtOrAbove45MphPercent',
    label: '{mainExpress} at 45\u00a0mph or faster',
    table,
    column: 'time_at_or_above_45_mph_percent',
    counts: null,
    coverage: 'coverage_percent',
    choose: wholeOfExpress,
  }
}

/** The row for all counties, roads, directions, types and levels combined. */
function wholeOfFreeways(rows: readonly MetricsRow[]): MetricsRow | null {
  const isWhole = ({ county, road, direction, event_type, level }: MetricsRow) =>
    [county, road, direction, event_type, level].every((key) => key === ALL)
  return rows.find(isWhole) ?? null
}

/** Both directions of a corridor over the whole month combined. */
function wholeOfExpress(rows: readonly MetricsRow[]): MetricsRow | null {
  return bothDirections(rows.filter(({ window }) => window === ALL))
}

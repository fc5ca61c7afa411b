import type { MetricsRow, MetricsTable } from '../../contract/metrics-table.ts'
import { REPORT_STATUSES } from '../../contract/report.ts'
import type { Stat, Stats } from '../../contract/stats.ts'
import { ALL } from '../../measures/columns/shared-columns.ts'
import { figureIn, wordIn } from '../../measures/columns/table.ts'
import { TABLES } from '../../measures/columns/tables.ts'
import { compareFigures } from '../../measures/comparison/compare.ts'
import { YEAR_OF } from '../../measures/comparison/comparison-periods.ts'
import { compareWithEarlier } from '../../measures/overviews/compared-figures.ts'
import type { SiteContent } from '../site-content.ts'
import { type Headline, headlinesOf } from './headlines.ts'
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

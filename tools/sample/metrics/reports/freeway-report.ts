import { periodLabel } from '../../../../src/content/period-label.ts'
import type { MetricsRow, TableId } from '../../../../src/contract/metrics-table.ts'
import type { Block } from '../../blocks.ts'
import type { SamplePeriod } from '../periods.ts'
import {
  allowTable,
  countiesTable,
  headFigures,
  lanesSentence,
  remarks,
  stepsChart,
  stepsTable,
  typesTable,
} from './freeway-blocks.ts'
import { publicationOf } from './publication.ts'
import type { SampleReport } from './sample-report.ts'
import { compareRows, figure, isWhole, rowsOfPeriod, type SampleTables } from './table-rows.ts'
import { written } from './words.ts'

const KINDS = {
  week: { category: 'metrics_freeway_weekly', adjective: 'weekly', slug: (start: string) => start },
  month: {
    category: 'metrics_freeway_monthly',
    adjective: 'monthly',
    slug: (start: string) => start.slice(0, 7),
  },
  quarter: {
    category: 'metrics_freeway_quarterly',
    adjective: 'quarterly',
    slug: (start: string) => `${start.slice(0, 4)}-q${Math.ceil(Number(start.slice(5, 7)) / 3)}`,
  },
} as const

/** The freeway report of one week, month or quarter. */
export function freewayReport(
  kind: keyof typeof KINDS,
  period: SamplePeriod,
  tables: SampleTables,
): SampleReport {
  const { category, adjective, slug } = KINDS[kind]
  const label = periodLabel(period)
  const compared = compareRows(tables, category, period, isWhole)
  const assists = written(figure(compared.now, 'road_ranger_assists'))
  return {
    id: `freeway-${adjective}-${slug(period.start)}`,
    category,
    title: `Freeway performance, ${kind === 'week' ? 'week of ' : ''}${label}`,
    summary: `${lanesSentence(compared, period)} Road Rangers helped ${assists} times.`,
    period: { kind, start: period.start, end: period.end, label },
    ...publicationOf(period),
    area: null,
    coverLines: ['Freeways,', adjective],
    blocks: blocksOf(kind, period, tables),
  }
}

function blocksOf(kind: keyof typeof KINDS, period: SamplePeriod, tables: SampleTables): Block[] {
  const { category } = KINDS[kind]
  const compared = compareRows(tables, category, period, isWhole)
  const rows = rowsOfPeriod(tables, category, period.start)
  const reliability = rowsOfPeriod(tables, `${category}.reliability` satisfies TableId, period.start)
  const isPart = (key: string) => (row: MetricsRow) =>
    row[key] !== 'all' &&
    ['county', 'road', 'direction', 'event_type', 'level'].every(
      (other) => other === key || row[other] === 'all',
    )
  return [
    { kind: 'chapter', title: `The ${kind} in figures` },
    { kind: 'lead', text: lanesSentence(compared, period) },
    headFigures(compared, period),
    countiesTable(rows.filter(isPart('county'))),
    stepsChart(compared, period),
    stepsTable(compared, period),
    typesTable(rows.filter(isPart('event_type'))),
    ...remarks(period),
    { kind: 'chapter', title: 'The time to allow' },
    allowTable(reliability),
  ]
}

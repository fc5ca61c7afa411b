import { periodLabel } from '../../../../src/content/period-label.ts'
import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import { previousPeriod } from '../../../../src/measures/comparison/comparison-periods.ts'
import { mean } from '../../../../src/measures/means.ts'
import type { TableBlock } from '../../blocks.ts'
import { columns } from '../../figures/table-columns.ts'
import type { SamplePeriod } from '../periods.ts'
import { publicationOf } from './publication.ts'
import type { SampleReport } from './sample-report.ts'
import { figure, rowsOfPeriod, type SampleTables, slowerRows } from './table-rows.ts'
import { COUNT, keyFigure, POINTS, peakWords, written } from './words.ts'

const COUNTIES = {
  metrics_arterial_broward: { county: 'Broward', slug: 'broward' },
  metrics_arterial_palmBeach: { county: 'Palm Beach', slug: 'palm-beach' },
} as const

/** The arterial report of one county and quarter. */
export function arterialReport(
  category: keyof typeof COUNTIES,
  quarter: SamplePeriod,
  tables: SampleTables,
): SampleReport {
  const { county, slug } = COUNTIES[category]
  const { start, end } = quarter
  const label = periodLabel(quarter)
  const rows = rowsOfPeriod(tables, category, start)
  const before = rowsOfPeriod(tables, category, previousPeriod('quarter', start)?.start ?? '')
  const green = meanOf(rows, 'arrivals_on_green_percent')
  const sentence = `${written(green, 1)} percent of drivers met a green light at the peaks on the ${new Set(rows.map(({ corridor }) => corridor)).size} corridors of ${county} County that are measured.`
  const what = 'the quarter before'
  const shown = slowerRows(rows, ['corridor', 'peak'])
  return {
    id: `arterial-${slug}-${start.slice(0, 4)}-q${Math.ceil(Number(start.slice(5, 7)) / 3)}`,
    category,
    title: `Arterial roads in ${county} County, ${label}`,
    summary: sentence,
    period: { kind: 'quarter', start, end, label },
    ...publicationOf(quarter),
    area: null,
    coverLines: ['Arterials,', county],
    blocks: [
      { kind: 'chapter', title: 'The quarter in figures' },
      { kind: 'lead', text: sentence },
      {
        kind: 'keyFigures',
        items: [
          keyFigure('Arrivals on green', green, meanOf(before, 'arrivals_on_green_percent'), {
            ...POINTS,
            what,
            unitShown: 'percent',
          }),
          keyFigure(
            'Split failures',
            meanOf(rows, 'split_failure_percent'),
            meanOf(before, 'split_failure_percent'),
            { ...POINTS, what, unitShown: 'percent' },
          ),
          keyFigure(
            'Detectors in order',
            meanOf(rows, 'detector_health_percent'),
            meanOf(before, 'detector_health_percent'),
            { ...POINTS, what, unitShown: 'percent' },
          ),
          keyFigure('Signal outages', outagesOf(rows), outagesOf(before), { ...COUNT, what }),
        ],
      },
      timesTable(shown),
      { kind: 'chapter', title: 'How the signals did' },
      signalsTable(shown),
    ],
  }
}

function meanOf(rows: readonly MetricsRow[], name: string) {
  return mean(rows.map((row) => figure(row, name)))
}

/** Outages are counted for a corridor, and stand in each of its rows. */
function outagesOf(rows: readonly MetricsRow[]): number | null {
  const corridors = new Map(rows.map((row) => [row.corridor, figure(row, 'signal_outages') ?? 0]))
  return corridors.size === 0 ? null : [...corridors.values()].reduce((sum, count) => sum + count, 0)
}

function nameOf(row: MetricsRow): string[] {
  return [String(row.corridor), String(row.direction), peakWords(row)]
}

function timesTable(rows: readonly MetricsRow[]): TableBlock {
  return {
    kind: 'table',
    caption: 'Travel times at weekday peaks',
    columns: columns('Corridor', 'Direction', 'Peak', 'Mean, min', '95th percentile, min', 'Speed, mph'),
    rows: rows.map((row) => [
      ...nameOf(row),
      written(figure(row, 'mean_minutes'), 1),
      written(figure(row, 'p95_minutes'), 1),
      written(figure(row, 'mean_speed_mph'), 1),
    ]),
    note: 'Weekdays 6 to 9 a.m. and 4 to 7 p.m., the slower direction.',
  }
}

function signalsTable(rows: readonly MetricsRow[]): TableBlock {
  return {
    kind: 'table',
    caption: 'Signals at weekday peaks',
    columns: columns(
      'Corridor',
      'Direction',
      'Peak',
      'Arrivals on green, %',
      'Platoon ratio',
      'Split failures, %',
      'Detectors, %',
    ),
    rows: rows.map((row) => [
      ...nameOf(row),
      written(figure(row, 'arrivals_on_green_percent'), 1),
      written(figure(row, 'platoon_ratio'), 2),
      written(figure(row, 'split_failure_percent'), 1),
      written(figure(row, 'detector_health_percent'), 1),
    ]),
    note: 'A platoon ratio of 1.0 is what chance alone would give.',
  }
}

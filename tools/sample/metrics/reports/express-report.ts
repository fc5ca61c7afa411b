import { periodLabel } from '../../../../src/content/period-label.ts'
import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import { previousPeriod } from '../../../../src/measures/comparison/comparison-periods.ts'
import type { Block, TableBlock } from '../../blocks.ts'
import { columns } from '../../figures/table-columns.ts'
import type { SamplePeriod } from '../periods.ts'
import { EXPRESS } from '../roads/express-windows.ts'
import { remarks } from './freeway-blocks.ts'
import { publicationOf } from './publication.ts'
import type { SampleReport } from './sample-report.ts'
import { figure, rowsOfPeriod, type SampleTables } from './table-rows.ts'
import { dollars, keyFigure, POINTS, written } from './words.ts'

/** The express lanes report of one corridor and month. */
export function expressReport(
  category: keyof typeof EXPRESS,
  month: SamplePeriod,
  tables: SampleTables,
): SampleReport {
  const { name } = EXPRESS[category]
  const { start, end } = month
  const label = periodLabel(month)
  const rows = rowsOfPeriod(tables, category, start)
  const before = rowsOfPeriod(tables, category, previousPeriod('month', start)?.start ?? '')
  const sentence = worthSentence(name, rows)
  return {
    id: `express-${category.replace('metrics_express_', '')}-${start.slice(0, 7)}`,
    category,
    title: `${name}, ${label}`,
    summary: sentence,
    period: { kind: 'month', start, end, label },
    ...publicationOf(month),
    area: null,
    coverLines: name.split(' '),
    blocks: [
      { kind: 'chapter', title: 'The month in figures' },
      { kind: 'lead', text: sentence },
      { kind: 'keyFigures', items: rows.filter(isWholeMonth).map((row) => directionFigure(row, before)) },
      ...remarks(month),
      speedsChart(name, rows),
      wholeTable(rows),
      { kind: 'chapter', title: 'Was the toll worth it' },
      windowsTable(rows),
    ],
  }
}

function isWholeMonth({ window }: MetricsRow): boolean {
  return window === 'all'
}

function directionFigure(row: MetricsRow, before: readonly MetricsRow[]) {
  const earlier = before.find((other) => isWholeMonth(other) && other.direction === row.direction) ?? null
  const column = 'time_at_or_above_45_mph_percent'
  return keyFigure(`At 45 mph or faster, ${row.direction}`, figure(row, column), figure(earlier, column), {
    ...POINTS,
    what: 'the month before',
    unitShown: 'percent',
  })
}

/** What the busiest hour cost and saved. */
function worthSentence(name: string, rows: readonly MetricsRow[]): string {
  const windows = rows.filter((row) => !isWholeMonth(row))
  const best = windows.toSorted(
    (a, b) => (figure(b, 'minutes_saved') ?? 0) - (figure(a, 'minutes_saved') ?? 0),
  )[0]
  if (best === undefined) return `${name} was closed all month.`
  const [from = '', until = ''] = String(best.window).split('-')
  return `${name} saved most from ${from} to ${until} ${best.direction}: ${written(figure(best, 'minutes_saved'), 1)} minutes for a mean toll of ${dollars(figure(best, 'mean_toll_usd'))}.`
}

function speedsChart(name: string, rows: readonly MetricsRow[]): Block {
  const busy = rows.filter((row) => !isWholeMonth(row) && (figure(row, 'minutes_saved') ?? 0) > 2)
  const shown = busy.map((row) => ({
    label: `${row.direction} ${row.window}`,
    generalMph: figure(row, 'general_mean_speed_mph') ?? 0,
    expressMph: figure(row, 'express_mean_speed_mph') ?? 0,
  }))
  return {
    kind: 'chart',
    chart: {
      kind: 'speeds',
      title: `Mean speeds on ${name} in its busiest hours, miles per hour`,
      alt: `${shown.map((row) => `${row.label}: ${row.expressMph} mph in the express lanes, ${row.generalMph} in the general lanes`).join('; ')}. The target is 45 mph.`,
      targetMph: 45,
      rows: shown,
    },
  }
}

function wholeTable(rows: readonly MetricsRow[]): TableBlock {
  return {
    kind: 'table',
    caption: 'The whole month, every hour',
    columns: columns('Direction', 'Vehicles', 'Share, %', 'Open as scheduled, %', 'Closures', 'Coverage, %'),
    rows: rows
      .filter(isWholeMonth)
      .map((row) => [
        String(row.direction),
        written(figure(row, 'express_volume_vehicles')),
        written(figure(row, 'express_share_percent'), 1),
        written(figure(row, 'availability_percent'), 1),
        written(figure(row, 'closures')),
        written(figure(row, 'coverage_percent'), 1),
      ]),
    note: 'Share: of all vehicles that chose the express lanes. Intervals without a reading are left out.',
  }
}

function windowsTable(rows: readonly MetricsRow[]): TableBlock {
  return {
    kind: 'table',
    caption: 'Hours of the weekday',
    columns: columns(
      'Direction',
      'Hours',
      'Minutes saved',
      'Mean toll',
      'Highest toll',
      'A minute cost',
      'At 45 mph, %',
    ),
    rows: rows
      .filter((row) => !isWholeMonth(row))
      .map((row) => [
        String(row.direction),
        String(row.window),
        written(figure(row, 'minutes_saved'), 1),
        dollars(figure(row, 'mean_toll_usd')),
        dollars(figure(row, 'max_toll_usd')),
        dollars(figure(row, 'cost_per_minute_saved_usd')),
        written(figure(row, 'time_at_or_above_45_mph_percent'), 1),
      ]),
    note: 'Minutes saved: the general lanes less the express lanes, same hours. A dash: not measured, or nothing was saved.',
  }
}

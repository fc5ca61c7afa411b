import { periodLabel } from '../../../../src/content/period-label.ts'
import { previousPeriod } from '../../../../src/measures/comparison/comparison-periods.ts'
import { mean } from '../../../../src/measures/means.ts'
import { columns } from '../../figures/table-columns.ts'
import type { SamplePeriod } from '../periods.ts'
import { RAMP_STORIES } from '../ramps/ramp-history.ts'
import { remarks } from './freeway-blocks.ts'
import { publicationOf } from './publication.ts'
import type { SampleReport } from './sample-report.ts'
import { figure, rowsOfPeriod, type SampleTables } from './table-rows.ts'
import { keyFigure, MINUTES, POINTS, written } from './words.ts'

const SECONDS = { ...MINUTES, unit: 'seconds', words: ['shorter', 'longer'] } as const
const MPH = { ...MINUTES, unit: 'mph', words: ['lower', 'higher'] } as const

/** The ramp signals report of one month. */
export function rampReport(month: SamplePeriod, tables: SampleTables): SampleReport {
  const { start, end } = month
  const label = periodLabel(month)
  const rows = rowsOfPeriod(tables, 'ramp_monthly', start)
  const before = rowsOfPeriod(tables, 'ramp_monthly', previousPeriod('month', start)?.start ?? '')
  const of = (name: string) =>
    [mean(rows.map((row) => figure(row, name))), mean(before.map((row) => figure(row, name)))] as const
  const [wait] = of('ramp_delay_seconds')
  const sentence = `${rows.length} ramp signals metered this month. Drivers waited ${written(wait, 1)} seconds on average.`
  const what = 'the month before'
  return {
    id: `ramp-monthly-${start.slice(0, 7)}`,
    category: 'ramp_monthly',
    title: `Ramp signals, ${label}`,
    summary: sentence,
    period: { kind: 'month', start, end, label },
    ...publicationOf(month),
    area: null,
    coverLines: ['Ramp', 'signals'],
    blocks: [
      { kind: 'chapter', title: 'The month in figures' },
      { kind: 'lead', text: sentence },
      {
        kind: 'keyFigures',
        items: [
          keyFigure('Wait on the ramp', ...of('ramp_delay_seconds'), { ...SECONDS, what }),
          keyFigure('Uptime', ...of('uptime_percent'), { ...POINTS, what, unitShown: 'percent' }),
          keyFigure('Freeway speed while metering', ...of('mainline_speed_active_mph'), { ...MPH, what }),
        ],
      },
      ...remarks(month),
      {
        kind: 'table',
        caption: 'Every signal that metered',
        columns: columns(
          'Ramp',
          'Hours',
          'Uptime, %',
          'Before, mph',
          'While, mph',
          'Wait, s',
          'Override, min',
        ),
        rows: rows.map((row) => [
          nameOf(String(row.ramp_id)),
          written(figure(row, 'active_hours'), 1),
          written(figure(row, 'uptime_percent'), 1),
          written(figure(row, 'mainline_speed_before_mph'), 1),
          written(figure(row, 'mainline_speed_active_mph'), 1),
          written(figure(row, 'ramp_delay_seconds'), 1),
          written(figure(row, 'queue_override_minutes')),
        ]),
        note: 'Speeds before and while metering are an association, not proof: signals are on when traffic is heavy. A dash: not measured.',
      },
      { kind: 'chapter', title: 'Why some are off' },
      { kind: 'list', items: offNotes(end) },
    ],
  }
}

function nameOf(id: string): string {
  const story = RAMP_STORIES.find((one) => one.id === id)
  return story === undefined ? id : `${story.interchange}, ${story.direction}`
}

/** Signals that were off at the end of the month, each with its reason. */
function offNotes(end: string): string[] {
  return RAMP_STORIES.filter(
    ({ activatedOn, metered }) =>
      activatedOn !== null &&
      activatedOn <= end &&
      !metered.some(({ from, to }) => from <= end && (to === null || to > end)),
  ).map(({ interchange, direction, note }) => `${interchange}, ${direction}: ${note ?? 'off'}`)
}

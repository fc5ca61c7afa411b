import { expect, test } from 'vitest'
import { aRamp } from '../../../../tests/builders/a-ramp.ts'
import { englishTranslations, plain } from '../../../../tests/builders/english-translations.ts'
import { render } from '../../../../tests/builders/render.tsx'
import { parseMetricsAddress } from '../../../contract/metrics-address.ts'
import { ALL_CHOICES } from '../../../contract/metrics-choices.ts'
import type { ComparedFigure, OverviewColumn, OverviewPeriod } from '../../../contract/metrics-overview.ts'
import type { TableFigures } from '../../charts/data-table.tsx'
import { SmallMultiples } from './arterial-tab.tsx'
import { ExpressChart } from './express-chart.tsx'
import { FigureChart } from './figure-chart.tsx'
import { readRows } from './figures.ts'
import { chartPath } from './metrics-params.ts'
import { rampText } from './ramp-model.ts'
import { RampLine } from './ramp-tab.tsx'
import { StepChart } from './step-chart.tsx'
import { MeasureTrend, TrendChart } from './trend.tsx'
import { type TrendView, trendFinding } from './trend-model.ts'

test('a figure that was not measured has no bar', () => {
  const html = render(aStepChart())
  expect(html).not.toContain('width="0%"')
  expect(html).toContain('no data')
})

test('screen readers read the figures of every bar, hour and street, and the Tab key skips them', () => {
  for (const element of [aStepChart(), multiples(), dumbbells()]) {
    const html = render(element)
    expect(html).not.toContain('tabindex')
    expect(html.match(/role="img" aria-label="[^"]+"/g)?.length).toBeGreaterThan(1)
  }
})

test('each share of a corridor has a percent sign, times have none', () => {
  const html = render(multiples({ ...column, unit: 'percent' }))
  expect(html).toContain('>3.0%<')
  expect(html).toContain('>4%<')
  expect(render(multiples())).toContain('>3.0<')
})

test('the table of a chart comes before its points', () => {
  const html = render(aFrame({ columns: [], rows: [] }))
  expect(html.indexOf('Show as table')).toBeGreaterThan(0)
  expect(html.indexOf('Show as table')).toBeLessThan(html.indexOf('the points'))
})

test('a trend names all the days it shows, a monthly one its months', () => {
  const shown = (of: OverviewPeriod, starts: string[]) => {
    const trend = { starts, figures: {} }
    const lines = [{ column, name: 'Lanes open' }] as const
    const frame = { id: 'trend', title: 'Trend', subtitle: 'Minutes', tableId: 'ramp_monthly' } as const
    const overview = { period: of, tableRows: 9 }
    return plain(
      render(<MeasureTrend {...frame} overview={overview} figures={{}} trend={trend} lines={lines} />),
    )
  }
  expect(shown(period, ['2026-10-11'])).toContain('Minutes, Oct 11–Nov 14, 2026<')
  const month = { ...period, kind: 'month', start: '2026-10-01', end: '2026-10-31' } as const
  expect(shown(month, ['2025-11-01'])).toContain('Minutes, November 2025–October 2026<')
})

test('the heading of a saved trend says its newest figure and when, once, and how it compares', () => {
  const share: OverviewColumn = { ...column, unit: 'percent', goodDirection: 'up' }
  const view: TrendView = { ...aTrendView(), lines: [{ column: share, name: 'Lanes open' }] }
  const finding = (value: number | null) => {
    const figure = { value, previous: 95, lastYear: null, mean: 95.1, meanOf: 52 }
    return plain(trendFinding(view, { [column.name]: figure }, period, englishTranslations))
  }
  expect(finding(93.2)).toBe(
    'Lanes open: 93.2% in the week of Nov 8–14, 2026, **1.9 points lower (worse)** than the 52-week mean.',
  )
  expect(finding(null)).toBe('Lanes open: not measured in the week of Nov 8–14, 2026.')
})

test('the address of one chart has its period, and no choice that only changes another chart', () => {
  const search = '?by=month&road=I-95&measure=events&trip=I-95%7Cnorthbound%7CA%7CB&peak=pm'
  const pathOf = (id: string) =>
    chartPath(parseMetricsAddress(search, ALL_CHOICES), id, '2026-10-01', ALL_CHOICES)
  const ofAll = '?by=month&period=2026-10-01&road=I-95'
  expect(pathOf('trend')).toBe(`${ofAll}&measure=events#trend`)
  expect(pathOf('allow')).toBe(`${ofAll}&trip=I-95%7Cnorthbound%7CA%7CB&peak=pm#allow`)
  expect(pathOf('steps')).toBe(`${ofAll}#steps`)
})

test('a trend is one slider, and its value is the newest point as text', () => {
  const html = render(aTrend())
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
  expect(html).toMatch(/role="slider"[^>]* aria-valuetext="[^"]*Lanes open/)
  expect(html).not.toContain('role="img"')
})

test('a line breaks where nothing was measured, and the gap is named', () => {
  const html = render(aTrend())
  expect(html).toMatch(/ d="M[^"]+M[^"]+"/)
  expect(html).toContain('>no data</text>')
})

test('a line that ends without a figure has no label at its end', () => {
  expect(render(aTrend([30, 31, null, 33, 61.5]))).toContain('>61.5</text>')
  expect(render(aTrend([30, 31, null, 61.5, null]))).not.toContain('>61.5</text>')
})

test('a speed or a toll that was not measured is a gap in the chart', () => {
  const html = render(dumbbells())
  expect(html.match(/<circle[^>]* r="7"/g)).toHaveLength(2)
  expect(html.match(/x="-6" y="-6"/g)).toHaveLength(1)
  expect(html).toContain('>no data</text>')
  expect(html).toContain('–</p>')
})

// The site's security policy forbids style attributes; a browser would drop them silently.
test('no chart has a style attribute', () => {
  for (const element of [aFrame(), aStepChart(), aTrend(), multiples(), dumbbells(), ramps()]) {
    expect(render(element)).not.toMatch(/ style=/)
  }
})

const period: OverviewPeriod = {
  kind: 'week',
  start: '2026-11-08',
  end: '2026-11-14',
  status: 'final',
  previous: null,
  lastYear: null,
  meanPeriods: 52,
}

const column: OverviewColumn = {
  name: 'roadway_clearance_minutes_mean',
  unit: 'minutes',
  decimals: 1,
  goodDirection: 'down',
  sameWithin: { amount: 0.5, of: 'unit' },
}

function aFrame(table: TableFigures | null = null) {
  const texts = { id: 'steps', title: 'How long each step took', subtitle: 'Average minutes' }
  return (
    <FigureChart
      {...texts}
      columns={[column.name]}
      tableId="metrics_freeway_weekly"
      overview={{ period, tableRows: 4713 }}
      basis={['118 of 131 events.']}
      finding="Time to reopen lanes averaged **31 minutes**."
      table={table}
    >
      <p>the points</p>
    </FigureChart>
  )
}

test('a figure stands behind its bar and behind the mark of the mean, whichever reaches further', () => {
  const ends = (mean: number) =>
    [...render(aStepChart({ mean })).matchAll(/x="([\d.]+)%" dx="10"/g)].map(([, x]) => Number(x))
  const [bar = 0] = ends(10)
  expect(ends(30.9)[0]).toBe(bar)
  expect(ends(31.5)[0]).toBeGreaterThan(bar)
})

test('where nothing has a mean, the legend does not explain its mark', () => {
  expect(render(aStepChart())).toContain('52-week mean</')
  expect(render(aStepChart({ mean: null }))).not.toContain('52-week mean</')
})

function aStepChart(changes: Partial<ComparedFigure> = {}) {
  const figure = { value: 31, previous: 33.6, lastYear: null, mean: 35, meanOf: 52, ...changes }
  return (
    <StepChart
      id="steps"
      bars={[
        { key: 'a', name: 'Lanes open', note: '', figure },
        { key: 'b', name: 'Scene clear', note: '', figure: { ...figure, value: null } },
      ]}
      kind={{ period, column, sentence: 'Step' }}
    />
  )
}

function aTrend(values: (number | null)[] = [30, 31, null, 33, 61]) {
  return <TrendChart id="trend" title="Trend" {...aTrendView(values)} mean={34} />
}

test('hours of operation are in the language of the page, else in English, which is named', () => {
  const ramp = aRamp({ schedule: 'Weekdays', translations: { es: { schedule: 'De lunes a viernes' } } })
  expect((['en', 'es', 'ht'] as const).map((language) => rampText(ramp, 'schedule', language))).toEqual([
    { text: 'Weekdays', language: 'en' },
    { text: 'De lunes a viernes', language: 'es' },
    { text: 'Weekdays', language: 'en' },
  ])
})

function aTrendView(values: (number | null)[] = []): TrendView {
  const starts = ['2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08']
  const trend = { starts, figures: { [column.name]: values } }
  return { trend, kind: 'week', lines: [{ column, name: 'Lanes open' }] }
}

function multiples(of: OverviewColumn = column) {
  const panel = { direction: 'westbound', peak: 'pm', subtitle: 'westbound', values: [1, null, 3] }
  return (
    <SmallMultiples
      panels={[
        { ...panel, key: 'a', corridor: 'Sunrise Blvd', spoken: 'Sunrise Blvd: 3' },
        { ...panel, key: 'b', corridor: 'Pines Blvd', spoken: 'Pines Blvd: 3' },
      ]}
      column={of}
    />
  )
}

function dumbbells() {
  const columns = [
    'window',
    'express_mean_speed_mph',
    'general_mean_speed_mph',
    'minutes_saved',
    'mean_toll_usd',
  ]
  const rows = [
    ['07:00-08:00', 57, 38, 8.4, 5.25],
    ['08:00-09:00', 57, null, null, 5.25],
  ]
  return <ExpressChart id="worth" windows={readRows({ columns, rows }, ['window'])} />
}

function ramps() {
  const states = ['active', 'inactive', 'fault', 'notYetActivated'] as const
  return (
    <RampLine ramps={states.map((status) => aRamp({ id: status, status }))} note="Association, not proof." />
  )
}

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'
import { DumbbellChart } from './dumbbell-chart.tsx'
import { IncidentLine } from './incident-line.tsx'
import { RampLine } from './ramp-line.tsx'
import { StepChart } from './step-chart.tsx'
import { TrendChart } from './trend-chart.tsx'
import { SmallMultiples } from './trend-parts.tsx'

test('a figure that was not measured is a dash that is read aloud as words', () => {
  const html = renderToStaticMarkup(aTable())
  expect(html).toContain('<span aria-hidden="true">–</span><span class="visually-hidden">not measured</span>')
  expect(html).not.toMatch(/<td[^>]*>0</)
})

test('a table has a caption, and headers for its columns and rows', () => {
  const html = renderToStaticMarkup(aTable())
  expect(html).toContain('Steps</caption>')
  expect(html.match(/scope="col"/g)).toHaveLength(2)
  expect(html.match(/scope="row"/g)).toHaveLength(2)
})

test('what was not measured has no bar', () => {
  const html = renderToStaticMarkup(aStepChart())
  expect(html).not.toContain('width="0%"')
  expect(html).toContain('no data')
})

test('a chart is one stop of the Tab key, and every point says its figures', () => {
  for (const element of [aStepChart(), aTrend(), multiples(), dumbbells()]) {
    const html = renderToStaticMarkup(element)
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html.match(/role="img" aria-label="[^"]+"/g)?.length).toBeGreaterThan(1)
  }
})

test('a line breaks where nothing was measured, and the gap is named', () => {
  const html = renderToStaticMarkup(aTrend())
  expect(html).toMatch(/ d="M[^"]+M[^"]+"/)
  expect(html).toContain('>no data</text>')
})

// The site's security policy forbids style attributes; a browser would drop them without a word.
test('no chart carries its style in an attribute', () => {
  for (const element of [
    aFrame(),
    aTable(),
    aStepChart(),
    aTrend(),
    multiples(),
    dumbbells(),
    incident(),
    ramps(),
  ]) {
    expect(renderToStaticMarkup(element)).not.toMatch(/ style=/)
  }
})

function aFrame() {
  const props: ChartFrameProps = {
    id: 'steps',
    title: 'How long each step took',
    subtitle: 'Average minutes',
    children: null,
    table: null,
    csvUrl: '/api/api/Metrics/GetSeries/metrics_freeway_weekly?format=csv',
    meanings: [
      {
        name: 'Lanes open',
        definition: 'Minutes until all lanes were open.',
        formula: 'T5 − T1',
        source: null,
      },
    ],
    basis: ['118 of 131 events.'],
    picture: { name: 'steps', credit: 'The office' },
    words: {
      table: 'Table',
      csv: 'CSV',
      meaning: 'Meaning',
      picture: 'Picture',
      svg: 'SVG',
      png: 'PNG',
      pictureFailed: '',
    },
  }
  return <ChartFrame {...props} />
}

function aTable() {
  return (
    <ChartTable
      caption="Steps"
      notMeasuredText="not measured"
      columns={[
        { key: 'step', title: 'Step', holds: 'words' },
        { key: 'now', title: 'Now', holds: 'figures' },
      ]}
      rows={[
        { key: 'a', cells: ['Verified', '2.1'] },
        { key: 'b', cells: ['Help arrives', null] },
      ]}
    />
  )
}

function aStepChart() {
  const step = { note: '', previous: 33.6, mean: 35, phoneText: '**31**', spoken: 'Lanes open: 31 minutes' }
  return (
    <StepChart
      id="steps"
      label="Steps"
      steps={[
        { ...step, key: 'a', name: 'Lanes open', value: 31, valueText: '31.0' },
        { ...step, key: 'b', name: 'Scene clear', value: null, valueText: 'no data' },
      ]}
      words={{ now: 'Now', before: 'Before', mean: 'Mean' }}
      formatTick={String}
    />
  )
}

function aTrend() {
  return (
    <TrendChart
      id="trend"
      label="Trend"
      series={[{ name: 'Lanes open', values: [30, 31, null, 33, 61], endText: 'Lanes open 61' }]}
      mean={{ value: 34, text: 'Mean 34' }}
      goal={{ value: 90, text: 'Goal: 90 minutes', shortText: 'Goal' }}
      points={['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5']}
      axis={[{ index: 0, text: 'Nov' }]}
      odd={[{ index: 4, text: 'Storm' }]}
      noDataText="no data"
      hint="Point at the chart."
      formatTick={String}
    />
  )
}

function multiples() {
  const panel = { title: 'Sunrise Blvd', subtitle: 'westbound', values: [1, null, 3], lastText: '3' }
  return (
    <SmallMultiples
      label="Corridors"
      panels={[
        { ...panel, key: 'a', spoken: 'Sunrise Blvd: 3' },
        { ...panel, key: 'b', spoken: 'Pines Blvd: 3' },
      ]}
      noDataText="no data"
      formatTick={String}
    />
  )
}

function dumbbells() {
  const row = { express: 57, general: 38, saved: 8.4, savedText: '8.4', tollText: '$5.25', costText: null }
  return (
    <DumbbellChart
      id="worth"
      label="Tolls"
      rows={[
        { ...row, key: 'a', name: '7–8 a.m.', spoken: '7 to 8' },
        { ...row, key: 'b', name: '8–9 a.m.', general: null, saved: null, savedText: null, spoken: '8 to 9' },
      ]}
      target={45}
      noDataText="no data"
      words={{
        express: 'Express',
        general: 'General',
        target: 'Target',
        speed: 'Speed',
        saved: 'Saved',
        savedAfter: 'min saved',
        toll: 'Toll',
        cost: 'Cost',
      }}
      formatTick={String}
    />
  )
}

function incident() {
  return (
    <IncidentLine
      id="incident"
      parts={[
        { form: 'blocked', from: 0, to: 47 },
        { form: 'shoulder', from: 47, to: 71 },
        { form: 'recovering', from: 71, to: 96 },
      ]}
      ticks={[{ key: 't1', minutes: 0 }]}
      lengthMinutes={100}
      goal={{ minutes: 90, text: '90 min' }}
    />
  )
}

function ramps() {
  const stop = {
    since: '',
    sinceLanguage: 'en',
    note: null,
    figures: [{ name: 'Hours on', text: '142' }],
    statusText: 'On',
  }
  return (
    <RampLine
      stops={(['active', 'inactive', 'fault', 'notYetActivated'] as const).map((status) => ({
        ...stop,
        key: status,
        name: status,
        status,
      }))}
      notMeasuredText="not measured"
      officeLanguage="en"
      note="Association, not proof."
    />
  )
}

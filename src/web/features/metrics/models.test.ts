import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { aRamp } from '../../../../tests/builders/a-ramp.ts'
import { englishTranslations, plain } from '../../../../tests/builders/english-translations.ts'
import { render } from '../../../../tests/builders/render.tsx'
import { addDays } from '../../../contract/calendar.ts'
import type { RampFigures, RampOverview } from '../../../contract/metrics-overview.ts'
import { aFreewayRow } from '../../../measures/columns/testing/rows.ts'
import { buildFreewayOverview } from '../../../measures/overviews/freeway-overview.ts'
import { arterialLead } from './arterial-model.ts'
import { windowSpoken } from './express-chart.tsx'
import { expressLead, hoursText } from './express-model.ts'
import { columnOf, readRows } from './figures.ts'
import { LANES_OPEN, measureName, missingQuarters, stepBars, stepTable, yearTable } from './freeway-model.ts'
import { basisOf, stepCoverageText } from './freeway-text.ts'
import { associationText, corridorsOf, rampFacts, rampFigures, rampLead, sinceText } from './ramp-model.ts'
import { RampLine } from './ramp-tab.tsx'
import { csvOfTable } from './save-picture.ts'
import { barText } from './step-chart.tsx'

describe('arterial model', () => {
  const columns = ['corridor', 'direction', 'peak', 'mean_minutes', 'p95_minutes', 'buffer_index_percent']
  const lead = (rows: (string | number | null)[][]) =>
    plain(
      arterialLead(
        readRows({ columns, rows }, ['corridor']),
        'Broward',
        'in October 2026',
        englishTranslations,
      ),
    )

  test('the trip that needs the most extra time is named', () => {
    expect(
      lead([
        ['Sunrise Blvd', 'westbound', 'pm', 18.4, 26.1, 41.8],
        ['University Dr', 'northbound', 'am', 34.8, 52.6, 51.1],
        ['Pines Blvd', 'eastbound', 'am', 30, null, null],
      ]),
    ).toBe(
      'Allow the most extra time on **University Dr** northbound in the morning: a trip of 35 minutes can take **53 minutes**.',
    )
  })

  test('without a measured trip there is no advice', () => {
    expect(lead([['Pines Blvd', 'eastbound', 'am', 30, null, null]])).toBe(
      'Travel times on the corridors of Broward were not measured in October 2026.',
    )
  })
})

test('the list of measures uses everyday names that fit on a phone', () => {
  expect(measureName('roadway_clearance_minutes_mean', englishTranslations)).toBe('Time to reopen lanes')
  expect(measureName('events', englishTranslations)).toBe('Events')
})

describe('express model', () => {
  const columns = [
    'window',
    'express_mean_speed_mph',
    'general_mean_speed_mph',
    'minutes_saved',
    'mean_toll_usd',
    'cost_per_minute_saved_usd',
  ]
  const read = (rows: (string | number | null)[][]) => readRows({ columns, rows }, ['window'])

  test('the hour that saved the most is named with its toll', () => {
    const windows = read([
      ['07:00-08:00', 57, 38, 8.4, 5.25, 0.63],
      ['08:00-09:00', 54, 34, 11, 7.25, 0.65],
      ['17:00-18:00', null, null, null, null, null],
    ])
    expect(plain(expressLead(windows, 'in October 2026', englishTranslations))).toBe(
      'From 8 to 9 a.m., a toll of **$7.25** saved **11 minutes**.',
    )
  })

  test('the text says that no time was saved, or that nothing was measured', () => {
    expect(
      expressLead(read([['07:00-08:00', 57, 58, -0.5, 2, null]]), 'in October 2026', englishTranslations),
    ).toContain('saved no time')
    expect(
      expressLead(read([['07:00-08:00', 57, 58, null, null, null]]), 'in October 2026', englishTranslations),
    ).toContain('were not measured in October 2026')
    expect(expressLead([], 'in October 2026', englishTranslations)).toContain('were not measured')
  })

  test('a span of hours says a.m. or p.m. once where it can', () => {
    expect(plain(hoursText('06:00-07:00', englishTranslations))).toBe('6–7 a.m.')
    expect(plain(hoursText('10:00-15:00', englishTranslations))).toBe('10 a.m.–3 p.m.')
    expect(plain(hoursText('22:00-24:00', englishTranslations))).toBe('10 p.m.–12 a.m.')
  })

  test('a figure that was not measured is called that in the text', () => {
    const [row] = read([['07:00-08:00', 57, null, null, null, null]])
    expect(row && windowSpoken(row, englishTranslations)).toContain('general lanes not measured mph')
  })
})

describe('freeway model', () => {
  const events = [
    aFreewayRow({ response_minutes_mean: null }),
    // Half a year before it: enough for a mean.
    ...Array.from({ length: 26 }, (_, index) =>
      aFreewayRow({
        period_start: addDays('2026-11-01', -7 * index),
        period_end: addDays('2026-11-07', -7 * index),
        roadway_clearance_minutes_mean: 33.6,
      }),
    ),
  ]
  const built = buildFreewayOverview(
    { events, reliability: [] },
    { by: 'week', period: 'newest', road: 'all' },
  )
  const overview = { ...built, period: built.period ?? fail() }

  const textOf = (index: number) => {
    const [bar, column] = [
      stepBars(overview, englishTranslations)[index],
      columnOf(overview.columns, LANES_OPEN),
    ]
    return barText(bar ?? fail(), { period: overview.period, column, sentence: 'Step' }, englishTranslations)
  }

  test('each step has the week’s dates, the week before and the mean, as figures and as text', () => {
    expect(stepBars(overview, englishTranslations)[2]).toMatchObject({
      name: 'Time to reopen lanes',
      figure: { value: 31, previous: 33.6, mean: 33.6 },
    })
    expect(textOf(2).value).toBe('31.0')
    expect(plain(textOf(2).phone)).toBe('**31.0** min · was 33.6')
    expect(plain(textOf(2).spoken)).toBe(
      'Time to reopen lanes: Nov 8–14, 2026 31.0 minutes; Week before 33.6 minutes; 52-week mean 33.6 minutes',
    )
  })

  test('a step that was not measured has no bar, and its text says so', () => {
    expect(textOf(1)).toMatchObject({ value: 'no data', phone: 'no data' })
    expect(plain(textOf(1).spoken)).toContain('Nov 8–14, 2026 not measured')
  })

  test('the table of steps has the same figures as the bars', () => {
    const { rows } = stepTable(overview, englishTranslations)
    expect(rows[2]?.cells).toEqual(['Time to reopen lanes', '31.0', '33.6', '33.6', null])
    expect(rows[1]?.cells[1]).toBeNull()
  })

  test('the figures say how many events they are based on', () => {
    expect(stepCoverageText(overview, englishTranslations)).toBe(
      'Time to reopen lanes: 118 of 131 lane-blocking events. Other steps: 742 of 770 events.',
    )
    expect(basisOf(overview, englishTranslations).join(' ')).toContain(
      'Of all 770 events, lane-blocking or not, 742 had complete times.',
    )
  })

  function fail(): never {
    throw new Error('the overview has no period or no such step')
  }

  test('the table of a year has short headings, and does not repeat their units', () => {
    const trend = { ...overview.trend, starts: overview.trend.starts.map(() => '2026-07-01') }
    const table = yearTable({ ...overview, trend }, '2026-07-01', englishTranslations)
    expect(table?.columns.map(({ title }) => title)).toEqual([
      'Period',
      'Events',
      'Road Ranger assists',
      'Time to reopen lanes, min',
      'Time to clear the scene, min',
    ])
  })

  test('the quarters of a fiscal year that nobody published are named, oldest first', () => {
    const year = { start: '2023-07-01', end: '2024-06-30' }
    const rowOf = (key: string) => ({ key, cells: [] })
    expect(missingQuarters(year, { rows: ['2024-01-01', '2024-04-01'].map(rowOf) })).toEqual([
      '2023-07-01',
      '2023-10-01',
    ])
    expect(
      missingQuarters({ start: '2024-04-01', end: '2024-06-30' }, { rows: [rowOf('2024-04-01')] }),
    ).toEqual([])
  })
})

describe('ramp model', () => {
  const overview = (
    ramps: RampFigures[],
  ): RampOverview & { period: NonNullable<RampOverview['period']> } => ({
    period: {
      kind: 'month',
      start: '2026-10-01',
      end: '2026-10-31',
      status: 'final',
      previous: null,
      lastYear: null,
      meanPeriods: 12,
    },
    starts: ['2026-10-01'],
    columns: [],
    tableRows: 0,
    ramps,
  })

  test('signals that metered and that did not, and those of each status today, add up to all', () => {
    const some = overview([
      aRamp(),
      aRamp({ figures: { active_hours: 12 }, status: 'inactive' }),
      aRamp({ figures: null, status: 'notYetActivated' }),
    ])
    expect(plain(rampLead(some, englishTranslations))).toBe(
      '**2 of 3 ramp signals** metered traffic in October 2026; 1 did not.',
    )
    expect(plain(rampFacts(some, englishTranslations).join(' '))).toContain(
      '2 of the 3 are not on today; 1 of them ran earlier in the month. Status today: on (1), off (1), not yet on (1).',
    )
    expect(plain(rampLead(overview([aRamp({ figures: null })]), englishTranslations))).toBe(
      'No ramp signal metered traffic in October 2026.',
    )
  })

  test('zero hours are a figure, and hours not measured are none', () => {
    const figuresOf = (figures: RampFigures['figures']) =>
      rampFigures(aRamp({ figures }), englishTranslations).map(({ text }) => text)
    expect(figuresOf({ active_hours: 0, queue_override_minutes: null })[0]).toBe('0')
    expect(figuresOf({ active_hours: 0, queue_override_minutes: null })[1]).toBeNull()
    expect(figuresOf(null)).toEqual([null, null, null, null])
  })

  test('speeds before and while metering are shown side by side, never one alone', () => {
    const speedOf = (figures: RampFigures['figures']) =>
      rampFigures(aRamp({ figures }), englishTranslations).at(-1)?.text
    expect(speedOf({ mainline_speed_before_mph: 47.2, mainline_speed_active_mph: 52 })).toBe(
      '47 to **52**\u00a0mph',
    )
    expect(speedOf({ mainline_speed_before_mph: null, mainline_speed_active_mph: 52 })).toBeNull()
  })

  test('a ramp that is off says since when, with the office’s own reason', () => {
    const ramp = aRamp({
      status: 'inactive',
      lastMetered: '2026-05-01',
      note: 'The queue blocked the street.',
    })
    expect(plain(sinceText(ramp, englishTranslations)?.text ?? '')).toBe('Last metered in May 2026')
    // In the office's language, whatever the page's.
    expect(render(createElement(RampLine, { ramps: [ramp], note: '' }))).toContain(
      ' lang="en">The queue blocked the street.</p>',
    )
  })

  test('every comparison of speeds states its n and that it proves nothing', () => {
    const ramps = [
      aRamp({ figures: { weekdays_measured: 19 } }),
      aRamp({ figures: { weekdays_measured: 22 } }),
    ]
    expect(plain(associationText(ramps, 'October 2026', englishTranslations))).toMatch(
      /October 2026, n = 19 to 22 weekdays\. This shows a link, not a cause/,
    )
    expect(associationText([aRamp({ figures: null })], 'October 2026', englishTranslations)).toContain(
      'n not given',
    )
  })

  test('ramps are grouped by road and direction', () => {
    const ramps = [aRamp({ id: 'a' }), aRamp({ id: 'b', direction: 'southbound' }), aRamp({ id: 'c' })]
    expect(corridorsOf(ramps).map((corridor) => corridor.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
  })
})

describe('save picture', () => {
  test('a chart’s file has the days of each row, column names with units, and plain figures', () => {
    const columns = [
      { key: 'county', title: 'County', holds: 'words' as const },
      { key: 'events St. Lucie', title: 'Events' },
      { key: 'bars', title: null, holds: 'bars' as const },
    ]
    const october = { start: '2026-10-01', end: '2026-10-31' }
    const rows = [
      { key: '1', cells: ['Martin,\u00a0“all”', createElement('strong', null, '1,608.5'), null] },
      { key: '2', cells: ['Nov 1–\u20607', null, null], period: { start: '2026-11-01', end: '2026-11-07' } },
    ]
    expect(csvOfTable({ columns, rows }, october).split('\r\n')).toEqual([
      'period_start,period_end,county,events_st_lucie',
      '2026-10-01,2026-10-31,"Martin, “all”",1608.5',
      '2026-11-01,2026-11-07,Nov 1–7,',
      '',
    ])
  })
})

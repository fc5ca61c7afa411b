import { expect, test } from 'vitest'
import { aFreewayRow } from '../../../measures/columns/testing/rows.ts'
import { buildFreewayOverview } from '../../../measures/overviews/freeway-overview.ts'
import { englishTranslations, plain } from '../../messages/testing/english-translations.ts'
import { columnOf } from './figures.ts'
import { LANES_OPEN, stepBars, stepTable, yearTable } from './freeway-model.ts'
import { basisOf, stepCoverageText } from './freeway-text.ts'
import { barText } from './step-chart.tsx'

const events = [
  aFreewayRow({ response_minutes_mean: null }),
  aFreewayRow({ period_start: '2026-11-01', period_end: '2026-11-07', roadway_clearance_minutes_mean: 33.6 }),
]
const built = buildFreewayOverview({ events, reliability: [] }, { by: 'week', period: 'newest', road: 'all' })
const overview = { ...built, period: built.period ?? fail() }

const textOf = (index: number) => {
  const [bar, column] = [
    stepBars(overview, englishTranslations)[index],
    columnOf(overview.columns, LANES_OPEN),
  ]
  return barText(
    bar ?? fail(),
    { period: 'week', now: 'Nov 8–14, 2026', column, sentence: 'Step' },
    englishTranslations,
  )
}

test('each step has the week’s dates, the week before and the mean, in figures and in words', () => {
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

test('a step that was not measured has no bar, and its words say so', () => {
  expect(textOf(1)).toMatchObject({ value: 'no data', phone: 'no data' })
  expect(plain(textOf(1).spoken)).toContain('Nov 8–14, 2026 not measured')
})

test('the table of steps says the same as the bars', () => {
  const { rows } = stepTable(overview, englishTranslations, 'Steps')
  expect(rows[2]?.cells).toEqual(['Time to reopen lanes', '31.0', '33.6', '33.6', null])
  expect(rows[1]?.cells[1]).toBeNull()
})

test('the figures say how many events they rest on', () => {
  expect(stepCoverageText(overview, englishTranslations)).toBe(
    'Time to reopen lanes: 118 of 131 lane-blocking events. Other steps: 742 of 770 events.',
  )
  expect(basisOf(overview, englishTranslations).join(' ')).toContain('742 of 770 events')
})

function fail(): never {
  throw new Error('the overview has no period or no such step')
}

test('the table of a year has short headings, and says no unit that a heading has already', () => {
  const trend = { ...overview.trend, starts: overview.trend.starts.map(() => '2026-07-01') }
  const table = yearTable({ ...overview, trend }, '2026-07-01', englishTranslations, 'Key numbers')
  expect(table?.columns.map(({ title }) => title)).toEqual([
    'Period',
    'Events',
    'Road Ranger assists',
    'Time to reopen lanes, min',
    'Time to clear the scene, min',
  ])
})

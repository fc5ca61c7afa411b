import { expect, test } from 'vitest'
import { englishTranslations, plain } from '../../../../tests/builders/english-translations.ts'
import { goal } from './trend.tsx'
import {
  alongTrend,
  axisOf,
  gapsIn,
  pointTexts,
  scaleBetween,
  scaleFromOne,
  scaleFromZero,
  scaleOfTrend,
  spreadLabels,
  type TrendColumn,
  trendPath,
  trendTable,
} from './trend-model.ts'

const line: TrendColumn = {
  name: 'Lanes open',
  column: {
    name: 'roadway_clearance_minutes_mean',
    unit: 'minutes',
    decimals: 1,
    goodDirection: 'down',
    sameWithin: { amount: 0.5, of: 'unit' },
  },
}
const trend = {
  starts: ['2026-10-25', '2026-11-01', '2026-11-08'],
  figures: { roadway_clearance_minutes_mean: [33.6, null, 31] },
}

test('every point of a trend has a sentence, also a gap', () => {
  expect(pointTexts({ trend, kind: 'week', lines: [line] }, englishTranslations).map(plain)).toEqual([
    'Oct 25–31, 2026: Lanes open 33.6 minutes',
    'Nov 1–7, 2026: Lanes open not measured',
    'Nov 8–14, 2026: Lanes open 31.0 minutes',
  ])
})

test('the table has the same figures, newest first, and an empty cell for a gap', () => {
  const { rows } = trendTable({ trend, kind: 'week', lines: [line] }, englishTranslations)
  expect(rows.map(({ cells }) => cells[1])).toEqual(['31.0', null, '33.6'])
  expect(rows[0]?.period).toEqual({ start: '2026-11-08', end: '2026-11-14' })
})

test('the axis labels both ends, and the year where it changes', () => {
  const starts = Array.from(
    { length: 13 },
    (_, month) =>
      `${2025 + Math.floor((9 + month) / 12)}-${String(((9 + month) % 12) + 1).padStart(2, '0')}-01`,
  )
  expect(axisOf(starts, englishTranslations).map(({ index, text }) => [index, plain(text)])).toEqual([
    [0, 'Oct 2025'],
    [4, 'Feb 2026'],
    [8, 'Jun'],
    [12, 'Oct'],
  ])
})

test('the axis of a few weeks labels each month once', () => {
  const weeks = ['2026-10-04', '2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08']
  expect(axisOf(weeks, englishTranslations).map(({ text }) => plain(text))).toEqual(['Oct 2026', 'Nov'])
})

test('a trend of one period has one point and one label', () => {
  const one = { starts: ['2026-11-08'], figures: {} }
  expect(pointTexts({ trend: one, kind: 'week', lines: [line] }, englishTranslations)).toHaveLength(1)
  expect(axisOf(one.starts, englishTranslations)).toHaveLength(1)
})

test('a gap in the figures is a gap in the line, not a zero', () => {
  expect(trendPath([10, 20, null, 30, 40], (value) => value)).toBe('M0,10L250,20M750,30L1000,40')
  expect(trendPath([null, null], (value) => value)).toBe('')
})

test('each gap is found with its start and end', () => {
  expect(gapsIn([null, 1, null, null, 2])).toEqual([
    { first: 0, last: 0 },
    { first: 2, last: 3 },
  ])
  expect(gapsIn([0, 1])).toEqual([])
})

test('labels that would overlap are moved apart and stay on the chart', () => {
  expect(spreadLabels([50, 52, 90], 16, 200)).toEqual([50, 66, 90])
  expect(spreadLabels([195, 190], 16, 200)).toEqual([200, 184])
})

test('a scale starts at zero and ends at a round figure above all values', () => {
  const scale = scaleFromZero([31, null, 48.8], 3)
  expect(scale.ticks).toEqual([0, 20, 40, 60])
  expect(scale.x(30)).toBe('50%')
  expect(scale.along(600)).toBe(100)
  expect(scaleFromZero([null], 4).along(0)).toBe(0)
  expect(scaleBetween(24, 63, 5).along(20)).toBe(0)
})

test('points run from end to end, and a single one is at the end', () => {
  expect([alongTrend(0, 53), alongTrend(26, 53), alongTrend(52, 53)]).toEqual([0, 50, 100])
  expect(alongTrend(0, 1)).toBe(100)
})

test('arrow keys move along the points and stop at the ends', () => {
  expect([goal('ArrowRight', 3, 5), goal('ArrowRight', 4, 5), goal('ArrowLeft', 0, 5)]).toEqual([4, 4, 0])
  expect([goal('Home', 3, 5), goal('End', 3, 5), goal('a', 3, 5)]).toEqual([0, 4, -1])
})

test('a trend whose figures are far from zero has a scale around them, which is marked as not starting at zero', () => {
  const shares = scaleOfTrend([93.2, null, 98.5, 89.4], 'percent', 4)
  expect(shares).toMatchObject({ isBroken: true, ticks: [88, 90, 92, 94, 96, 98, 100] })
  expect(shares.along(88)).toBe(0)
  const times = scaleOfTrend([31, 36.6, 59], 'minutes', 4)
  expect(times).toMatchObject({ isBroken: true, ticks: [30, 40, 50, 60] })
})

test('a small change does not fill the chart, and no share is above 100', () => {
  expect(scaleOfTrend([92.3, 93.7], 'percent', 4).ticks).toEqual([91, 92, 93, 94, 95])
  expect(scaleOfTrend([99.5, 100], 'percent', 4).ticks).toEqual([96, 97, 98, 99, 100])
  expect(scaleOfTrend([99, 101], 'minutes', 4).ticks).toEqual([80, 90, 100, 110, 120])
})

test('the scale of a trend that was ever low starts at zero', () => {
  expect(scaleOfTrend([93.2, 24.9], 'percent', 4)).toMatchObject({ isBroken: false })
  expect(scaleOfTrend([12, 98], 'minutes', 4).ticks[0]).toBe(0)
  expect(scaleOfTrend([0, 0], 'events', 4)).toMatchObject({ isBroken: false })
  expect(scaleOfTrend([null], 'percent', 4).isBroken).toBe(false)
})

test('the scale of a travel time index starts at 1, an empty road', () => {
  expect(scaleFromOne([1.8, null, 2.1], 3).ticks).toEqual([1, 1.5, 2, 2.5])
  expect(scaleFromOne([5.2], 3).ticks[0]).toBe(1)
  expect(scaleFromOne([1.2], 3).along(1)).toBe(0)
})

import { expect, test } from 'vitest'
import { englishTranslations, plain } from '../../messages/testing/english-translations.ts'
import { axisOf, pointTexts, type TrendColumn, trendTable } from './trend-model.ts'

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

test('every point of a trend has its sentence, and a gap says that it is one', () => {
  expect(pointTexts({ trend, kind: 'week', lines: [line] }, englishTranslations).map(plain)).toEqual([
    'Oct 25–31, 2026: Lanes open 33.6 minutes',
    'Nov 1–7, 2026: Lanes open not measured',
    'Nov 8–14, 2026: Lanes open 31.0 minutes',
  ])
})

test('the table holds the same figures, newest first, and nothing in place of a gap', () => {
  const { rows } = trendTable({ trend, kind: 'week', lines: [line] }, englishTranslations, 'Lanes open')
  expect(rows.map(({ cells }) => cells[1])).toEqual(['31.0', null, '33.6'])
})

test('the axis names both ends, and the year where it is new', () => {
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

test('the axis of a few weeks names each month once', () => {
  const weeks = ['2026-10-04', '2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08']
  expect(axisOf(weeks, englishTranslations).map(({ text }) => plain(text))).toEqual(['Oct 2026', 'Nov'])
})

test('a trend of one period has one point and one name', () => {
  const one = { starts: ['2026-11-08'], figures: {} }
  expect(pointTexts({ trend: one, kind: 'week', lines: [line] }, englishTranslations)).toHaveLength(1)
  expect(axisOf(one.starts, englishTranslations)).toHaveLength(1)
})

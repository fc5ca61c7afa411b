import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../contract/calendar.ts'
import { column } from '../columns/column.ts'
import { mean } from '../means.ts'
import type { Measured } from '../measured.ts'
import { rounded } from '../rounding.ts'
import { compareWithEarlier } from './compared-figures.ts'

const week = '2026-11-08'
const minutes = column('mean_minutes', 'number', 'minutes')

/** The figure of the week, compared; `weeks` are figures by the number of weeks before it. */
function compared(weeks: readonly (readonly [ago: number, value: Measured])[]) {
  const series = new Map(weeks.map(([ago, value]) => [addDays(week, -7 * ago), { mean_minutes: value }]))
  return compareWithEarlier('week', week)(series, minutes)
}

/** The same figure in each of the weeks before, beginning `ago` weeks before. */
const weeksOf = (value: number, count: number, ago = 1) =>
  Array.from({ length: count }, (_, index) => [ago + index, value] as const)

test('the 52-week mean is over the measured weeks, and says how many there were', () => {
  // 13 weeks of 30 and 13 of 44 measured, one week published without a figure, 25 weeks missing.
  const figure = compared([...weeksOf(30, 13), [14, null], ...weeksOf(44, 13, 40)])
  expect(figure).toEqual({ value: null, previous: 30, lastYear: 44, mean: 37, meanOf: 26 })
})

test('a few weeks have no 52-week mean: less than half do not represent a year', () => {
  expect(compared(weeksOf(30, 25))).toMatchObject({ previous: 30, mean: null, meanOf: 25 })
  expect(compared(weeksOf(30, 26))).toMatchObject({ previous: 30, mean: 30, meanOf: 26 })
})

test('the mean does not include the week itself, nor weeks before or after the window', () => {
  expect(compared([[-1, 500], [0, 500], ...weeksOf(30, 30), [53, 500]])).toMatchObject({
    mean: 30,
    meanOf: 30,
  })
})

test('without a measured week there is no mean', () => {
  expect(compared([])).toMatchObject({ mean: null, meanOf: 0 })
  expect(compared([[1, null]])).toMatchObject({ mean: null, meanOf: 0 })
})

test('gaps never pull a 52-week mean toward 0', () => {
  const value = fc.option(fc.double({ min: 1, max: 600, noNaN: true }), { freq: 20 })
  const values = fc.array(value, { minLength: 26, maxLength: 52 })
  fc.assert(
    fc.property(values, (measured) => {
      const figure = compared(measured.map((value, index) => [index + 1, value]))
      expect(figure.meanOf).toBe(measured.filter((value) => value !== null).length)
      expect(figure.mean).toBe(figure.meanOf < 26 ? null : rounded(mean(measured), 1))
    }),
  )
})

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

/** The figure of the week, compared; `weeks` are figures by how many weeks before it they lie. */
function compared(weeks: readonly (readonly [ago: number, value: Measured])[]) {
  const series = new Map(weeks.map(([ago, value]) => [addDays(week, -7 * ago), { mean_minutes: value }]))
  return compareWithEarlier('week', week)(series, minutes)
}

test('the 52-week mean is over the weeks measured, and says how many there were', () => {
  // 30, 36 and 45 measured, one week published without a figure, 48 weeks missing: 111 / 3 = 37.
  const figure = compared([
    [1, 30],
    [2, null],
    [3, 36],
    [52, 45],
  ])
  expect(figure).toEqual({ value: null, previous: 30, lastYear: 45, mean: 37, meanOf: 3 })
})

test('neither the week itself nor one before the window or after it takes part in the mean', () => {
  expect(
    compared([
      [-1, 500],
      [0, 500],
      [1, 30],
      [53, 500],
    ]),
  ).toMatchObject({ mean: 30, meanOf: 1 })
})

test('without a measured week there is no mean', () => {
  expect(compared([])).toMatchObject({ mean: null, meanOf: 0 })
  expect(compared([[1, null]])).toMatchObject({ mean: null, meanOf: 0 })
})

test('gaps never pull a 52-week mean toward 0', () => {
  const values = fc.array(fc.option(fc.double({ min: 1, max: 600, noNaN: true })), { maxLength: 52 })
  fc.assert(
    fc.property(values, (measured) => {
      const figure = compared(measured.map((value, index) => [index + 1, value]))
      expect(figure.mean).toBe(rounded(mean(measured), 1))
      expect(figure.meanOf).toBe(measured.filter((value) => value !== null).length)
    }),
  )
})

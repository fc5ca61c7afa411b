import { expect, test } from 'vitest'
import { oddlyHigh } from './odd-ones.ts'

test('the week of a hurricane stands out from a normal year, and gaps do not', () => {
  // Quartiles 31 and 34, distance 3: the fence is at 40.6.
  const weeks = [30, 31, 32, 33, 34, 36, null, 61, 31, 33]
  expect(oddlyHigh(weeks)).toEqual([7])
})

test('nothing stands out among similar weeks, nor among a few weeks', () => {
  expect(oddlyHigh([30, 31, 32, 33, 34, 35, 36, 37])).toEqual([])
  expect(oddlyHigh([1, 1, 1, 90])).toEqual([])
  expect(oddlyHigh([null, null])).toEqual([])
})

import { expect, test } from 'vitest'
import { newsAmong } from './news.ts'

const share = { decimals: 1, goodDirection: 'up', sameWithin: { amount: 0.5, of: 'unit' } } as const
const count = {
  decimals: 0,
  goodDirection: 'none',
  sameWithin: { amount: 5, of: 'baselinePercent' },
} as const
const figure = (value: number | null, previous: number | null, mean: number | null = previous) => ({
  value,
  previous,
  mean,
})

test('the figure that changed most relative to its threshold is the news', () => {
  const availability = { column: 'availability', figure: figure(84.3, 98.1), rule: share }
  const speed = { column: 'speed', figure: figure(86, 92), rule: share }
  const assists = { column: 'assists', figure: figure(1700, 1600), rule: count }
  expect(newsAmong([speed, availability, assists])).toEqual({ candidate: availability, difference: -13.8 })
})

test('a change below the threshold is not news, and one at the threshold is', () => {
  expect(newsAmong([{ column: 'a', figure: figure(90.1, 95), rule: share }])).toBeNull()
  expect(newsAmong([{ column: 'a', figure: figure(90, 95), rule: share }])?.difference).toBe(-5)
  // Half as many again.
  expect(newsAmong([{ column: 'a', figure: figure(149, 100), rule: count }])).toBeNull()
  expect(newsAmong([{ column: 'a', figure: figure(150, 100), rule: count }])?.difference).toBe(50)
})

test('a return to the usual is not news', () => {
  expect(newsAmong([{ column: 'a', figure: figure(98, 84, 98), rule: share }])).toBeNull()
})

test('a figure that was not measured, now or before, is not news', () => {
  expect(newsAmong([{ column: 'a', figure: figure(null, 95), rule: share }])).toBeNull()
  expect(newsAmong([{ column: 'a', figure: figure(40, null), rule: share }])).toBeNull()
  expect(newsAmong([])).toBeNull()
})

import { expect, test } from 'vitest'
import { clockDifference } from './server-clock.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const headers = (given: Record<string, string>) => new Headers(given)

test('a device whose clock is wrong by an hour is corrected, a few seconds do not matter', () => {
  const date = { Date: 'Sat, 21 Nov 2026 12:00:00 GMT' }
  expect(clockDifference(headers(date), NOON - 3_600_000)).toBe(3_600_000)
  expect(clockDifference(headers(date), NOON + 3_000)).toBe(0)
})

test('a response from a shared cache is as old as it says', () => {
  const kept = { Date: 'Sat, 21 Nov 2026 11:58:00 GMT', Age: '120' }
  expect(clockDifference(headers(kept), NOON)).toBe(0)
})

test('a response without a time says nothing about the clock', () => {
  expect(clockDifference(headers({}), NOON)).toBeNull()
})

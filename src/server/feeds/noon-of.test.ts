import { expect, test } from 'vitest'
import { noonOf } from './build-feeds.ts'

test.each([
  ['2026-01-15', 'America/New_York', '2026-01-15T12:00:00-05:00'],
  ['2026-07-15', 'America/New_York', '2026-07-15T12:00:00-04:00'],
  // Clocks change at 2 a.m. on these two days.
  ['2026-03-08', 'America/New_York', '2026-03-08T12:00:00-04:00'],
  ['2026-11-01', 'America/New_York', '2026-11-01T12:00:00-05:00'],
  ['2026-07-15', 'UTC', '2026-07-15T12:00:00+00:00'],
  ['2026-07-15', 'Asia/Kolkata', '2026-07-15T12:00:00+05:30'],
  ['2026-07-15', 'Pacific/Auckland', '2026-07-15T12:00:00+12:00'],
])('noon of %s in %s is %s', (day, timeZone, instant) => {
  expect(noonOf(day, timeZone)).toBe(instant)
})

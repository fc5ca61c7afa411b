import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Instant } from '../../contract/calendar.ts'
import { minutesBetween } from './stamps.ts'

test('seconds count: 33 seconds are 0.55 minutes', () => {
  expect(minutesBetween('2026-11-10T22:42:00Z', '2026-11-10T22:42:33Z')).toBe(0.55)
})

test('the night the clocks go back has one hour twice, without affecting durations', () => {
  expect(minutesBetween('2026-11-01T01:50:00-04:00', '2026-11-01T01:20:00-05:00')).toBe(30)
})

test.each([
  '2026-11-10T17:42:00-05:00',
  '2026-11-10T17:42:00-0500',
  '2026-11-10T17:42:00 -05',
  '2026-11-10 22:42:00Z',
])('%s is the same moment however its offset is written', (spelling) => {
  expect(minutesBetween('2026-11-10T22:42:00Z', spelling)).toBe(0)
})

test('every spelling of a moment that the contract accepts is understood', () => {
  for (const separator of ['T', ' ']) {
    for (const fraction of ['', '.5', '.123456789']) {
      for (const offset of ['Z', '-05:00', '-0500', '-05', ' -05:00', ' -0500', ' +05']) {
        const instant = `2026-11-10${separator}17:42:00${fraction}${offset}`
        expect(v.is(Instant, instant), instant).toBe(true)
        expect(minutesBetween(instant, instant), instant).toBe(0)
      }
    }
  }
})

test('no time is measured between a stamp and a missing or earlier one', () => {
  expect(minutesBetween('2026-11-10T22:42:00Z', null)).toBeNull()
  expect(minutesBetween(null, '2026-11-10T22:42:00Z')).toBeNull()
  expect(minutesBetween('2026-11-10T22:42:00Z', '2026-11-10T22:41:59Z')).toBeNull()
})

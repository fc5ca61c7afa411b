import { describe, expect, test } from 'vitest'
import { peakAt } from './peak.ts'

const MIAMI = 'America/New_York'
const BOTH = ['am', 'pm'] as const

describe('the peak to speak of', () => {
  test.each([
    ['before the morning peak, the morning', '2026-11-27T05:59:59-05:00', 'am'],
    ['at 6 a.m., the morning', '2026-11-27T06:00:00-05:00', 'am'],
    ['just before 9 a.m., the morning', '2026-11-27T08:59:59-05:00', 'am'],
    ['from 9 a.m. on, the afternoon, which comes next', '2026-11-27T09:00:00-05:00', 'pm'],
    ['during the afternoon peak, the afternoon', '2026-11-27T17:30:00-05:00', 'pm'],
    ['from 7 p.m. on, the next weekday’s morning', '2026-11-27T19:00:00-05:00', 'am'],
    ['at midnight, the morning', '2026-11-27T00:00:00-05:00', 'am'],
    ['on a Saturday afternoon, Monday’s morning', '2026-11-28T17:00:00-05:00', 'am'],
    ['on a Sunday, Monday’s morning', '2026-11-29T12:00:00-05:00', 'am'],
    ['in daylight time, by the clock on the wall', '2026-07-01T08:59:59-04:00', 'am'],
  ] as const)('is %s', (_, now, peak) => {
    expect(peakAt(BOTH, new Date(now), MIAMI)).toBe(peak)
  })

  test('is found in the district’s own time zone', () => {
    const now = new Date('2026-11-27T09:30:00-05:00')
    expect(peakAt(BOTH, now, MIAMI)).toBe('pm')
    expect(peakAt(BOTH, now, 'America/Chicago')).toBe('am')
  })

  test('is the only one published, at any time', () => {
    for (const hour of ['02', '07', '12', '17', '22']) {
      const now = new Date(`2026-11-27T${hour}:00:00-05:00`)
      expect(peakAt(['pm'], now, MIAMI)).toBe('pm')
      expect(peakAt(['am'], now, MIAMI)).toBe('am')
    }
  })

  test('is none if none is published', () => {
    expect(peakAt([], new Date('2026-11-27T08:00:00-05:00'), MIAMI)).toBeNull()
  })
})

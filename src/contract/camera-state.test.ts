import { expect, test } from 'vitest'
import { CHECKED_WITHIN_SECONDS, evaluateView, isUnchecked, type ObservedView } from './camera-state.ts'

const at = (seconds: number) => new Date(Date.parse('2026-11-21T14:00:00Z') + seconds * 1000)
const instant = (seconds: number) => at(seconds).toISOString()

/** A view that changes each minute, received at 0 and changed 20 seconds before. */
function aView(given: Partial<ObservedView> = {}): ObservedView {
  return {
    isSwitchedOff: false,
    reason: null,
    receivedAt: instant(0),
    changedAt: instant(-20),
    interval: { meanSeconds: 60, deviationSeconds: 5 },
    ...given,
  }
}

test('a view has the state found by its last check, however long ago that was', () => {
  expect(evaluateView(aView())).toBe('fresh')
  expect(evaluateView(aView({ changedAt: instant(-80) }))).toBe('stale')
  expect(evaluateView(aView({ changedAt: instant(-200) }))).toBe('delayed')
  expect(evaluateView(aView({ receivedAt: instant(-9000), changedAt: instant(-9020) }))).toBe('fresh')
})

test('a view checked once is fresh, and one never checked is unavailable', () => {
  expect(evaluateView(aView({ changedAt: instant(0), interval: null }))).toBe('fresh')
  const never = { receivedAt: null, changedAt: null, interval: null, reason: 'notAskedYet' } as const
  expect(evaluateView(aView(never))).toBe('unavailable')
  expect(isUnchecked(aView(never), at(9000))).toBe(false)
})

test('a view not checked for three minutes is unchecked, whatever was seen before', () => {
  const [inTime, tooLate] = [at(CHECKED_WITHIN_SECONDS), at(CHECKED_WITHIN_SECONDS + 1)]
  for (const changedAt of [instant(0), instant(-80), instant(-200)]) {
    expect(isUnchecked(aView({ changedAt }), inTime)).toBe(false)
    expect(isUnchecked(aView({ changedAt }), tooLate)).toBe(true)
  }
  expect(isUnchecked(aView({ reason: 'notAskedYet' }), tooLate)).toBe(true)
})

test('a view that failed its checks or is switched off is never called unchecked', () => {
  for (const reason of ['noAnswer', 'refused', 'notAPicture', 'placeholder', 'frozen'] as const)
    expect(isUnchecked(aView({ reason }), at(9000))).toBe(false)
  expect(isUnchecked(aView({ isSwitchedOff: true }), at(9000))).toBe(false)
})

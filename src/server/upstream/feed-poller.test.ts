import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pauseAfter, startPolling } from './feed-poller.ts'

test('whatever happens, a list is requested at most six times a minute: the agencies allow ten', () => {
  fc.assert(
    fc.property(
      fc.nat(50),
      fc.option(fc.nat(10_000)),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, wish, random) => {
        expect(pauseAfter(failures, 60, wish, random)).toBeGreaterThanOrEqual(10)
      },
    ),
  )
})

test('a list is requested every minute, sooner after a failure, and later if the agency asks for it', () => {
  expect(pauseAfter(0, 60, null, 0)).toBe(60)
  expect([1, 2, 3, 4, 9].map((failures) => pauseAfter(failures, 60, null, 0))).toEqual([10, 20, 40, 60, 60])
  expect(pauseAfter(1, 60, 300, 0)).toBe(300)
  expect(pauseAfter(1, 60, 90_000, 0)).toBe(900)
  expect(pauseAfter(0, 60, null, 1)).toBeCloseTo(66)
})

test('a list that failed does not count as received, and nothing is requested after the end', async () => {
  let calls = 0
  const poller = startPolling({
    pollSeconds: 60,
    request: async () => {
      calls++
      return { requestedAt: Date.now(), receivedAt: null, retryAfterSeconds: null, isFollowing: false }
    },
  })
  await poller.first
  expect(poller.state.lastTryAt).not.toBeNull()
  expect(poller.state.lastSuccessAt).toBeNull()
  poller.stop()
  expect(calls).toBe(1)
})

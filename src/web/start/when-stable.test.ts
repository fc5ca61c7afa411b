import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenStable } from './when-stable.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the update worker registers as soon as the app is stable', async () => {
  const stable = Promise.withResolvers<void>()
  const begun = vi.fn()
  const waiting = whenStable(stable.promise).then(begun)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(begun).not.toHaveBeenCalled()
  stable.resolve()
  await waiting
  expect(begun).toHaveBeenCalledOnce()
})

test('an app that never becomes stable registers it after 30,000 ms', async () => {
  const begun = vi.fn()
  void whenStable(new Promise(() => undefined)).then(begun)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(begun).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toHaveBeenCalledOnce()
})

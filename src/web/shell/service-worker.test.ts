import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { ToastEnd } from '../ui/toasts.ts'
import { whenStable } from '../ui/until-idle.ts'
import { offerUpdate } from './service-worker.ts'

let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  log.mockRestore()
})

async function offer(show: () => Promise<ToastEnd>) {
  const activate = vi.fn()
  const shown = vi.fn(show)
  await offerUpdate({ message: 'Updates available!', show: shown, activate })
  return { activate, shown }
}

test('a new version is announced by a warning toast of 5000 ms, and activated when its time is over', async () => {
  const { activate, shown } = await offer(async () => 'expired')
  expect(shown).toHaveBeenCalledWith({ kind: 'warning', message: 'Updates available!', durationMs: 5000 })
  expect(activate).toHaveBeenCalledOnce()
})

test('a visitor who dismisses the toast is not interrupted by a reload', async () => {
  const { activate } = await offer(async () => 'dismissed')
  expect(activate).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('if showing the update toast fails, the error is only logged', async () => {
  for (const show of [async () => 'failed' as const, () => Promise.reject(new Error('no room'))]) {
    const { activate } = await offer(show)
    expect(activate).not.toHaveBeenCalled()
  }
  expect(log).toHaveBeenCalledTimes(2)
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the service worker registers as soon as the app is stable', async () => {
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

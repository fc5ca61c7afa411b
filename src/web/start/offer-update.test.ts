import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { ToastEnd } from '../toasts/toast.ts'
import { offerUpdate } from './offer-update.ts'

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

test('a new version is told by a warning toast of 5000 ms, and activated when its time is over', async () => {
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

import { expect, test } from 'vitest'
import { createToastStore } from './toasts.ts'

const noon = new Date('2026-11-21T12:00:00Z')

test('a toast lasts 3000 ms unless another time is given', () => {
  const store = createToastStore()
  store.show({ kind: 'success', message: 'Stored.' })
  store.show({ kind: 'warning', message: 'Updates available!', durationMs: 5000 })
  expect(store.shown().map((toast) => toast.durationMs)).toEqual([3000, 5000])
})

test('the caller who shows a toast learns how it ended', async () => {
  const store = createToastStore()
  const first = store.show({ kind: 'info', message: 'One' })
  const second = store.show({ kind: 'info', message: 'Two' })
  for (const toast of store.shown()) store.end(toast.id, toast.message === 'One' ? 'expired' : 'dismissed')
  await expect(first).resolves.toBe('expired')
  await expect(second).resolves.toBe('dismissed')
  expect(store.shown()).toEqual([])
})

test('three toasts are shown at once and the next waits its turn', () => {
  const store = createToastStore()
  for (const message of ['1', '2', '3', '4']) store.show({ kind: 'default', message })
  expect(store.shown().map((toast) => toast.message)).toEqual(['1', '2', '3'])
  store.end(store.shown()[0]?.id ?? 0, 'expired')
  expect(store.shown().map((toast) => toast.message)).toEqual(['2', '3', '4'])
})

test('toasts that cannot be rendered are gone, and the caller learns so', async () => {
  const store = createToastStore()
  const ends = [store.show({ kind: 'info', message: 'A' }), store.show({ kind: 'info', message: 'B' })]
  store.fail()
  await expect(Promise.all(ends)).resolves.toEqual(['failed', 'failed'])
  await expect(store.show({ kind: 'info', message: 'C' })).resolves.toBe('failed')
  expect(store.shown()).toEqual([])
})

test('the last 20 notices are kept, newest first, with their time', () => {
  const store = createToastStore(() => noon)
  for (let i = 1; i <= 25; i++) store.show({ kind: 'error', title: 'Not sent', message: `Try ${i}` })
  expect(store.past()).toHaveLength(20)
  expect(store.past()[0]).toEqual({
    id: 25,
    kind: 'error',
    title: 'Not sent',
    message: 'Try 25',
    shownAt: noon,
  })
})

test('the list keeps its identity until something changes, and then notifies its subscribers', () => {
  const store = createToastStore()
  let tellings = 0
  const stop = store.subscribe(() => tellings++)
  expect(store.shown()).toBe(store.shown())
  store.show({ kind: 'info', message: 'A' })
  stop()
  store.show({ kind: 'info', message: 'B' })
  expect(tellings).toBe(1)
})

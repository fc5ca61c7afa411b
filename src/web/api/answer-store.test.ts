import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnswerStore } from './answer-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

test('what the page brought along is not fetched', async () => {
  const read = vi.fn(async () => 'new')
  const store = createAnswerStore(new Map([['a', 'old']]))
  store.watch({ key: 'a', read }, () => undefined)
  await settle()
  expect(read).not.toHaveBeenCalled()
  expect(store.know('a').answer).toBe('old')
})

test('an answer that is not here is fetched once for all who wait for it', async () => {
  const read = vi.fn(async () => 'answer')
  const told = [vi.fn(), vi.fn()] as const
  const store = createAnswerStore(new Map())
  for (const listener of told) store.watch({ key: 'a', read }, listener)
  expect(store.know('a')).toEqual({ answer: undefined, error: undefined, isFetching: true })
  await settle()
  expect(read).toHaveBeenCalledOnce()
  expect(store.know('a')).toEqual({ answer: 'answer', error: undefined, isFetching: false })
  for (const listener of told) expect(listener).toHaveBeenCalled()
})

test('a call that fails is tried once more after two seconds, and then waits for the visitor', async () => {
  const read = vi.fn(() => Promise.reject(new Error('down')))
  const store = createAnswerStore(new Map())
  store.watch({ key: 'a', read }, () => undefined)
  await settle()
  expect(store.know('a').error).toEqual(new Error('down'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('nobody waiting, a failed call is not tried again', async () => {
  const read = vi.fn(() => Promise.reject(new Error('down')))
  const store = createAnswerStore(new Map())
  const end = store.watch({ key: 'a', read }, () => undefined)
  await settle()
  end()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledOnce()
})

test('a returning visitor gets fresh answers, at most once in the time given', async () => {
  let time = 0
  const read = vi.fn(async () => 'new')
  const store = createAnswerStore(new Map([['a', 'old']]), () => time)
  store.watch({ key: 'a', read }, () => undefined)
  store.refresh(60_000)
  expect(read).not.toHaveBeenCalled()
  time = 60_000
  store.refresh(60_000)
  await settle()
  expect(store.know('a').answer).toBe('new')
  store.refresh(60_000)
  expect(read).toHaveBeenCalledOnce()
})

test('an answer stays when fetching it anew fails, and is the same value when nothing changed', async () => {
  const old = { title: 'Report' }
  const read = vi.fn<() => Promise<unknown>>(async () => ({ title: 'Report' }))
  const store = createAnswerStore(new Map([['a', old]]))
  store.watch({ key: 'a', read }, () => undefined)
  store.refresh(0)
  await settle()
  expect(store.know('a').answer).toBe(old)
  read.mockRejectedValue(new Error('down'))
  store.refresh(0)
  await settle()
  expect(store.know('a')).toEqual({ answer: old, error: new Error('down'), isFetching: false })
})

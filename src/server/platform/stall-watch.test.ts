import { performance } from 'node:perf_hooks'
import { expect, onTestFinished, test } from 'vitest'
import { watchForStalls } from './stall-watch.ts'

test('a server that did not respond says for how long', async () => {
  const told: { milliseconds: number }[] = []
  const warn = (facts: object) => void told.push({ milliseconds: 0, ...facts })
  onTestFinished(watchForStalls({ warn }, { lookEveryMs: 10, mostLateMs: 150 }))
  const endMs = performance.now() + 300
  while (performance.now() < endMs) {
    // A computation that lets nobody else in.
  }
  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(told[0]?.milliseconds).toBeGreaterThan(150)
})

import { performance } from 'node:perf_hooks'
import { expect, onTestFinished, test } from 'vitest'
import { watchForStalls } from './stall-watch.ts'

test('a server that stalled logs for how long', async () => {
  const logged: { milliseconds: number }[] = []
  const warn = (facts: object) => void logged.push({ milliseconds: 0, ...facts })
  onTestFinished(watchForStalls({ warn }, { lookEveryMs: 10, mostLateMs: 150 }))
  const endMs = performance.now() + 300
  while (performance.now() < endMs) {
    // A computation that lets nobody else in.
  }
  await expect.poll(() => logged.length).toBeGreaterThan(0)
  expect(logged[0]?.milliseconds).toBeGreaterThan(150)
})

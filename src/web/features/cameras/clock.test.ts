import { expect, test } from 'vitest'
import { readMoment, subscribe } from './clock.ts'

test('ages count from the present as soon as a page is hydrated, and not from its first tick on', () => {
  // Hydration subscribes before it reads: until then it uses the moment the server rendered at.
  const unsubscribe = subscribe(() => undefined)
  const aheadMs = Math.abs(Date.now() - readMoment().getTime())
  unsubscribe()
  expect(aheadMs).toBeLessThan(5000)
})

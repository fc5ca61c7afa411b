import { expect, onTestFinished, test } from 'vitest'
import { createIndexThreads } from './index-thread.ts'

test('closing an index, even twice, does not affect the others on its thread', async () => {
  const start = createIndexThreads()
  const [north, south] = [start(null), start(null)]
  onTestFinished(() => south.close())
  await Promise.all([north.list(), south.list()])
  await north.close()
  await north.close()
  expect(north.isGone).toBe(true)
  expect(south.isGone).toBe(false)
  expect((await south.list()).holdings.size).toBe(0)
  await expect(north.list()).rejects.toThrow('The index is gone')
})

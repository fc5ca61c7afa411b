import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

test('never more than two pieces of work run at once, and all are done', async () => {
  const limiter = createLimiter(2)
  let running = 0
  let most = 0
  const work = async (index: number): Promise<number> => {
    running++
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running--
    return index
  }
  const results = await Promise.all([1, 2, 3, 4, 5].map((index) => limiter(() => work(index))))
  expect({ results, most }).toEqual({ results: [1, 2, 3, 4, 5], most: 2 })
})

test('work that fails gives its place to the next', async () => {
  const limiter = createLimiter(1)
  const failing = limiter(() => Promise.reject(new Error('broken')))
  const next = limiter(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

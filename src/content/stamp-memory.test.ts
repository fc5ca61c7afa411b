import { expect, test } from 'vitest'
import { createStampMemory } from './stamp-memory.ts'

function items(stamps: Readonly<Record<string, string>>) {
  return Object.entries(stamps).map(([path, stamp]) => ({
    entry: { path, kind: 'file' as const, bytes: 1, stamp },
  }))
}

function aMemory({ isLasting = true } = {}) {
  const memory = createStampMemory<ReturnType<typeof items>[number], string>(2)
  const read: string[] = []
  const recall = (stamps: Readonly<Record<string, string>>) =>
    memory.recall(items(stamps), async ({ entry }) => {
      read.push(entry.path)
      return { value: `${entry.path} ${entry.stamp}`, isLasting }
    })
  return { recall, read }
}

test('a file is read again only when it changed, and the order stays that of the files', async () => {
  const { recall, read } = aMemory()
  await recall({ a: '1', b: '1', c: '1' })
  const results = await recall({ a: '1', b: '2', c: '1' })
  expect(read).toEqual(['a', 'b', 'c', 'b'])
  expect(results.map(({ value }) => value)).toEqual(['a 1', 'b 2', 'c 1'])
})

test('a file that went away is forgotten', async () => {
  const { recall, read } = aMemory()
  await recall({ a: '1' })
  await recall({})
  await recall({ a: '1' })
  expect(read).toEqual(['a', 'a'])
})

test('what does not last is read each time', async () => {
  const { recall, read } = aMemory({ isLasting: false })
  await recall({ a: '1' })
  await recall({ a: '1' })
  expect(read).toEqual(['a', 'a'])
})

test('as many files are read at a time as were allowed', async () => {
  const memory = createStampMemory<ReturnType<typeof items>[number], null>(2)
  let underWay = 0
  let most = 0
  await memory.recall(items({ a: '1', b: '1', c: '1', d: '1' }), async () => {
    underWay++
    most = Math.max(most, underWay)
    await Promise.resolve()
    underWay--
    return { value: null, isLasting: true }
  })
  expect(most).toBe(2)
})

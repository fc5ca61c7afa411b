import { expect, test } from 'vitest'
import { findDrafts, findMessageProblems } from './messages.ts'

test('every message is said somewhere, and every translation fills what English fills', async () => {
  expect(await findMessageProblems()).toEqual([])
})

test('translations that wait for a reader are listed', async () => {
  const drafts = await findDrafts()
  expect(drafts.every((path) => path.includes('/es') || path.includes('/ht') || path.includes('words'))).toBe(
    true,
  )
})

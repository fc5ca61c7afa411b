import { expect, test } from 'vitest'
import { focusGoal } from './use-after-navigation.ts'

const documents = { path: '/app/documents', hash: '' }

test('after the first page focus stays where the visitor has it', () => {
  expect(focusGoal(null, documents)).toBe('stay')
  expect(focusGoal(null, { ...documents, hash: '#plan' })).toBe('stay')
})

test('after every other navigation focus moves to the newest focus target', () => {
  expect(focusGoal({ path: '/app/services', hash: '' }, documents)).toBe('heading')
  expect(focusGoal({ path: '/app/services', hash: '#tim' }, documents)).toBe('heading')
})

test('an address with a fragment sends focus to the fragment’s element', () => {
  const plan = { ...documents, hash: '#master%20plan' }
  expect(focusGoal({ path: '/app/services', hash: '' }, plan)).toBe('fragment')
  expect(focusGoal(documents, plan)).toBe('fragment')
})

test('opening the menu, a search in the address, or leaving a fragment is no navigation to another page', () => {
  expect(focusGoal(documents, { ...documents })).toBe('stay')
  expect(focusGoal({ ...documents, hash: '#plan' }, documents)).toBe('stay')
})

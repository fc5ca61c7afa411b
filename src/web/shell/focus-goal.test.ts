import { expect, test } from 'vitest'
import { focusGoal } from './focus-goal.ts'

const documents = { path: '/app/documents', hash: '' }

test('after the first page focus stays where the visitor has it', () => {
  expect(focusGoal(null, documents)).toEqual({ kind: 'stay' })
  expect(focusGoal(null, { ...documents, hash: '#plan' })).toEqual({ kind: 'stay' })
})

test('after every other navigation focus moves to the newest focus target', () => {
  expect(focusGoal({ path: '/app/services', hash: '' }, documents)).toEqual({ kind: 'target' })
  expect(focusGoal({ path: '/app/services', hash: '#tim' }, documents)).toEqual({ kind: 'target' })
})

test('an address with a fragment sends focus to the fragment’s element', () => {
  const plan = { ...documents, hash: '#master%20plan' }
  expect(focusGoal({ path: '/app/services', hash: '' }, plan)).toEqual({
    kind: 'fragment',
    id: 'master plan',
  })
  expect(focusGoal(documents, plan)).toEqual({ kind: 'fragment', id: 'master plan' })
  expect(focusGoal(documents, { ...documents, hash: '#50%' })).toEqual({ kind: 'fragment', id: '50%' })
})

test('opening the menu, a search in the address, or leaving a fragment is no navigation to another page', () => {
  expect(focusGoal(documents, { ...documents })).toEqual({ kind: 'stay' })
  expect(focusGoal({ ...documents, hash: '#plan' }, documents)).toEqual({ kind: 'stay' })
})

import { expect, test } from 'vitest'
import { nextTab } from './focus.ts'

test('arrow keys walk the tabs round both ends, and Home and End jump', () => {
  expect(nextTab('ArrowRight', 0, 9)).toBe(1)
  expect(nextTab('ArrowDown', 8, 9)).toBe(0)
  expect(nextTab('ArrowLeft', 0, 9)).toBe(8)
  expect(nextTab('Home', 5, 9)).toBe(0)
  expect(nextTab('End', 5, 9)).toBe(8)
})

test('another key, or no tab in focus, leads nowhere', () => {
  expect(nextTab('a', 3, 9)).toBe(-1)
  expect(nextTab('ArrowRight', -1, 9)).toBe(-1)
})

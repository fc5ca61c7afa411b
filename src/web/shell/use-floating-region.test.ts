import { expect, test } from 'vitest'
import { boxesOverlap } from './use-floating-region.ts'

test('a toast covers a control when they share some area, not when they only touch', () => {
  const toast = { top: 93, right: 400, bottom: 150, left: 0 }
  expect(boxesOverlap(toast, { top: 140, right: 200, bottom: 188, left: 100 })).toBe(true)
  expect(boxesOverlap(toast, { top: 150, right: 200, bottom: 198, left: 100 })).toBe(false)
  expect(boxesOverlap(toast, { top: 100, right: 600, bottom: 148, left: 420 })).toBe(false)
})

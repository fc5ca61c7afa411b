import { expect, test } from 'vitest'
import { isSwipeLeft } from './swipe.ts'

test('a swipe left closes the menu; a tap, a scroll and a swipe right do not', () => {
  const from = { x: 200, y: 300 }
  expect(isSwipeLeft(from, { x: 120, y: 310 })).toBe(true)
  expect(isSwipeLeft(from, { x: 190, y: 300 })).toBe(false)
  expect(isSwipeLeft(from, { x: 130, y: 400 })).toBe(false)
  expect(isSwipeLeft(from, { x: 280, y: 300 })).toBe(false)
})

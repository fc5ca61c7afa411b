import { expect, test } from 'vitest'
import { Placeholders } from './placeholders.ts'

const JPEG = { mediaType: 'image/jpeg', width: 640, height: 360 } as const
const PNG = { mediaType: 'image/png', width: 640, height: 360 } as const

function noted(
  pictures: readonly [viewId: string, hash: string, place: string][],
  facts: typeof JPEG | typeof PNG = JPEG,
) {
  const placeholders = new Placeholders()
  for (const [viewId, hash, place] of pictures) placeholders.note(viewId, { hash, place, facts })
  return placeholders
}

test('the same picture from three places at once is a placeholder, and a unique picture is not', () => {
  const placeholders = noted([
    ['a', 'same', '26.100,-80.100'],
    ['b', 'same', '26.200,-80.100'],
    ['c', 'same', '26.300,-80.100'],
    ['d', 'own', '26.400,-80.100'],
  ])
  expect(placeholders.isPlaceholder('same')).toBe(true)
  expect(placeholders.isPlaceholder('own')).toBe(false)
  expect(placeholders.isPlaceholder(null)).toBe(false)
})

test('a drawing needs only two places, because cameras send photographs', () => {
  const pictures = [
    ['a', 'same', '26.100,-80.100'],
    ['b', 'same', '26.200,-80.100'],
  ] as [string, string, string][]
  expect(noted(pictures).isPlaceholder('same')).toBe(false)
  expect(noted(pictures, PNG).isPlaceholder('same')).toBe(true)
})

test('one camera listed under three roads is not a placeholder', () => {
  const placeholders = noted([
    ['a', 'same', '26.100,-80.100'],
    ['b', 'same', '26.100,-80.100'],
    ['c', 'same', '26.100,-80.100'],
  ])
  expect(placeholders.isPlaceholder('same')).toBe(false)
})

test('the same picture from different cameras at different times is not a placeholder', () => {
  const placeholders = new Placeholders()
  for (const [index, viewId] of ['a', 'b', 'c'].entries()) {
    placeholders.note(viewId, { hash: 'night', place: String(index), facts: JPEG })
    placeholders.note(viewId, { hash: `own ${index}`, place: String(index), facts: JPEG })
  }
  expect(placeholders.isPlaceholder('night')).toBe(false)
})

test('a placeholder is recognized again when it comes alone, and so is the one that several states use', () => {
  const placeholders = noted([
    ['a', 'same', '1'],
    ['b', 'same', '2'],
    ['c', 'same', '3'],
  ])
  for (const viewId of ['a', 'b', 'c']) placeholders.forget(viewId)
  expect(placeholders.isPlaceholder('same')).toBe(true)
  placeholders.note('d', {
    hash: 'known',
    place: '4',
    facts: { mediaType: 'image/png', width: 540, height: 330 },
  })
  expect(placeholders.isPlaceholder('known')).toBe(true)
})

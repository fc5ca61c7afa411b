import { expect, test } from 'vitest'
import { nearestWord } from './words.ts'

const KNOWN = [
  { word: 'reversible', pages: 12 },
  { word: 'reversibles', pages: 1 },
  { word: 'ranger', pages: 40 },
  { word: 'range', pages: 3 },
  { word: 'toll', pages: 9 },
  { word: 'peak', pages: 80 },
  { word: 'park', pages: 5 },
]

test.each([
  ['reversable', 'reversible'],
  ['rangr', 'ranger'],
  ['tol', 'toll'],
  ['rnager', 'ranger'],
  ['prak', 'park'],
  ['parl', 'park'],
  ['rangers', 'ranger'],
  ['strange', null],
  ['tree', null],
  ['to', null],
  ['unicorns', null],
  ['x'.repeat(200), null],
])('somebody who wrote %s most likely meant %s', (typed, meant) => {
  expect(nearestWord(typed, KNOWN)).toBe(meant)
})

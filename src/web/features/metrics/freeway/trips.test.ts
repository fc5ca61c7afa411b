import { expect, test } from 'vitest'
import { englishTranslations, plain } from '../../../messages/testing/english-translations.ts'
import { readRows } from '../figure-columns.ts'
import { basisFor, responseFor, tripsIn } from './trips.ts'

const columns = [
  'road',
  'direction',
  'segment',
  'peak',
  'free_flow_minutes',
  'mean_minutes',
  'p95_minutes',
  'coverage_percent',
]
const rows = [
  ['I-95', 'southbound', 'Exits 42 to 18', 'am', 22, 31, 51.9, 98.8],
  ['I-95', 'southbound', 'Exits 42 to 18', 'pm', 22, null, 31.1, null],
  ['I-75', 'northbound', 'Exits 23 to 5', 'pm', 17, 22.7, 36.9, 98.3],
]

test('a trip is a stretch in one direction, with its peaks', () => {
  const trips = tripsIn({ columns, rows }, englishTranslations)
  expect(trips.map(({ name, peaks }) => [name, [...peaks.keys()]])).toEqual([
    ['I-95 southbound, Exits 42 to 18', ['am', 'pm']],
    ['I-75 northbound, Exits 23 to 5', ['pm']],
  ])
})

test('the answer is in whole minutes, and never allows less than it says', () => {
  const [row] = readRows({ columns, rows }, ['road'])
  expect(row === undefined ? '' : plain(responseFor(row, 'this week', englishTranslations))).toBe(
    'This trip typically takes **31 minutes**. Allow **52 minutes** to be on time 19 times in 20.',
  )
  expect(row === undefined ? '' : plain(basisFor(row, 'Nov 8–14, 2026', englishTranslations))).toBe(
    'Measured Nov 8–14, 2026, 98.8 % of intervals. On an empty road it takes 22 minutes.',
  )
})

test('a trip that was not measured gives no advice', () => {
  const row = readRows({ columns, rows }, ['road'])[1]
  expect(row === undefined ? '' : responseFor(row, 'this week', englishTranslations)).toBe(
    'This trip was not measured this week.',
  )
  expect(row === undefined ? '' : basisFor(row, 'Nov 8–14, 2026', englishTranslations)).toContain(
    'coverage not stated',
  )
})

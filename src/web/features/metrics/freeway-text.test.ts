import { expect, test } from 'vitest'
import type { ComparedFigure } from '../../../contract/metrics-overview.ts'
import { englishTranslations, plain } from '../../messages/testing/english-translations.ts'
import { minutesText, readRows } from './figures.ts'
import { basisFor, freewayLead, responseFor, tripsIn } from './freeway-text.ts'

const t = (lanesOpen: Partial<ComparedFigure>, road: string | null = null) =>
  plain(
    freewayLead(
      {
        lanesOpen: { value: 31, previous: 33.6, lastYear: null, mean: 35, meanOf: 52, ...lanesOpen },
        rule: { decimals: 1, goodDirection: 'down', sameWithin: { amount: 0.5, of: 'unit' } },
        road,
        when: 'in the week of Nov 8–14',
        names: { mean: 'the 52-week mean', previous: 'the week before' },
      },
      englishTranslations,
    ),
  )

test('lanes that reopened sooner than usual are faster than the 52-week mean', () => {
  expect(t({})).toBe(
    'Time to reopen lanes averaged **31 minutes** in the week of Nov 8–14, **4 minutes less** than the 52-week mean.',
  )
})

test('lanes that reopened later are slower, and one road is named', () => {
  expect(t({ value: 36.6 }, 'I-95')).toBe(
    'Time to reopen lanes on I-95 averaged **36.6 minutes** in the week of Nov 8–14, **1.6 minutes more** than the 52-week mean.',
  )
})

test('half a minute more or less is about the same', () => {
  expect(t({ value: 35.4 })).toBe(
    'Time to reopen lanes averaged **35.4 minutes** in the week of Nov 8–14, **about the same** as the 52-week mean.',
  )
})

test('without a mean the week before is what it is compared with, and without that nothing is', () => {
  expect(t({ mean: null })).toContain('**2.6 minutes less** than the week before')
  expect(t({ mean: null, previous: null })).toBe(
    'Time to reopen lanes averaged **31 minutes** in the week of Nov 8–14.',
  )
})

test('what was not measured is said to be, and is no zero', () => {
  expect(t({ value: null })).toBe('Time to reopen lanes was not measured in the week of Nov 8–14.')
  expect(t({ value: 0 })).toContain('**0 minutes**')
})

test('a single minute has its own word', () => {
  expect(plain(minutesText(1, englishTranslations))).toBe('1 minute')
  expect(plain(minutesText(1.5, englishTranslations))).toBe('1.5 minutes')
})
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

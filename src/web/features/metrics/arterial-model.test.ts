import { expect, test } from 'vitest'
import { englishTranslations, plain } from '../../messages/testing/english-translations.ts'
import { arterialLead } from './arterial-model.ts'
import { readRows } from './figures.ts'

const columns = ['corridor', 'direction', 'peak', 'mean_minutes', 'p95_minutes', 'buffer_index_percent']
const lead = (rows: (string | number | null)[][]) =>
  plain(
    arterialLead(
      readRows({ columns, rows }, ['corridor']),
      'Broward',
      'in October 2026',
      englishTranslations,
    ),
  )

test('the trip that needs the most extra time is named', () => {
  expect(
    lead([
      ['Sunrise Blvd', 'westbound', 'pm', 18.4, 26.1, 41.8],
      ['University Dr', 'northbound', 'am', 34.8, 52.6, 51.1],
      ['Pines Blvd', 'eastbound', 'am', 30, null, null],
    ]),
  ).toBe(
    'Allow the most extra time on **University Dr** northbound in the morning: a trip of 35 minutes can take **53 minutes**.',
  )
})

test('without a measured trip nothing is advised', () => {
  expect(lead([['Pines Blvd', 'eastbound', 'am', 30, null, null]])).toBe(
    'Travel times on the corridors of Broward were not measured in October 2026.',
  )
})

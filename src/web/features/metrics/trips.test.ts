import { expect, test } from 'vitest'
import { englishTranslations, plain } from '../../../../tests/builders/english-translations.ts'
import { TRIP_COLUMNS, tripTable } from './freeway-model.ts'
import { busiestTrip, timesOver, tripName, tripsIn } from './trips.ts'

const columns = [
  'road',
  'direction',
  'segment',
  'peak',
  'free_flow_minutes',
  'mean_minutes',
  'p95_minutes',
  'vehicle_miles',
  'coverage_percent',
]
const rows = [
  ['I-95', 'northbound', 'Boca Raton to West Palm Beach', 'am', 25, 27.3, 31.7, 2200, 97],
  ['I-95', 'northbound', 'Fort Lauderdale to Boca Raton', 'am', 13, 15, 18.4, 1500, 98],
  ['I-95', 'northbound', 'Fort Lauderdale to Boca Raton', 'pm', 13, 18.1, 30.3, 2000, 98],
  ['I-95', 'southbound', 'Boca Raton to Fort Lauderdale', 'am', 13, 18.3, 30.7, 2000, 99],
  ['SR 869', 'northbound', 'Whole length', 'am', 20, 21.4, 23.9, 1000, null],
]
const trips = tripsIn({ columns, rows })

test('trips are named by the places at their ends, in driving order, and stretches in a row are trips too', () => {
  expect(trips.map(tripName)).toEqual([
    'I-95: Fort Lauderdale – Boca Raton',
    'I-95: Fort Lauderdale – West Palm Beach',
    'I-95: Boca Raton – West Palm Beach',
    'I-95: Boca Raton – Fort Lauderdale',
    'SR 869: Whole length',
  ])
})

test('typical times of stretches add up; a 95th percentile of several is not made up', () => {
  const whole = trips.find(({ from, to }) => from === 'Fort Lauderdale' && to === 'West Palm Beach')
  expect(timesOver(whole?.peaks.get('am') ?? [])).toEqual({
    meanMinutes: 42.3,
    p95Minutes: null,
    freeFlowMinutes: 38,
    coveragePercent: 97,
    stretches: 2,
  })
  // Only part of it is published for the afternoon.
  expect([...(whole?.peaks.keys() ?? [])]).toEqual(['am'])
})

test('the page opens with the stretch with the most traffic in the morning', () => {
  expect(tripName(busiestTrip(trips) ?? { road: '', from: '', to: '' })).toBe(
    'I-95: Boca Raton – Fort Lauderdale',
  )
  expect(busiestTrip([])).toBeNull()
})

test('a figure that one stretch lacks is missing for the trip', () => {
  const [first, second] =
    tripsIn({ columns, rows: rows.map((row) => row.with(5, null)) })[1]?.peaks.get('am') ?? []
  expect(
    first === undefined || second === undefined ? null : timesOver([first, second]).meanMinutes,
  ).toBeNull()
})

test('a trip over several stretches comes first in the table, without the times to allow that are not known', () => {
  const tableOf = (name: string) => {
    const [trip] = trips.filter((one) => tripName(one) === name)
    if (trip === undefined) throw new Error('there is no such trip')
    const described = TRIP_COLUMNS.map((column) => ({
      name: column,
      unit: 'minutes',
      decimals: 1,
      goodDirection: 'down' as const,
      sameWithin: { amount: 0.5, of: 'unit' as const },
    }))
    const overview = { reliability: { columns, rows }, columns: described }
    const { rows: shown } = tripTable(overview, trip, englishTranslations)
    return shown.map(({ cells }) => cells.map((cell) => (cell === null ? null : plain(String(cell)))))
  }
  const several = tableOf('I-95: Fort Lauderdale – West Palm Beach')
  expect(several[0]).toEqual([
    'I-95: Fort Lauderdale – West Palm Beach',
    '6–9 a.m.',
    '42.3',
    null,
    null,
    null,
    '97.0',
  ])
  expect(several).toHaveLength(6)
  expect(tableOf('I-95: Fort Lauderdale – Boca Raton')).toEqual(several.slice(1))
})

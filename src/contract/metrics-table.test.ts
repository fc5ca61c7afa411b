import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CATEGORIES } from './category.ts'
import { endpointUrl } from './endpoints.ts'
import { MetricsTable, splitTableReference, TABLE_IDS, tableReferences } from './metrics-table.ts'

test('a table is named after its category, and a freeway’s second one has a suffix after a dot', () => {
  for (const id of TABLE_IDS) expect(CATEGORIES).toContain(id.split('.')[0])
  expect(TABLE_IDS.filter((id) => id.includes('.'))).toEqual([
    'metrics_freeway_quarterly.reliability',
    'metrics_freeway_monthly.reliability',
    'metrics_freeway_weekly.reliability',
  ])
})

test('a report’s figures and its travel times have separate addresses', () => {
  expect(endpointUrl('getTable', { reportId: 'freeway-weekly-2026-11-01' })).toBe(
    '/api/api/Metrics/GetTable/freeway-weekly-2026-11-01',
  )
  expect(endpointUrl('getSeries', { category: 'metrics_freeway_weekly.reliability' })).toBe(
    '/api/api/Metrics/GetSeries/metrics_freeway_weekly.reliability',
  )
})

test('a reference is split into the report and the table it was made from', () => {
  expect(tableReferences('ramp-2026-10').map(splitTableReference)).toEqual([
    { reportId: 'ramp-2026-10', isReliability: false },
    { reportId: 'ramp-2026-10', isReliability: true },
  ])
})

test('a cell is a figure, a word or null, and a column has a snake_case name', () => {
  const column = {
    name: 'mean_toll_usd',
    label: 'Toll, mean',
    unit: 'USD',
    definition: 'What a driver paid.',
  }
  const rows = [
    { window: '08:00-09:00', mean_toll_usd: 7.25 },
    { window: '09:00-10:00', mean_toll_usd: null },
  ]
  expect(v.is(MetricsTable, { columns: [column], rows })).toBe(true)
  expect(v.is(MetricsTable, { columns: [{ ...column, name: 'Mean toll' }], rows })).toBe(false)
  expect(v.is(MetricsTable, { columns: [column], rows: [{ mean_toll_usd: true }] })).toBe(false)
})

import { expect, test } from 'vitest'
import { responseFrom } from '../../content/respond.ts'
import { aFreewayRow } from '../../measures/columns/testing/rows.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { draftCall } from './call-responses.ts'

const table = { columns: [], rows: [aFreewayRow()] }
const response = responseFrom(aSiteContent({ tables: new Map([['metrics_freeway_weekly', table]]) }))

test('a call with valid parameters gets a response', () => {
  const params = { by: 'week', period: 'newest', road: 'all' }
  expect(draftCall('getFreewayOverview', params, response)?.path).toBe(
    '/api/api/Metrics/GetFreewayOverview/week/newest/all',
  )
  const turnpike = draftCall('getFreewayOverview', { ...params, road: "Florida's Turnpike" }, response)
  expect(turnpike?.path).toContain("/Florida's%20Turnpike")
})

test.each([
  ['getFreewayOverview', { by: 'day', period: 'newest', road: 'all' }],
  ['getFreewayOverview', { by: 'week', period: '2026-02-30', road: 'all' }],
  ['getFreewayOverview', { by: 'week', period: 'newest' }],
  ['getFreewayOverview', { by: 'week', period: 'newest', road: '<script>' }],
  ['getArterialOverview', { county: 'miami', period: 'newest', measure: 'mean_minutes' }],
  ['getArterialOverview', { county: 'broward', period: 'newest', measure: 'signals' }],
  ['getReports', { category: 'documents_anual' }],
  ['getReport', { id: '__proto__' }],
] as const)('%s with the parameters %o has no response', (id, params) => {
  expect(draftCall(id, params, response)).toBeNull()
})

test('a table comes in JSON, or in CSV with a name to save it under', () => {
  const params = { category: 'metrics_freeway_weekly' }
  expect(draftCall('getSeries', params, response)).toMatchObject({
    path: '/api/api/Metrics/GetSeries/metrics_freeway_weekly',
    variesByAccept: true,
  })
  expect(draftCall('getSeries', params, response, true)).toMatchObject({
    path: '/api/api/Metrics/GetSeries/metrics_freeway_weekly?format=csv',
    fileName: 'metrics_freeway_weekly.csv',
  })
})

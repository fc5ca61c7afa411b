import { expect, test } from 'vitest'
import { responseFrom } from '../../content/respond.ts'
import { aFreewayRow } from '../../measures/columns/testing/rows.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { parseMetricsView } from './metrics-view.ts'

/** Publishes one week of freeway figures and nothing else. */
const response = responseFrom(
  aSiteContent({ tables: new Map([['metrics_freeway_weekly', { columns: [], rows: [aFreewayRow()] }]]) }),
)

const view = (address: string) => parseMetricsView(address, response, ['en'])

test('a view of something published is drawn, an earlier week as well as the newest', () => {
  expect(view('/app/metrics?period=2026-11-08')).toEqual({ path: '/app/metrics', view: '?period=2026-11-08' })
  expect(view('/app/metrics?measure=events')).not.toBeNull()
})

test('a view of nothing published is not drawn ahead', () => {
  expect(view('/app/metrics?period=2020-01-05')).toBeNull()
  expect(view('/app/metrics?tab=ramp')).toBeNull()
  expect(view('/app/metrics?road=I-4')).toBeNull()
})

test('only one spelling of a view is an address, and only of the metrics page in an offered language', () => {
  expect(view('/app/metrics?by=week&period=2026-11-08')).toBeNull()
  expect(view('/app/metrics')).toBeNull()
  expect(view('/app/documents?period=2026-11-08')).toBeNull()
  expect(view('/es/app/metrics?period=2026-11-08')).toBeNull()
  expect(view('/en/app/metrics?period=2026-11-08')).toBeNull()
})

import { expect, test } from 'vitest'
import { parseOverviewPath } from './overview-calls.ts'

const BASE = '/api/api/Metrics'

test('the address of an overview says which one is asked for', () => {
  expect(parseOverviewPath(`${BASE}/GetFreewayOverview/week/newest/all`)).toEqual({
    id: 'getFreewayOverview',
    params: { by: 'week', period: 'newest', road: 'all' },
  })
  expect(parseOverviewPath(`${BASE}/GetFreewayOverview/month/2026-10-01/Florida's%20Turnpike`)).toMatchObject(
    {
      params: { by: 'month', period: '2026-10-01', road: "Florida's Turnpike" },
    },
  )
  expect(parseOverviewPath(`${BASE}/GetRampOverview/newest`)).toMatchObject({ id: 'getRampOverview' })
})

test('what cannot be is no address', () => {
  for (const path of [
    '/GetFreewayOverview/day/newest/all',
    '/GetFreewayOverview/week/2026-02-30/all',
    '/GetFreewayOverview/week/newest',
    '/GetFreewayOverview/week/newest/all/more',
    '/GetFreewayOverview/week/newest/%3Cscript%3E',
    '/GetFreewayOverview/week/newest/%E0%A4%A',
    '/GetArterialOverview/miami/newest/mean_minutes',
    '/GetArterialOverview/broward/newest/signals',
    '/GetSeries/metrics_freeway_weekly',
  ]) {
    expect(parseOverviewPath(BASE + path), path).toBeNull()
  }
})

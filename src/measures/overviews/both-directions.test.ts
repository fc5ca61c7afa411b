import { expect, test } from 'vitest'
import { anExpressRow } from '../columns/testing/rows.ts'
import { bothDirections } from './both-directions.ts'
import { buildExpressOverview } from './express-overview.ts'

const south = anExpressRow({
  window: 'all',
  direction: 'southbound',
  express_volume_vehicles: 300,
  general_volume_vehicles: 900,
  express_mean_speed_mph: 62,
  time_at_or_above_45_mph_percent: 93.1,
  minutes_saved: 2,
  mean_toll_usd: 3,
  max_toll_usd: 13.25,
  availability_percent: 84.9,
  closures: 11,
  coverage_percent: 86.3,
  row_status: 'final',
})
const north = {
  ...south,
  direction: 'northbound',
  express_volume_vehicles: 100,
  express_mean_speed_mph: 58,
  time_at_or_above_45_mph_percent: 91.5,
  minutes_saved: 4,
  mean_toll_usd: 2,
  availability_percent: 83.7,
  coverage_percent: 86.8,
  row_status: 'preliminary',
}

test('both directions are added or weighted, depending on the figure', () => {
  expect(bothDirections([south, north])).toMatchObject({
    direction: 'all',
    express_volume_vehicles: 400,
    // 100 × 400 / (400 + 1,800)
    express_share_percent: 18.2,
    // (62 × 300 + 58 × 100) / 400
    express_mean_speed_mph: 61,
    // (93.1 × 86.3 + 91.5 × 86.8) / 173.1
    time_at_or_above_45_mph_percent: 92.3,
    minutes_saved: 2.5,
    mean_toll_usd: 2.75,
    cost_per_minute_saved_usd: 1.1,
    max_toll_usd: 13.25,
    availability_percent: 84.3,
    closures: 22,
    row_status: 'preliminary',
  })
})

test('a figure that one direction lacks is missing for both', () => {
  const both = bothDirections([south, { ...north, minutes_saved: null, coverage_percent: null }])
  expect(both).toMatchObject({ minutes_saved: null, cost_per_minute_saved_usd: null, coverage_percent: null })
  // Without coverage both directions count equally.
  expect(both?.time_at_or_above_45_mph_percent).toBe(92.3)
})

test('a single direction is unchanged, and no direction gives nothing', () => {
  expect(bothDirections([south])).toBe(south)
  expect(bothDirections([])).toBeNull()
})

test('the express tab opens with both directions, which a road of one direction does not offer', () => {
  const morning = { ...south, window: '06:00-07:00' }
  const overview = buildExpressOverview([south, north, morning, { ...north, window: '06:00-07:00' }], {
    period: 'newest',
  })
  expect(overview.directions.map(({ direction }) => direction)).toEqual(['all', 'southbound', 'northbound'])
  expect(overview.directions[0]?.figures.time_at_or_above_45_mph_percent?.value).toBe(92.3)
  expect(overview.directions[0]?.trend.figures.time_at_or_above_45_mph_percent).toEqual([92.3])
  expect(overview.windows.rows.map(([direction]) => direction)).toEqual(['all', 'southbound', 'northbound'])
  const alone = buildExpressOverview([south, morning], { period: 'newest' })
  expect(alone.directions.map(({ direction }) => direction)).toEqual(['southbound'])
})

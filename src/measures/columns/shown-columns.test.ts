import { expect, test } from 'vitest'
import { shownColumns } from './tables.ts'

test('the definitions of a district have only the columns it publishes', () => {
  const columns = shownColumns({ documents_annual: {}, metrics_freeway_weekly: {} })
  expect([...columns]).toEqual(
    expect.arrayContaining(['roadway_clearance_minutes_mean', 'buffer_index_percent']),
  )
  expect(columns).not.toContain('mean_toll_usd')
  expect(columns).not.toContain('ramp_delay_seconds')
  expect(shownColumns({ documents_annual: {} }).size).toBe(0)
})

import { expect, test } from 'vitest'
import { buildMetricsAddress, parseMetricsAddress } from './metrics-address.ts'

test('an address without a query shows the newest week of all freeways', () => {
  const params = parseMetricsAddress('')
  expect(params).toEqual({
    tab: 'freeway',
    by: 'week',
    period: null,
    road: null,
    measure: 'roadway_clearance_minutes_mean',
    trip: null,
    peak: 'am',
  })
  expect(buildMetricsAddress(params)).toBe('')
})

test('what a view shows can be written into an address and read out of it again', () => {
  for (const search of [
    '?by=month&period=2026-10-01&road=I-95&measure=events',
    '?tab=arterial&county=palmBeach&measure=platoon_ratio',
    '?tab=express&road=i595&period=2026-10-01&direction=westbound',
    '?tab=ramp&period=2026-09-01',
    "?road=Florida's Turnpike",
  ]) {
    const params = parseMetricsAddress(search)
    expect(parseMetricsAddress(buildMetricsAddress(params))).toEqual(params)
  }
  expect(buildMetricsAddress(parseMetricsAddress('?tab=express&road=i95'))).toBe('?tab=express')
})

test('what makes no sense in an address is passed over', () => {
  expect(parseMetricsAddress('?tab=boats&by=day&period=soon&road=<b>&measure=x')).toEqual(
    parseMetricsAddress(''),
  )
  expect(buildMetricsAddress(parseMetricsAddress('?utm_source=mail&tab=ramp'))).toBe('?tab=ramp')
})

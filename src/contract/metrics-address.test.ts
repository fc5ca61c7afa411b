import { expect, test } from 'vitest'
import * as address from './metrics-address.ts'
import { ALL_CHOICES, metricsChoices } from './metrics-choices.ts'

const parseMetricsAddress = (search: string) => address.parseMetricsAddress(search, ALL_CHOICES)
const buildMetricsAddress = (params: address.MetricsParams) =>
  address.buildMetricsAddress(params, ALL_CHOICES)

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

test('every view can be written into an address and parsed back', () => {
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

test('invalid values in an address are ignored', () => {
  expect(parseMetricsAddress('?tab=boats&by=day&period=soon&road=<b>&measure=x')).toEqual(
    parseMetricsAddress(''),
  )
  expect(buildMetricsAddress(parseMetricsAddress('?utm_source=mail&tab=ramp'))).toBe('?tab=ramp')
})

test('an address without a choice shows what has figures, and every other choice appears in the address', () => {
  const offered = metricsChoices({
    metrics_freeway_weekly: { isEmpty: true },
    metrics_freeway_monthly: {},
    metrics_express_i95: { isEmpty: true },
    metrics_express_i75: {},
  })
  const parse = (search: string) => address.parseMetricsAddress(search, offered)
  expect(parse('')).toMatchObject({ tab: 'freeway', by: 'month' })
  expect(parse('?tab=express')).toMatchObject({ road: 'i75' })
  for (const search of ['', '?by=week', '?tab=express', '?tab=express&road=i95'])
    expect(address.buildMetricsAddress(parse(search), offered)).toBe(search)
  expect(address.buildMetricsAddress(parse('?tab=express&road=i75'), offered)).toBe('?tab=express')
})

test('the page opens on the first tab with figures, or else on the first tab', () => {
  const empty = { isEmpty: true } as const
  const offered = metricsChoices({ metrics_freeway_weekly: empty, metrics_arterial_broward: {} })
  expect(address.parseMetricsAddress('', offered).tab).toBe('arterial')
  const freeway = address.parseMetricsAddress('?tab=freeway', offered)
  expect(address.buildMetricsAddress(freeway, offered)).toBe('?tab=freeway')
  const none = metricsChoices({ metrics_freeway_weekly: empty, metrics_arterial_broward: empty })
  expect(address.parseMetricsAddress('', none).tab).toBe('freeway')
})

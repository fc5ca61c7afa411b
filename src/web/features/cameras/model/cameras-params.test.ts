import { expect, test } from 'vitest'
import { ALL_CAMERAS, buildCamerasAddress, MOST_SHARED, parseCamerasAddress } from './cameras-params.ts'

test('a choice written into the address is read back as it was', () => {
  const params = {
    ...ALL_CAMERAS,
    view: 'map',
    road: 'I-95',
    county: 'St. Lucie',
    direction: 'northbound',
    q: 'port st',
    sort: 'city',
    page: 3,
  } as const
  expect(buildCamerasAddress(params)).toBe(
    '?road=I-95&county=St.+Lucie&direction=northbound&q=port+st&sort=city&page=3&view=map',
  )
  expect(parseCamerasAddress(buildCamerasAddress(params))).toEqual(params)
  expect(buildCamerasAddress(ALL_CAMERAS)).toBe('')
})

test('an address that makes no sense shows all cameras', () => {
  expect(parseCamerasAddress('?view=globe&direction=up&sort=size&road=%20&q=&page=0&cameras=')).toEqual(
    ALL_CAMERAS,
  )
})

test('a link carries the cameras in their order, each once, and nothing that is no camera', () => {
  const { view, shared } = parseCamerasAddress('?cameras=b,a,b,../etc,%3Cscript%3E,C')
  expect([view, shared]).toEqual(['mine', ['b', 'a']])
  expect(buildCamerasAddress({ ...ALL_CAMERAS, view: 'mine', shared: ['b', 'a'] })).toBe('?cameras=b,a')
})

test('a link longer than any browser keeps is read to its first 200 cameras', () => {
  const many = Array.from({ length: 500 }, (_, index) => `cam-${index}`).join(',')
  expect(parseCamerasAddress(`?cameras=${many}`).shared).toHaveLength(MOST_SHARED)
})

import { expect, test } from 'vitest'
import { parseRouteRef } from './route-marker.tsx'

test('each system of roads wears its own sign', () => {
  expect(parseRouteRef('I-95')).toEqual({ kind: 'interstate', number: '95' })
  expect(parseRouteRef('US 441')).toEqual({ kind: 'us', number: '441' })
  expect(parseRouteRef('SR A1A')).toEqual({ kind: 'state', number: 'A1A' })
})

test('a road with a name and no number wears none', () => {
  expect(parseRouteRef("Florida's Turnpike")).toBeNull()
  expect(parseRouteRef('')).toBeNull()
})

import { expect, test } from 'vitest'
import type { RoadsNow } from '../../contract/page-source.ts'
import type { RoadFeed } from '../../contract/roads.ts'
import { createSteadyMoment } from './steady-moment.ts'
import { noRoads } from './testing/no-roads.ts'

function at(asOf: string, lastTryAt: string): RoadsNow {
  const { signs, advisories } = noRoads().now()
  const feed: RoadFeed = {
    kind: 'events-511',
    isSample: false,
    lastSuccessAt: null,
    lastTryAt,
    pollSeconds: 60,
    records: 0,
    outsideArea: 0,
    problems: [],
  }
  return {
    events: { asOf, feeds: [feed], events: [] },
    signs: { ...signs, asOf },
    advisories: { ...advisories, asOf },
  }
}

test('what is known keeps its date until a list, a request or a state brings something else', () => {
  const steady = createSteadyMoment()
  const first = at('2026-11-25T12:00:00Z', '2026-11-25T11:59:58Z')
  expect(steady(first, 1)).toBe(first)
  expect(steady(at('2026-11-25T12:00:02Z', '2026-11-25T11:59:58Z'), 1)).toBe(first)
  const polled = at('2026-11-25T12:01:02Z', '2026-11-25T12:00:58Z')
  expect(steady(polled, 1)).toBe(polled)
  const placed = at('2026-11-25T12:01:04Z', '2026-11-25T12:00:58Z')
  expect(steady(placed, 2)).toBe(placed)
})

import { isDeepStrictEqual } from 'node:util'
import type { RoadsNow } from '../../contract/page-source.ts'
import type { RoadEvent, RoadFeed } from '../../contract/roads.ts'

/**
 * Dates the events by their last change instead of the time of the request, so that a response and its ETag change with
 * the feeds and the states of events, and not with every request. Each request to an agency counts as a change, so no
 * date is older than that.
 *
 * @returns a function that takes the events with the version of the lists
 */
export function createSteadyMoment(): (roads: RoadsNow, version: number) => RoadsNow {
  let before: { roads: RoadsNow; version: number } | null = null
  return (roads, version) => {
    const isSame = before !== null && before.version === version && isAsBefore(before.roads, roads)
    if (!isSame || before === null) before = { roads, version }
    return before.roads
  }
}

/** Whether nothing but the time has changed. Lists of the same version have the same records in the same order. */
function isAsBefore(before: RoadsNow, now: RoadsNow): boolean {
  return (
    isDeepStrictEqual(feedsOf(before), feedsOf(now)) &&
    hasSameStates(before.events.events, now.events.events) &&
    isDeepStrictEqual(before.advisories.advisories, now.advisories.advisories)
  )
}

function feedsOf({ events, signs, advisories }: RoadsNow): RoadFeed[] {
  return [...events.feeds, ...signs.feeds, ...advisories.feeds]
}

function hasSameStates(before: readonly RoadEvent[], events: readonly RoadEvent[]): boolean {
  return (
    before.length === events.length &&
    events.every(({ id, state }, index) => before[index]?.id === id && before[index]?.state === state)
  )
}

import type { EVENT_TYPES } from '../../../../src/measures/columns/shared-columns.ts'
import type { County, Direction, Road } from '../roads/freeways.ts'

export type EventType = (typeof EVENT_TYPES)[number]

/** One made-up event on a freeway. Durations are minutes, unrounded. */
export interface FreewayEvent {
  day: string
  county: County
  road: Road
  direction: Direction
  type: EventType
  /** Whether its record holds the times. */
  isTimed: boolean
  verification: number
  response: number
  /** First report to lanes open; `null`: it blocked no lane. */
  roadwayClearance: number | null
  /** First report to the last responder leaving. */
  incidentClearance: number
  isSecondary: boolean
  respondersStruck: number
}

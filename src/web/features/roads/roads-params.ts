import { useLocation, useSearch } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import { EVENT_KINDS, type RoadEvent } from '../../../contract/roads.ts'
import { buildQuery, parseChoice, parsePage, parseRoad, parseText } from '../../live/query-params.ts'

const ROAD_VIEWS = ['list', 'map', 'signs', 'mine'] as const
type RoadsView = (typeof ROAD_VIEWS)[number]
export type EventKind = RoadEvent['kind']

/** Roads or a trip chosen by a visitor. */
export interface RoadsChoice {
  roads: readonly string[]
  /** A trip's key, `road|direction|from|to`. `null`: none. */
  trip: string | null
}

/** What the address has the page show. `null`: all of them. */
export interface RoadsParams {
  view: RoadsView
  road: string | null
  county: string | null
  kind: EventKind | null
  /** The page of the list, from 1; the list may have fewer. */
  page: number
  /** The choice of roads; `null`: the address has none, so the device's is shown. */
  choice: RoadsChoice | null
}

/** In the order of the address. */
const DEFAULTS = { road: null, county: null, kind: null, page: 1, view: 'list' } as const

export const ALL_ROADS: RoadsParams = { ...DEFAULTS, choice: null }

/** Further roads in a link are ignored. */
export const MOST_ROADS = 30
const LONGEST_TRIP = 200

/** Reads an address from `?` on, ignoring what it does not understand. */
export function parseRoadsAddress(search: string): RoadsParams {
  const given = new URLSearchParams(search)
  const choice = choiceOf(given.getAll('roads'), given.get('trip'))
  return {
    view: choice === null ? (parseChoice(ROAD_VIEWS, given.get('view')) ?? 'list') : 'mine',
    road: parseRoad(given.get('road')),
    county: parseText(given.get('county')),
    kind: parseChoice(EVENT_KINDS, given.get('kind')),
    page: parsePage(given.get('page')),
    choice,
  }
}

/** A choice from texts in an address or on the device. `null`: nothing is chosen. */
export function choiceOf(given: readonly string[], trip: string | null): RoadsChoice | null {
  // A form sends one road at a time, a link all of them with commas.
  const roads = given.flatMap((text) => text.split(',')).map(parseRoad)
  const chosen = [...new Set(roads.filter((road) => road !== null))].slice(0, MOST_ROADS)
  const key = trip !== null && trip.length <= LONGEST_TRIP && trip.split('|').length === 4 ? trip : null
  return chosen.length === 0 && key === null ? null : { roads: chosen, trip: key }
}

/** Writes an address from `?` on, in a fixed order; empty when nothing was chosen. */
export function buildRoadsAddress({ choice, ...params }: RoadsParams): string {
  const { view } = params
  if (view !== 'mine') return buildQuery(params, DEFAULTS)
  const roads = choice?.roads.join(',') ?? ''
  return buildQuery({ view, roads, trip: choice?.trip ?? null }, { view: 'list', roads: '', trip: null })
}

/** The address of a view of the page, without a language. */
export function roadsHref(params: Partial<RoadsParams>): string {
  return pagePath('roads') + buildRoadsAddress({ ...ALL_ROADS, ...params })
}

export function useRoadsParams(): RoadsParams {
  return parseRoadsAddress(useSearch())
}

export function useShowRoads(): (params: Partial<RoadsParams>) => void {
  const [, navigate] = useLocation()
  return (params) => navigate(roadsHref(params))
}

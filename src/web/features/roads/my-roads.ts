import { useMemo, useSyncExternalStore } from 'react'
import type { Coordinates } from '../../../contract/coordinates.ts'
import type { MapDetail } from '../../../contract/district-map.ts'
import { projectToMap } from '../../../contract/map-projection.ts'
import { roadAsWritten } from '../../../contract/road-name.ts'
import { readStoredText, storeStoredText, watchStoredText } from '../../ui/browser.ts'
import { choiceOf, type RoadsChoice } from './roads-params.ts'
import type { ShownEvent } from './shown-events.ts'

const KEY = 'my-roads'
/** Later versions read every earlier one. */
const VERSION = 1

/** The roads and trip stored on the device, the same in every tab. `null`: none, or on the server. */
export function useMyRoads(): RoadsChoice | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readStoredText(KEY),
    () => null,
  )
  return useMemo(() => (text === null ? null : parseMyRoads(text)), [text])
}

/** Stores a choice on the device; `null` removes it. `false`: the browser stores nothing. */
export function storeMyRoads(choice: RoadsChoice | null): boolean {
  const text = choice === null ? '' : JSON.stringify({ kind: KEY, version: VERSION, ...choice })
  return storeStoredText(KEY, text)
}

/** Reads a stored choice. `null`: none, or another program's. Pure. */
export function parseMyRoads(text: string): RoadsChoice | null {
  try {
    // What is not an object has no such properties.
    const { kind, roads, trip } = Object(JSON.parse(text))
    const texts = (Array.isArray(roads) ? roads : []).filter((road) => typeof road === 'string')
    return kind === KEY ? choiceOf(texts, typeof trip === 'string' ? trip : null) : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  return watchStoredText(KEY, listener)
}

/** A trip along one road, between places, as Metrics names it. */
export interface TripWay {
  road: string
  direction: string
  from: string
  to: string
}

/** Parses a trip's key. `null`: not a key. Pure. */
export function wayOf(key: string): TripWay | null {
  const [road = '', direction = '', from = '', to = '', ...others] = key.split('|')
  if (others.length > 0 || road === '') return null
  return { road: roadAsWritten(road), direction, from, to }
}

/** A road, or the part of it between the ends of a trip. */
export interface RoadStretch {
  road: string
  /** `null`: both directions. */
  direction: string | null
  /** Whether a place is on it. Unknown places count as on it, so that nothing is left out. */
  contains: (place: Coordinates) => boolean
  /** The map lacks an end of the trip, so this is the whole road. */
  isWhole: boolean
}

/** Beyond the ends of a trip, units of the map: about two miles. */
const MARGIN = 11

/** The part of its road that a trip covers, between the map's places at its ends. Pure. */
export function stretchOf({ road, direction, from, to }: TripWay, map: MapDetail | null): RoadStretch {
  const [begin, end] = [from, to].map((name) => map?.places.find((place) => place.name === name))
  if (map === null || begin === undefined || end === undefined)
    return { road, direction, contains: () => true, isWhole: true }
  const axis = direction === 'eastbound' || direction === 'westbound' ? 'x' : 'y'
  const [least, most] = [Math.min(begin[axis], end[axis]) - MARGIN, Math.max(begin[axis], end[axis]) + MARGIN]
  return {
    road,
    direction,
    contains: ({ latitude, longitude }) => {
      if (latitude === null || longitude === null) return true
      const at = projectToMap({ latitude, longitude }, map.origin)[axis]
      return at >= least && at <= most
    },
    isWhole: false,
  }
}

/** The stretches of a choice: the trip first, then whole roads it does not use. Pure. */
export function stretchesOf({ roads, trip }: RoadsChoice, map: MapDetail | null): RoadStretch[] {
  const way = trip === null ? null : wayOf(trip)
  const whole = roads.map((road) => ({ road, direction: null, contains: () => true, isWhole: false }))
  return way === null ? whole : [stretchOf(way, map), ...whole]
}

/** The events of a stretch, in driving order. Pure. */
export function eventsOn(stretch: RoadStretch, events: readonly ShownEvent[]): ShownEvent[] {
  const { road, direction, contains } = stretch
  return events.filter(
    (event) =>
      event.road === road &&
      (direction === null ||
        event.direction === null ||
        event.direction === 'both' ||
        event.direction === direction) &&
      contains(event),
  )
}

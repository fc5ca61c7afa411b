import { OWN_ROAD_FEEDS, type RoadFeedKind } from '../../contract/road-event-state.ts'
import { shownRoadFeed } from '../../contract/shown-feed.ts'
import { followSurroundings, type PlacesContent, type Surroundings } from '../cameras/place/surroundings.ts'
import type { Feeds } from '../upstream/shared-feeds.ts'
import type { FeedSource } from './followed-feed.ts'
import type { RoadSettings } from './road-environment.ts'
import { sampleFetch } from './sample/sample-records.ts'

export interface RoadServiceOptions {
  settings: RoadSettings
  feeds: Feeds
  log: { warn: (facts: object, event: string) => void }
  /** The current content. `null`: nothing is live. */
  readContent: () => PlacesContent | null
  /** Where ended events are stored. Missing: a restart loses them. */
  dataDir?: string
  /** Default: 60 s. */
  pollSeconds?: number
  /** The clock. Default: the machine's. */
  now?: () => Date
}

/** A feed that this service reads; those of the weather have their own service. */
export type OwnFeed = (typeof OWN_ROAD_FEEDS)[number]

let samples = 0

export function sourceOf(
  kind: OwnFeed,
  shown: 'agency' | 'sample',
  { settings, readContent }: Pick<RoadServiceOptions, 'settings' | 'readContent'>,
  now: () => Date,
): FeedSource {
  const url = settings.urls[kind]
  if (shown === 'sample' || url === undefined)
    return { kind: 'sample', name: String(++samples), fetch: sampleFetch(kind, readContent, now) }
  return {
    kind: 'agency',
    address: roadFeedAddress(kind, url, settings.keys[kind] ?? null),
    allowsPrivateNetworks: settings.allowsPrivateNetworks,
  }
}

/** The documented paths of 511 services. */
const PATHS_511: Readonly<Partial<Record<RoadFeedKind, string>>> = {
  'events-511': '/api/v2/get/event',
  'signs-511': '/api/v2/get/messagesigns',
  'advisories-511': '/api/v2/get/alerts',
}

/** Where a feed is: an address of a 511 service without a path gets the documented one, and its key. */
export function roadFeedAddress(kind: RoadFeedKind, feedUrl: string, key: string | null): string {
  const url = new URL(feedUrl)
  const path = PATHS_511[kind]
  if (path === undefined) return url.href
  if (url.pathname === '/') url.pathname = path
  if (key !== null) url.searchParams.set('key', key)
  url.searchParams.set('format', 'json')
  return url.href
}

/** The district's places for its events. */
export function followRoadPlaces({ settings, readContent, log }: RoadServiceOptions): () => Surroundings {
  return followSurroundings(
    readContent,
    (site) => site.roads.area ?? 'counties',
    (counties, site) => {
      // Everything in the sample feeds is in the district.
      if (OWN_ROAD_FEEDS.some((kind) => shownRoadFeed(kind, site, settings) === 'agency'))
        log.warn({ counties }, NO_SHAPES)
    },
  )
}

const NO_SHAPES =
  'Events outside the district are listed too: the map has no shapes for these counties. Publish a map with them, or set roads.area in site.yaml'

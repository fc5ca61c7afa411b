import { OWN_ROAD_FEEDS, type RoadFeedKind } from '../../contract/road-event-state.ts'
import { ROAD_PROBLEM_MESSAGES, type RoadProblemCode } from '../../contract/road-problem-messages.ts'
import type { RoadFeed } from '../../contract/roads.ts'
import { shownRoadFeed } from '../../contract/shown-feed.ts'
import { followSurroundings, type PlacesContent, type Surroundings } from '../cameras/place/surroundings.ts'
import { type FeedPoller, pollTimes } from '../upstream/feed-poller.ts'
import type { Upstream, UpstreamLimits } from '../upstream/fetch-upstream.ts'
import { describeCounts, type ParsedRecords, type ProblemCounts } from '../upstream/parse-records.ts'
import { address511 } from '../upstream/read-feed.ts'
import type { Feeds } from '../upstream/shared-feeds.ts'
import type { RoadSettings } from './road-environment.ts'
import { sampleFetch } from './sample/sample-records.ts'

export const POLL_SECONDS = 60

/** 50,000 events in a verbose format are 50 MB. */
export const ROAD_LIMITS = { timeMs: 45_000, bytes: 64 * 1024 * 1024 }

/** After this many records, an empty list is accepted only when it is received twice. */
const SURPRISING = 10

type Parse<Item> = (text: string) => Promise<ParsedRecords<Item, RoadProblemCode>>

export interface FollowedFeed {
  kind: RoadFeedKind
  isSample: boolean
  poller: FeedPoller
  readonly records: number
  /** Of the last list and of the last request. */
  readonly problems: readonly ProblemCounts<RoadProblemCode>[]
}

/** Where a feed's responses come from. `sample`: generates them; no other sample has its name. */
export interface FeedSource {
  address: string
  allowsPrivateNetworks: boolean
  sample?: { name: string; fetch: Upstream['fetch'] }
}

/** Follows a feed. `take` gets each list, and `null` if it has not changed. */
export function followFeed<Item>(options: {
  kind: RoadFeedKind
  source: FeedSource
  /** What parsing depends on besides the format, such as the time zone. */
  variant: string
  parse: Parse<Item>
  take: (items: readonly Item[] | null) => Promise<void>
  feeds: Feeds
  log: { warn: (facts: object, event: string) => void }
  pollSeconds: number
  limits: UpstreamLimits
}): FollowedFeed {
  const { kind, source, variant, take, feeds, ...feed } = options
  const { sample, ...place } = source
  let records = 0
  let recordProblems: ProblemCounts<RoadProblemCode> = new Map()
  let failure: ProblemCounts<RoadProblemCode> = new Map()
  const name = JSON.stringify([kind, variant, sample?.name ?? null])
  const fetch = sample === undefined ? {} : { fetch: sample.fetch }
  const poller = feeds.follow<Item, RoadProblemCode>(
    { ...feed, ...place, ...fetch, name, hosts: [] },
    async (read) => {
      failure = read.kind === 'failed' ? read.problems : new Map()
      if (read.kind === 'list') {
        records = read.records
        recordProblems = read.problems
      }
      if (read.kind !== 'failed') await take(read.kind === 'list' ? read.items : null)
    },
  )
  return {
    kind,
    isSample: sample !== undefined,
    poller,
    get records() {
      return records
    },
    get problems() {
      return [failure, recordProblems]
    },
  }
}

/** A list that loses everything from one minute to the next is more often a mistake than good news. */
export function doubtEmptyLists<Item>(parse: Parse<Item>): Parse<Item> {
  let before = 0
  return async (text) => {
    const parsed = await parse(text)
    if (parsed.kind === 'refused') return parsed
    const isDoubtful = parsed.records === 0 && before >= SURPRISING
    before = parsed.records
    return isDoubtful ? { kind: 'refused', problems: new Map([['emptyList', 1]]) } : parsed
  }
}

/** A feed's status in the API. `more`: problems found when its records are placed. */
export function describeFeed(
  { kind, isSample, poller, records, problems }: FollowedFeed,
  pollSeconds: number,
  outsideArea: number,
  ...more: readonly ProblemCounts<RoadProblemCode>[]
): RoadFeed {
  return {
    kind,
    isSample,
    ...pollTimes(poller.state),
    pollSeconds,
    records,
    outsideArea,
    problems: describeCounts(ROAD_PROBLEM_MESSAGES, [...problems, ...more]),
  }
}

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
    return {
      address: 'https://sample.invalid/',
      allowsPrivateNetworks: false,
      sample: { name: String(++samples), fetch: sampleFetch(kind, readContent, now) },
    }
  const { allowsPrivateNetworks, keys } = settings
  const path = PATHS_511[kind]
  return {
    address: path === undefined ? url : address511(url, path, keys[kind] ?? null),
    allowsPrivateNetworks,
  }
}

/** The documented paths of 511 services. */
const PATHS_511: Readonly<Partial<Record<OwnFeed, string>>> = {
  'events-511': '/api/v2/get/event',
  'signs-511': '/api/v2/get/messagesigns',
  'advisories-511': '/api/v2/get/alerts',
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

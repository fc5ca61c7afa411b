import type { RoadFeedKind } from '../../contract/road-event-state.ts'
import { ROAD_PROBLEM_MESSAGES, type RoadProblemCode } from '../../contract/road-problem-messages.ts'
import type { RoadFeed } from '../../contract/roads.ts'
import { type FeedPoller, pollTimes } from '../upstream/feed-poller.ts'
import type { Upstream, UpstreamLimits } from '../upstream/fetch-upstream.ts'
import { describeCounts, type ParsedRecords, type ProblemCounts } from '../upstream/parse-records.ts'
import type { ReadList } from '../upstream/read-feed.ts'
import type { Feeds } from '../upstream/shared-feeds.ts'

export const POLL_SECONDS = 60

/** 50,000 events in a verbose format are 50 MB. */
export const ROAD_LIMITS = { timeMs: 45_000, bytes: 64 * 1024 * 1024 }

/** After this many records, an empty list is accepted only when it is received twice. */
const SURPRISING = 10

type Listed<Item> = Extract<ParsedRecords<Item, RoadProblemCode>, { kind: 'list' }>

export interface FollowedFeed {
  kind: RoadFeedKind
  isSample: boolean
  poller: FeedPoller
  readonly records: number
  /** Of the last list and of the last request. */
  readonly problems: readonly ProblemCounts<RoadProblemCode>[]
  stop: () => void
}

/** Where a feed's responses come from. */
export type FeedSource =
  | { kind: 'agency'; address: string; allowsPrivateNetworks: boolean }
  /** `name`: no other sample has it. */
  | { kind: 'sample'; name: string; fetch: Upstream['fetch'] }

/** Follows a feed. `take` gets each list, and `null` if it has not changed. */
export function followFeed<Item>(options: {
  kind: RoadFeedKind
  source: FeedSource
  /** What parsing depends on besides the format, such as the time zone. */
  variant: string
  parse: (text: string) => Promise<ParsedRecords<Item, RoadProblemCode>>
  take: (items: readonly Item[] | null) => Promise<void>
  feeds: Feeds
  log: { warn: (facts: object, event: string) => void }
  pollSeconds: number
  limits: UpstreamLimits
}): FollowedFeed {
  const { kind, source, variant, parse, take, feeds, log, pollSeconds, limits } = options
  let records = 0
  let recordProblems: ProblemCounts<RoadProblemCode> = new Map()
  let failure: ProblemCounts<RoadProblemCode> = new Map()
  const isSample = source.kind === 'sample'
  const poller = feeds.follow<Listed<Item>, RoadProblemCode>(
    {
      name: JSON.stringify([kind, variant, isSample ? source.name : null]),
      address: isSample ? 'https://sample.invalid/' : source.address,
      limits,
      parse,
      hosts: [],
      allowsPrivateNetworks: isSample ? false : source.allowsPrivateNetworks,
      pollSeconds,
      log,
      ...(isSample ? { fetch: source.fetch } : {}),
    },
    async (read: ReadList<Listed<Item>, RoadProblemCode>) => {
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
    isSample,
    poller,
    get records() {
      return records
    },
    get problems() {
      return [failure, recordProblems]
    },
    stop: poller.stop,
  }
}

/** A list that loses everything from one minute to the next is more often a mistake than good news. */
export function doubtEmptyLists<Item>(
  parse: (text: string) => Promise<ParsedRecords<Item, RoadProblemCode>>,
): (text: string) => Promise<ParsedRecords<Item, RoadProblemCode>> {
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

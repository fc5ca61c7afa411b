import type { FeedKind } from '../../../contract/camera.ts'
import type { FeedProblemCode } from '../../../contract/feed-problem-messages.ts'
import type { FeedList, ReadList } from '../../upstream/read-feed.ts'
import type { CameraCounters } from '../camera-counters.ts'
import { type ParsedFeed, parseFeed } from './parse-feed.ts'

type List = Extract<ParsedFeed, { kind: 'list' }>

export type ReadFeed = ReadList<List, FeedProblemCode>

/** 20,000 cameras in a verbose format are 20 MB. */
const LIMITS = { timeMs: 30_000, bytes: 32 * 1024 * 1024 }

/** URL of the list. A 511 service's address without a path gets the documented path and the key. */
export function feedAddress(kind: FeedKind, feedUrl: string, key: string | null): string {
  const url = new URL(feedUrl)
  const is511 = kind === 'arcadis-511' || kind === 'sample'
  if (is511 && url.pathname === '/') url.pathname = '/api/v2/get/cameras'
  if (key !== null) url.searchParams.set('key', key)
  if (is511) url.searchParams.set('format', 'json')
  return url.href
}

/** How to request and read the list of cameras at `address`. Calls are counted. */
export function cameraFeed(
  kind: FeedKind,
  address: string,
  counters: CameraCounters,
): FeedList<List, FeedProblemCode> {
  return {
    address,
    limits: LIMITS,
    parse: (text, base) => parseFeed(kind, text, base),
    note: (outcome, bytes) => {
      counters.calls.list[outcome]++
      counters.bytes += bytes
    },
  }
}

import type { FeedKind } from '../../../contract/camera.ts'
import type { FeedProblemCode } from '../../../contract/feed-problem-messages.ts'
import { type ParsedRecords, parseRecords } from '../../upstream/parse-records.ts'
import { address511, type FeedList, type ReadList } from '../../upstream/read-feed.ts'
import type { CameraCounters } from '../camera-counters.ts'
import { type FeedCamera, type FeedForm, problemOf } from './feed-camera.ts'
import { FORM_511 } from './parse-511.ts'
import { FORM_CWWP2 } from './parse-cwwp2.ts'
import { FORM_WZDX } from './parse-wzdx.ts'

export type ParsedFeed = ParsedRecords<FeedCamera, FeedProblemCode>
export type ReadFeed = ReadList<FeedCamera, FeedProblemCode>

/** 20,000 cameras in a verbose format are 20 MB. */
const LIMITS = { timeMs: 30_000, bytes: 32 * 1024 * 1024 }

/** URL of the list, with its key. */
export function feedAddress(kind: FeedKind, feedUrl: string, key: string | null): string {
  if (FORMS[kind] === FORM_511) return address511(feedUrl, '/api/v2/get/cameras', key)
  const url = new URL(feedUrl)
  if (key !== null) url.searchParams.set('key', key)
  return url.href
}

/** How to request and read the list of cameras at `address`. Calls are counted. */
export function cameraFeed(
  kind: FeedKind,
  address: string,
  counters: CameraCounters,
): FeedList<FeedCamera, FeedProblemCode> {
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

const FORMS: Readonly<Record<FeedKind, FeedForm>> = {
  sample: FORM_511,
  'arcadis-511': FORM_511,
  'caltrans-cwwp2': FORM_CWWP2,
  'wzdx-device': FORM_WZDX,
}

/** Parses the response of a feed, which may be anything. `base`: the response's URL. */
export async function parseFeed(kind: FeedKind, text: string, base: string): Promise<ParsedFeed> {
  const parsed = await parseRecords(FORMS[kind], text, base)
  if (parsed.kind === 'refused') return parsed
  const { items, problems } = parsed
  // No agency removes all its cameras within a minute; an empty list means that it is broken.
  if (items.length === 0)
    return { kind: 'refused', problems: new Map([...problemOf('emptyList'), ...problems]) }
  const roadless = items.filter(({ road }) => road === '').length
  return roadless === 0 ? parsed : { ...parsed, problems: new Map([...problems, ['noRoad', roadless]]) }
}

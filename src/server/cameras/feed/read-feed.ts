import { hash } from 'node:crypto'
import type { FeedKind } from '../../../contract/camera.ts'
import type { CameraCounters } from '../camera-counters.ts'
import type { Upstream } from '../upstream/fetch-upstream.ts'
import type { ParsedFeed } from './feed-camera.ts'
import { type ProblemCounts, problemOf } from './feed-camera.ts'
import { problemCodeOf } from './feed-poller.ts'
import { parseFeed } from './parse-feed.ts'

/** What one question for the list came to. */
export type ReadFeed =
  | Extract<ParsedFeed, { kind: 'list' }>
  | { kind: 'unchanged' }
  | { kind: 'failed'; problems: ProblemCounts; retryAfterSeconds: number | null }

/** 20,000 cameras in a wordy form are 20 MB. */
const LIMITS = { timeMs: 30_000, bytes: 32 * 1024 * 1024 }

/** Where the list is: an address of a 511 service without a path gets the documented one, and its key. */
export function feedAddress(kind: FeedKind, feedUrl: string, key: string | null): string {
  const url = new URL(feedUrl)
  const is511 = kind === 'arcadis-511' || kind === 'sample'
  if (is511 && url.pathname === '/') url.pathname = '/api/v2/get/cameras'
  if (key !== null) url.searchParams.set('key', key)
  if (is511) url.searchParams.set('format', 'json')
  return url.href
}

/** Requests the list; remembers its version, so that an unchanged one need not be sent again. */
export function createFeedReader(
  kind: FeedKind,
  address: string,
  fetch: Upstream['fetch'],
  counters: CameraCounters,
): () => Promise<ReadFeed> {
  let etag: string | null = null
  let lastModified: string | null = null
  /** Of the last good list: few services say that nothing changed. */
  let lastHash: string | null = null
  return async () => {
    const headers = {
      Accept: 'application/json, application/geo+json;q=0.9, */*;q=0.1',
      'Accept-Encoding': 'gzip, deflate, br',
      ...(etag === null ? {} : { 'If-None-Match': etag }),
      ...(lastModified === null ? {} : { 'If-Modified-Since': lastModified }),
    }
    const outcome = await fetch(address, headers, LIMITS)
    const { list } = counters.calls
    if (outcome.kind === 'unchanged') {
      list.unchanged++
      return { kind: 'unchanged' }
    }
    if (outcome.kind !== 'answered') {
      list.failed++
      const retryAfterSeconds = outcome.kind === 'status' ? outcome.retryAfterSeconds : null
      return { kind: 'failed', problems: problemOf(problemCodeOf(outcome)), retryAfterSeconds }
    }
    counters.bytes += outcome.sent
    const hashed = hash('sha256', outcome.bytes)
    if (hashed === lastHash) {
      list.unchanged++
      return { kind: 'unchanged' }
    }
    const parsed = await parseFeed(kind, outcome.bytes.toString('utf8'), outcome.url)
    if (parsed.kind === 'refused') {
      list.refused++
      return { kind: 'failed', problems: parsed.problems, retryAfterSeconds: null }
    }
    list.good++
    lastHash = hashed
    etag = outcome.etag
    lastModified = outcome.lastModified
    return parsed
  }
}

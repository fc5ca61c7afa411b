import { createHash } from 'node:crypto'
import { createTimeSharing } from '../../content/share-time.ts'
import type { FeedStore, StoredResponse } from './feed-store.ts'
import type { Upstream, UpstreamLimits, UpstreamOutcome } from './fetch-upstream.ts'

/** Why a feed was not received, whatever is in it. */
export type TransportProblem =
  | 'noAnswer'
  | 'tooLarge'
  | 'cutShort'
  | 'forbiddenAddress'
  | 'refusedByAgency'
  | 'notJson'

/** What a feed's response says. `refused`: nothing that can be used; the last good list stays. */
export type ParsedList<List extends { kind: 'list' }, Code extends string> =
  | List
  | { kind: 'refused'; problems: ReadonlyMap<Code, number> }

/** The outcome of one request for a feed. Problems have their number of records. */
export type ReadList<List extends { kind: 'list' }, Code extends string> =
  | List
  | { kind: 'unchanged' }
  | {
      kind: 'failed'
      problems: ReadonlyMap<Code | TransportProblem, number>
      retryAfterSeconds: number | null
    }

/** How a feed's list is requested and read. */
export interface FeedList<List extends { kind: 'list' }, Code extends string> {
  /** Full, with its key: never logged or stored. */
  address: string
  limits: UpstreamLimits
  /** Reads a response; `base` is the address it came from. It must let others work in between. */
  parse: (text: string, base: string) => Promise<ParsedList<List, Code>>
  /** Called with each outcome and the bytes that came over the wire. */
  note?: (outcome: 'good' | 'unchanged' | 'failed' | 'refused', bytes: number) => void
}

/** A request's result, and when it was sent and received, milliseconds since 1970. */
export interface TimedRead<List extends { kind: 'list' }, Code extends string> {
  read: ReadList<List, Code>
  requestedAt: number
  /** `null`: it brought nothing that could be used. */
  receivedAt: number | null
  isFollowing: boolean
}

const JSON_TYPES = 'application/json, application/geo+json;q=0.9, */*;q=0.1'

/** Requests a list; remembers its version, so that an unchanged one need not be sent or read again. */
export function createFeedReader<List extends { kind: 'list' }, Code extends string>(
  { address, limits, parse, note = () => undefined }: FeedList<List, Code>,
  fetch: Upstream['fetch'],
  /** Where servers that share a database exchange it. `null`: this server is alone. */
  shared: { store: FeedStore; name: string } | null = null,
): () => Promise<TimedRead<List, Code>> {
  let etag: string | null = null
  let lastModified: string | null = null
  /** Of the last good list: few services say that nothing changed. */
  let lastHash: string | null = null

  async function request(): Promise<{ read: ReadList<List, Code>; bytes: Buffer | null }> {
    const headers = {
      Accept: JSON_TYPES,
      'Accept-Encoding': 'gzip, deflate, br',
      ...(etag === null ? {} : { 'If-None-Match': etag }),
      ...(lastModified === null ? {} : { 'If-Modified-Since': lastModified }),
    }
    const outcome = await fetch(address, headers, limits)
    if (outcome.kind === 'unchanged') {
      note('unchanged', 0)
      return { read: { kind: 'unchanged' }, bytes: null }
    }
    if (outcome.kind !== 'received') {
      note('failed', 0)
      const retryAfterSeconds = outcome.kind === 'status' ? outcome.retryAfterSeconds : null
      return { read: failed(new Map([[problemCodeOf(outcome), 1]]), retryAfterSeconds), bytes: null }
    }
    const { bytes, sent, url } = outcome
    const hashed = await hashOf(bytes)
    const read = hashed === lastHash ? ({ kind: 'unchanged' } as const) : await take(bytes, hashed, url)
    note(read.kind === 'list' ? 'good' : read.kind === 'failed' ? 'refused' : 'unchanged', sent)
    if (read.kind === 'failed') return { read, bytes: null }
    etag = outcome.etag
    lastModified = outcome.lastModified
    return { read, bytes: read.kind === 'list' ? bytes : null }
  }

  async function take(bytes: Buffer, hashed: string, base: string): Promise<ReadList<List, Code>> {
    const parsed = await parse(await decodeText(bytes), base)
    if (parsed.kind === 'refused') return failed(parsed.problems)
    lastHash = hashed
    return parsed
  }

  /** Takes what another server received. `null`: there is nothing new. */
  async function takeStored(stored: StoredResponse | null): Promise<ReadList<List, Code> | null> {
    if (stored === null || stored.hash === null || stored.hash === lastHash || stored.bytes === null)
      return null
    etag = stored.etag
    lastModified = stored.lastModified
    return take(stored.bytes, stored.hash, address)
  }

  async function requestAlone(): Promise<TimedRead<List, Code>> {
    const requestedAt = Date.now()
    const { read } = await request()
    return { read, requestedAt, receivedAt: read.kind === 'failed' ? null : Date.now(), isFollowing: false }
  }

  async function requestTogether(store: FeedStore, name: string): Promise<TimedRead<List, Code>> {
    const isLeader = await store.claim(name)
    const stored = isLeader && lastHash !== null ? null : await store.read(name, lastHash)
    const current = await takeStored(stored)
    if (!isLeader) return { ...followed(stored, current), isFollowing: true }
    const requestedAt = Date.now()
    const { read, bytes } = await request()
    const receivedAt = read.kind === 'failed' ? null : Date.now()
    const failure = read.kind === 'failed' ? [...read.problems.keys()].join(' ') : null
    const response =
      bytes === null || lastHash === null ? null : { etag, lastModified, hash: lastHash, bytes }
    await store.store(name, { requestedAt, receivedAt, failure }, response)
    // What the previous server stored is shown even if nothing new came.
    const isBetter = current !== null && current.kind === 'list' && read.kind !== 'list'
    return { read: isBetter ? current : read, requestedAt, receivedAt, isFollowing: false }
  }

  return async () => {
    if (shared === null) return requestAlone()
    try {
      return await requestTogether(shared.store, shared.name)
    } catch (error) {
      // Without the store each server sends its own request: visitors still see the road as it is.
      if (!(error instanceof Error && error.name === 'StorageError')) throw error
      return requestAlone()
    }
  }
}

/** What the server that requests the feed stored for the others. */
function followed<List extends { kind: 'list' }, Code extends string>(
  stored: StoredResponse | null,
  current: ReadList<List, Code> | null,
): Omit<TimedRead<List, Code>, 'isFollowing'> {
  if (stored === null)
    return { read: failed(new Map([['noAnswer', 1]])), requestedAt: Date.now(), receivedAt: null }
  const { requestedAt, receivedAt, failure } = stored
  if (current !== null) return { read: current, requestedAt, receivedAt }
  if (failure === null) return { read: { kind: 'unchanged' }, requestedAt, receivedAt }
  // They were stored by a server of this program as problems of this feed.
  const codes = failure.split(' ') as (Code | TransportProblem)[]
  return { read: failed(new Map(codes.map((code) => [code, 1]))), requestedAt, receivedAt }
}

function failed<Code extends string>(
  problems: ReadonlyMap<Code | TransportProblem, number>,
  retryAfterSeconds: number | null = null,
) {
  return { kind: 'failed' as const, problems, retryAfterSeconds }
}

function problemCodeOf(
  outcome: Exclude<UpstreamOutcome, { kind: 'received' | 'unchanged' }>,
): TransportProblem {
  if (outcome.kind === 'status') return 'refusedByAgency'
  switch (outcome.reason) {
    case 'tooLarge':
      return 'tooLarge'
    case 'cutShort':
      return 'cutShort'
    case 'forbidden':
    case 'redirects':
      return 'forbiddenAddress'
    default:
      return 'noAnswer'
  }
}

/** A list of 20 MB as a whole would take longer than a visitor should wait. */
const READ_AT_ONCE = 1024 * 1024

async function hashOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256')
  const shareTime = createTimeSharing()
  for (let start = 0; start < bytes.length; start += READ_AT_ONCE) {
    await shareTime()
    hash.update(bytes.subarray(start, start + READ_AT_ONCE))
  }
  return hash.digest('hex')
}

/** UTF-8 as the formats demand; services that send another encoding in spite of it mean Windows-1252. */
async function decodeText(bytes: Buffer): Promise<string> {
  return (await decodeAs('utf-8', bytes)) ?? (await decodeAs('windows-1252', bytes)) ?? ''
}

/** `null`: it is not that encoding. */
async function decodeAs(encoding: 'utf-8' | 'windows-1252', bytes: Buffer): Promise<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const shareTime = createTimeSharing()
  let text = ''
  try {
    for (let start = 0; start < bytes.length; start += READ_AT_ONCE) {
      await shareTime()
      text += decoder.decode(bytes.subarray(start, start + READ_AT_ONCE), { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

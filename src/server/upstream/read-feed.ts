import { createHash } from 'node:crypto'
import { createTimeSharing } from '../../content/share-time.ts'
import type { Upstream, UpstreamLimits, UpstreamOutcome } from './fetch-upstream.ts'
import type { ParsedRecords } from './parse-records.ts'

/** A feed's last response, as one server received it for all. Instants are milliseconds since 1970. */
export interface StoredResponse {
  requestedAt: number
  /** When it was last received or known to be unchanged. `null`: never. */
  receivedAt: number | null
  /** The problems of the last request, their codes separated by blanks. `null`: it went well. */
  failure: string | null
  etag: string | null
  lastModified: string | null
  /** SHA-256 of the last good body. `null`: there is none. */
  hash: string | null
  /** `null`: the caller has it, or there is none. */
  bytes: Buffer | null
}

interface NewResponse extends Pick<StoredResponse, 'etag' | 'lastModified'> {
  hash: string
  bytes: Buffer
}

/** Where servers that share a database store a feed's last response for each other. Methods reject with a `StorageError`. */
export interface FeedStore {
  /** Whether this server is the one that requests the feed, now and until it stops or loses the database. */
  claim: (name: string) => Promise<boolean>
  /** `knownHash`: of the body that the caller has, which then is not read. `null` when nothing is stored. */
  read: (name: string, knownHash: string | null) => Promise<StoredResponse | null>
  /** `response`: missing if nothing new came. */
  store: (
    name: string,
    times: Pick<StoredResponse, 'requestedAt' | 'receivedAt' | 'failure'>,
    response: NewResponse | null,
  ) => Promise<void>
}

/** Why a feed was not received, whatever is in it. */
type TransportProblem =
  | 'noAnswer'
  | 'tooLarge'
  | 'cutShort'
  | 'forbiddenAddress'
  | 'refusedByAgency'
  | 'notJson'

/** The outcome of one request for a feed. Problems have their number of records. */
export type ReadList<Item, Code extends string> =
  | Extract<ParsedRecords<Item, Code>, { kind: 'list' }>
  | { kind: 'unchanged' }
  | {
      kind: 'failed'
      problems: ReadonlyMap<Code | TransportProblem, number>
      retryAfterSeconds: number | null
    }

/** How a feed's list is requested and read. */
export interface FeedList<Item, Code extends string> {
  /** Full, with its key: never logged or stored. */
  address: string
  limits: UpstreamLimits
  /** Reads a response; `base` is the address it came from. It must let others work in between. */
  parse: (text: string, base: string) => Promise<ParsedRecords<Item, Code>>
  /** Called with each outcome and the bytes that came over the wire. */
  note?: (outcome: 'good' | 'unchanged' | 'failed' | 'refused', bytes: number) => void
}

/** A request's result, and when it was sent and received, milliseconds since 1970. */
interface TimedRead<Item, Code extends string> {
  read: ReadList<Item, Code>
  requestedAt: number
  /** `null`: it brought nothing that could be used. */
  receivedAt: number | null
  isFollowing: boolean
}

const JSON_TYPES = 'application/json, application/geo+json;q=0.9, */*;q=0.1'

/** Requests a list; remembers its version, so that an unchanged one need not be sent or read again. */
export function createFeedReader<Item, Code extends string>(
  { address, limits, parse, note = () => undefined }: FeedList<Item, Code>,
  fetch: Upstream['fetch'],
  /** Where servers that share a database exchange it. `null`: this server is alone. */
  shared: { store: FeedStore; name: string } | null = null,
): () => Promise<TimedRead<Item, Code>> {
  let etag: string | null = null
  let lastModified: string | null = null
  /** Of the last good list: few services say that nothing changed. */
  let lastHash: string | null = null

  async function request(): Promise<{ read: ReadList<Item, Code>; bytes: Buffer | null }> {
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

  async function take(bytes: Buffer, hashed: string, base: string): Promise<ReadList<Item, Code>> {
    const parsed = await parse(await decodeText(bytes), base)
    if (parsed.kind === 'refused') return failed(parsed.problems)
    lastHash = hashed
    return parsed
  }

  /** Takes what another server received. `null`: there is nothing new. */
  async function takeStored(stored: StoredResponse | null): Promise<ReadList<Item, Code> | null> {
    if (stored === null || stored.hash === null || stored.hash === lastHash || stored.bytes === null)
      return null
    etag = stored.etag
    lastModified = stored.lastModified
    return take(stored.bytes, stored.hash, address)
  }

  async function requestAlone(): Promise<TimedRead<Item, Code>> {
    const requestedAt = Date.now()
    const { read } = await request()
    return { read, requestedAt, receivedAt: read.kind === 'failed' ? null : Date.now(), isFollowing: false }
  }

  async function requestTogether(store: FeedStore, name: string): Promise<TimedRead<Item, Code>> {
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
function followed<Item, Code extends string>(
  stored: StoredResponse | null,
  current: ReadList<Item, Code> | null,
): Omit<TimedRead<Item, Code>, 'isFollowing'> {
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

/** A list of a 511 service, with its key. An address without a path gets the documented one. */
export function address511(feedUrl: string, path: string, key: string | null): string {
  const url = new URL(feedUrl)
  if (url.pathname === '/') url.pathname = path
  if (key !== null) url.searchParams.set('key', key)
  url.searchParams.set('format', 'json')
  return url.href
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

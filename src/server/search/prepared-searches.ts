import { LRUCache } from 'lru-cache'
import { buildSearchAddress, type SearchParams, searchCall } from '../../contract/search-address.ts'
import type { SearchPage } from '../../contract/search-groups.ts'
import { draftJson, draftPage } from '../snapshot/draft-responses.ts'
import { type PreparedResponse, prepareResponse, type ResponseDraft } from '../snapshot/prepared-response.ts'
import type { DocumentSearch, SearchOutcome } from './document-search.ts'
import type { FindQuery } from './find-query.ts'
import { parseSearchQuery } from './parse-search-query.ts'

/** A search ready to be sent, or why there is none. */
export type PreparedSearch = { kind: 'prepared'; response: PreparedResponse } | Unanswered

type Unanswered =
  | Exclude<SearchOutcome, { kind: 'found' }>
  /** No page lives there in this language. */
  | { kind: 'noPage' }

/** `isLasting`: it stays right as long as the content stays the same. */
type Drafted = { kind: 'drafted'; draft: ResponseDraft; isLasting: boolean } | Unanswered

/** Room for some 300 pages of results; what visitors type letter by letter is soon pushed out. */
const MOST_BYTES = 16 * 1024 * 1024
/** Of headers, keys and the like, beside the bytes of an answer. */
const OVERHEAD_BYTES = 2048

/**
 * Answers searches ready for sending, and keeps those asked for last while the content stays the same. However
 * many ask for the same at once, it is searched, drawn and packed once.
 */
export class PreparedSearches {
  /** Searches asked for since the start, by what they came to. */
  readonly counters: Record<PreparedSearch['kind'], number> = { prepared: 0, notReady: 0, busy: 0, noPage: 0 }
  readonly #search: Pick<DocumentSearch, 'search' | 'source'>
  readonly #ready = new LRUCache<string, PreparedResponse>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })
  readonly #underWay = new Map<string, Promise<PreparedSearch>>()

  constructor(search: Pick<DocumentSearch, 'search' | 'source'>) {
    this.#search = search
  }

  /** The answer of `Documents/Search`. */
  response(path: string, query: FindQuery): Promise<PreparedSearch> {
    return this.#prepare(`${path} ${JSON.stringify(query)}`, async () => {
      const outcome = await this.#search.search(query)
      if (outcome.kind !== 'found') return outcome
      return { kind: 'drafted', draft: draftJson(path, outcome.response), isLasting: true }
    })
  }

  /** The page at an address path with the results in it; while there can be none, a page that says so. */
  page(path: string, page: SearchPage, params: SearchParams): Promise<PreparedSearch> {
    const address = buildSearchAddress(params, page)
    return this.#prepare(path + address, async () => {
      // Where no group is chosen there is nothing to search, but a page to draw.
      const outcome = params.groups.length === 0 ? null : await this.#search.search(queryOf(params))
      const isFound = outcome?.kind === 'found'
      const source = isFound ? outcome.source : this.#search.source
      if (source === null) return { kind: 'notReady' }
      const draft = draftPage(path, source, {
        found: { address, response: isFound ? outcome.response : null },
      })
      if (draft === null) return { kind: 'noPage' }
      return { kind: 'drafted', draft, isLasting: outcome === null || isFound }
    })
  }

  async #prepare(name: string, draft: () => Promise<Drafted>): Promise<PreparedSearch> {
    const outcome = await this.#findOrMake(name, draft)
    this.counters[outcome.kind]++
    return outcome
  }

  #findOrMake(name: string, draft: () => Promise<Drafted>): Promise<PreparedSearch> {
    const key = `${this.#search.source?.content.hash} ${name}`
    const ready = this.#ready.get(key)
    if (ready !== undefined) return Promise.resolve({ kind: 'prepared', response: ready })
    const running = this.#underWay.get(key)
    if (running !== undefined) return running
    const making = this.#make(key, draft).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }

  async #make(key: string, draft: () => Promise<Drafted>): Promise<PreparedSearch> {
    const drafted = await draft()
    if (drafted.kind !== 'drafted') return drafted
    const response = await prepareResponse(drafted.draft, undefined)
    if (drafted.isLasting) this.#ready.set(key, response)
    return { kind: 'prepared', response }
  }
}

function queryOf(params: SearchParams): FindQuery {
  const parsed = parseSearchQuery(String(new URLSearchParams(searchCall(params))))
  if (parsed.kind === 'invalid')
    throw new Error(`A page asked for what the call refuses: ${parsed.issues[0]?.message}`)
  return parsed.query
}

function sizeOf({ bodies }: PreparedResponse): number {
  const packed = (bodies.br?.bytes.length ?? 0) + (bodies.gzip?.bytes.length ?? 0)
  return bodies.identity.bytes.length + packed + OVERHEAD_BYTES
}

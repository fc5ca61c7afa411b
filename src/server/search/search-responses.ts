import * as v from 'valibot'
import type { CamerasResponse } from '../../contract/camera.ts'
import { splitLanguage } from '../../contract/language.ts'
import { SEARCH_QUERY } from '../../contract/queries.ts'
import { buildSearchAddress, type SearchParams, searchCall } from '../../contract/search-address.ts'
import type { SearchPage } from '../../contract/search-groups.ts'
import { buildSiteSearch, type SiteSearchParams } from '../../contract/site-search.ts'
import { type ParsedQuery, parseQuery } from '../http/parse-query.ts'
import { type CompressedResponse, compressResponse } from '../snapshot/compressed-response.ts'
import { draftJson, draftPage } from '../snapshot/draft-responses.ts'
import type { RenderResponse } from '../snapshot/response-cache.ts'
import type { SiteSnapshot } from '../snapshot/site-snapshot.ts'
import type { DocumentSearch, SearchOutcome } from './document-search.ts'
import type { FindQuery } from './find-query.ts'
import { findOnSite, reportSearch } from './found-on-site.ts'

/** A search ready to be sent, or why there is none. */
export type SearchedResponse =
  | { kind: 'found'; response: CompressedResponse }
  | Exclude<SearchOutcome, { kind: 'found' }>
  /** There is no page at this address in this language. */
  | { kind: 'noPage' }

type Found = Extract<SearchOutcome, { kind: 'found' }>

export interface SearchedCameras {
  response: () => CamerasResponse
  /** Changes whenever the list does. */
  readonly listVersion: number
}

/** Thrown so that an outcome that must not be cached reaches every waiting request. */
class NotSearched extends Error {
  readonly kind: 'notReady' | 'busy'

  constructor(kind: 'notReady' | 'busy') {
    super(`The search is ${kind}`)
    this.kind = kind
  }
}

/** Responses to searches, cached with the snapshot they search in. */
export class SearchResponses {
  /** Searches since the start, by outcome. */
  readonly counters: Record<SearchedResponse['kind'], number> = { found: 0, notReady: 0, busy: 0, noPage: 0 }
  readonly #search: Pick<DocumentSearch, 'search'>

  constructor(search: Pick<DocumentSearch, 'search'>) {
    this.#search = search
  }

  call(path: string, query: FindQuery, snapshot: SiteSnapshot): Promise<SearchedResponse> {
    return this.#fetch(snapshot, `${path} ${JSON.stringify(query)}`, async () =>
      draftJson(path, (await this.#find(query)).response),
    )
  }

  /** The page at a path with its results, or with a note while there cannot be any. */
  async page(
    path: string,
    page: SearchPage,
    params: SearchParams,
    snapshot: SiteSnapshot,
  ): Promise<SearchedResponse> {
    const address = buildSearchAddress(params, page)
    const draft = (found: Found | null) =>
      draftPage(path, found?.source ?? snapshot.source, {
        found: { address, response: found?.response ?? null },
      })
    return this.#fetchOr(
      snapshot,
      path + address,
      // Without a chosen group there is nothing to search, but the page still renders.
      async () => draft(params.groups.length === 0 ? null : await this.#find(queryOf(params))),
      () => draft(null),
    )
  }

  /** The search page at a path, with what was found on the whole site. */
  async site(
    path: string,
    params: SiteSearchParams,
    searched: SearchedCameras,
    snapshot: SiteSnapshot,
  ): Promise<SearchedResponse> {
    const { language } = splitLanguage(path)
    const address = buildSiteSearch(params)
    const cameras = searched.response()
    const live = snapshot.source
    const draft = async (findReports: ReturnType<typeof reportSearch> | null) => {
      const { found, source } = await findOnSite({ params, language, live, cameras, findReports })
      return draftPage(path, source, { foundOnSite: found, cameras })
    }
    return this.#fetchOr(
      snapshot,
      `${searched.listVersion} ${path}${address}`,
      () => draft(reportSearch(params, (query) => this.#find(query))),
      () => draft(null),
    )
  }

  /** `unready`: renders the page while nothing can be searched. It says so, and is not cached. */
  async #fetchOr(
    snapshot: SiteSnapshot,
    key: string,
    render: RenderResponse,
    unready: RenderResponse,
  ): Promise<SearchedResponse> {
    const outcome = await this.#fetch(snapshot, key, render)
    if (outcome.kind === 'found' || outcome.kind === 'noPage') return outcome
    const draft = await unready()
    return draft === null ? { kind: 'noPage' } : { kind: 'found', response: await compressResponse(draft) }
  }

  async #fetch(snapshot: SiteSnapshot, key: string, render: RenderResponse): Promise<SearchedResponse> {
    const outcome = await snapshot.fetch(key, render).then(
      (response): SearchedResponse => (response === null ? { kind: 'noPage' } : { kind: 'found', response }),
      (error: unknown): SearchedResponse => {
        if (error instanceof NotSearched) return { kind: error.kind }
        throw error
      },
    )
    this.counters[outcome.kind]++
    return outcome
  }

  async #find(query: FindQuery): Promise<Found> {
    const outcome = await this.#search.search(query)
    if (outcome.kind !== 'found') throw new NotSearched(outcome.kind)
    return outcome
  }
}

function queryOf(params: SearchParams): FindQuery {
  const parsed = parseSearchQuery(String(new URLSearchParams(searchCall(params))))
  if (parsed.kind === 'invalid')
    throw new Error(`A page sent a query that the call rejects: ${parsed.issues[0]?.message}`)
  return parsed.query
}

const Query = v.object(SEARCH_QUERY)

/** Parses the query of `Documents/Search`. An empty `q` finds nothing; only a missing one is an error. Pure. */
export function parseSearchQuery(search: string): ParsedQuery<FindQuery> {
  const parsed = parseQuery(Query, search, { lists: ['group'], texts: ['q'] })
  return parsed.kind === 'invalid' ? parsed : { kind: 'valid', query: findQueryOf(parsed.query) }
}

function findQueryOf(given: v.InferOutput<typeof Query>): FindQuery {
  return {
    q: given.q,
    groups: given.group ?? null,
    year: given.year ?? null,
    language: given.language ?? null,
    isArchiveIncluded: given.archive === 'true',
    report: given.report ?? null,
    perReport: given.perReport === undefined ? null : Number(given.perReport),
    page: Number(given.page ?? 1),
  }
}

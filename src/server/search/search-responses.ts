import type { CamerasResponse } from '../../contract/camera.ts'
import { splitLanguage } from '../../contract/language.ts'
import { buildSearchAddress, type SearchParams, searchCall } from '../../contract/search-address.ts'
import type { SearchPage } from '../../contract/search-groups.ts'
import { buildSiteSearch, type SiteSearchParams } from '../../contract/site-search.ts'
import { type CompressedResponse, compressResponse } from '../snapshot/compressed-response.ts'
import { draftJson, draftPage } from '../snapshot/draft-responses.ts'
import type { RenderResponse } from '../snapshot/response-cache.ts'
import type { SiteSnapshot } from '../snapshot/site-snapshot.ts'
import type { DocumentSearch, SearchOutcome } from './document-search.ts'
import type { FindQuery } from './find-query.ts'
import { findOnSite, reportSearch } from './found-on-site.ts'
import { parseSearchQuery } from './parse-search-query.ts'

/** A search ready to be sent, or why there is none. */
export type SearchedResponse =
  | { kind: 'found'; response: CompressedResponse }
  | Exclude<SearchOutcome, { kind: 'found' }>
  /** There is no page at this address in this language. */
  | { kind: 'noPage' }

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
    const outcome = await this.#fetch(snapshot, path + address, async () => {
      // Without a chosen group there is nothing to search, but the page still renders.
      const found = params.groups.length === 0 ? null : await this.#find(queryOf(params))
      const source = found?.source ?? snapshot.source
      return draftPage(path, source, { found: { address, response: found?.response ?? null } })
    })
    if (outcome.kind === 'found' || outcome.kind === 'noPage') return outcome
    // This page says that there are no results yet, so it is not cached.
    const draft = draftPage(path, snapshot.source, { found: { address, response: null } })
    return draft === null ? { kind: 'noPage' } : { kind: 'found', response: await compressResponse(draft) }
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
    const outcome = await this.#fetch(snapshot, `${searched.listVersion} ${path}${address}`, () =>
      draft(reportSearch(params, (query) => this.#find(query))),
    )
    if (outcome.kind === 'found' || outcome.kind === 'noPage') return outcome
    // This page says that reports cannot be searched yet, so it is not cached.
    const unready = await draft(null)
    return unready === null
      ? { kind: 'noPage' }
      : { kind: 'found', response: await compressResponse(unready) }
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

  async #find(query: FindQuery): Promise<Extract<SearchOutcome, { kind: 'found' }>> {
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

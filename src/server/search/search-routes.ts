import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE, ENDPOINT_PATHS } from '../../contract/endpoint-paths.ts'
import { LANGUAGES } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { parseSearchAddress } from '../../contract/search-address.ts'
import { SEARCH_PAGES, type SearchPage } from '../../contract/search-groups.ts'
import { parseSiteSearch, siteSearchPath } from '../../contract/site-search.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { queryOf } from '../http/request-path.ts'
import { sendNothingLive } from '../routes/nothing-live.ts'
import { respondWithUnrouted } from '../routes/unrouted.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { replyWithResponse } from '../snapshot/send-response.ts'
import {
  parseSearchQuery,
  type SearchedCameras,
  type SearchedResponse,
  type SearchResponses,
} from './search-responses.ts'

/** Registers `Documents/Search`, and the pages that show results when their address has a query. */
export function registerSearches(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  searches: Pick<SearchResponses, 'call' | 'page'>,
): void {
  const call = API_BASE + ENDPOINT_PATHS.searchDocuments
  app.get(call, async (request, reply) => {
    if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
    const parsed = parseSearchQuery(queryOf(request.raw.url ?? call))
    if (parsed.kind === 'invalid') {
      const detail = parsed.issues.map(({ field, message }) => `${field}: ${message}`).join(' ')
      return sendProblem(request, reply, { status: 400, detail, errors: parsed.issues })
    }
    return replyWithSearch(await searches.call(call, parsed.query, site.state.snapshot), request, reply)
  })

  // Object.keys widens the keys of SEARCH_PAGES to string.
  for (const page of Object.keys(SEARCH_PAGES) as SearchPage[]) {
    for (const language of LANGUAGES) {
      const path = pagePath(page, language)
      app.get(path, async (request, reply) => {
        const params = parseSearchAddress(queryOf(request.raw.url ?? path), page)
        if (site.state.kind !== 'live' || params === null) return respondWithUnrouted(site, request, reply)
        const searched = await searches.page(path, page, params, site.state.snapshot)
        return searched.kind === 'found'
          ? replyWithResponse(searched.response, request, reply)
          : respondWithUnrouted(site, request, reply)
      })
    }
  }
}

/** Registers the page that searches the whole site. It is rendered on request, with or without a query. */
export function registerSiteSearch(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  searches: Pick<SearchResponses, 'site'>,
  cameras: SearchedCameras,
): void {
  for (const language of LANGUAGES) {
    const path = siteSearchPath(language)
    app.get(path, async (request, reply) => {
      if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
      const params = parseSiteSearch(queryOf(request.raw.url ?? path))
      const searched = await searches.site(path, params, cameras, site.state.snapshot)
      return searched.kind === 'found'
        ? replyWithResponse(searched.response, request, reply)
        : respondWithUnrouted(site, request, reply)
    })
  }
}

function replyWithSearch(
  searched: SearchedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (searched.kind === 'found') return replyWithResponse(searched.response, request, reply)
  const isBusy = searched.kind === 'busy'
  const detail = isBusy
    ? 'Too many searches are running. Try again in a second.'
    : 'The search is being prepared. Try again in a few seconds.'
  return sendProblem(request, reply, { status: 503, detail, headers: { 'Retry-After': isBusy ? '1' : '5' } })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE, ENDPOINT_PATHS } from '../../contract/endpoint-paths.ts'
import { LANGUAGES } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { parseSearchAddress } from '../../contract/search-address.ts'
import { SEARCH_PAGES, type SearchPage } from '../../contract/search-groups.ts'
import { sendProblem } from '../http/problem-reply.ts'
import type { LiveSite } from '../live-site.ts'
import { closeOtherMethods } from '../routes/allowed-methods.ts'
import { sendNothingLive } from '../routes/nothing-live.ts'
import { replyPrepared, respondWithUnrouted } from '../routes/respond-unrouted.ts'
import { pathOf } from '../routes/unrouted.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import type { PreparedSearch, PreparedSearches } from './prepared-searches.ts'

/** `Documents/Search`, and the pages that show its results when a search stands in their address. */
export function registerSearches(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  searches: Pick<PreparedSearches, 'response' | 'page'>,
): void {
  const call = API_BASE + ENDPOINT_PATHS.searchDocuments
  app.get(call, async (request, reply) => {
    if (site.state.kind !== 'live') return sendNothingLive(request, reply)
    const parsed = parseSearchQuery(queryOf(request))
    if (parsed.kind === 'invalid') {
      const detail = parsed.issues.map(({ field, message }) => `${field}: ${message}`).join(' ')
      return sendProblem(request, reply, { status: 400, detail, errors: parsed.issues })
    }
    return replySearch(await searches.response(call, parsed.query), request, reply)
  })
  closeOtherMethods(app, call, ['GET', 'HEAD'], true)

  // The keys of SEARCH_PAGES are its pages; Object.keys only widens them.
  for (const page of Object.keys(SEARCH_PAGES) as SearchPage[]) {
    for (const language of LANGUAGES) {
      const path = pagePath(page, language)
      // Without a query the page is answered before this, from what is prepared.
      app.get(path, async (request, reply) => {
        const params = parseSearchAddress(queryOf(request), page)
        if (site.state.kind !== 'live' || params === null) return respondWithUnrouted(site, request, reply)
        const prepared = await searches.page(path, page, params)
        return prepared.kind === 'prepared'
          ? replyPrepared(prepared.response, request, reply)
          : respondWithUnrouted(site, request, reply)
      })
    }
  }
}

function replySearch(search: PreparedSearch, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (search.kind === 'prepared') return replyPrepared(search.response, request, reply)
  const isBusy = search.kind === 'busy'
  const detail = isBusy
    ? 'Too many searches are under way. Try again in a second.'
    : 'The search is being prepared. Try again in a few seconds.'
  return sendProblem(request, reply, {
    status: 503,
    detail,
    headers: { 'Retry-After': isBusy ? '1' : '5' },
  })
}

/** What stands behind `?`, as it came. */
function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '/'
  return url.slice(pathOf(url).length).split('#', 1)[0] ?? ''
}

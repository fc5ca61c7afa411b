import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RemovedReport } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE, type Language, languagePrefix, splitLanguage } from '../../contract/language.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { isForPrograms, pathOf } from '../http/request-path.ts'
import { headersFor, namedHeaders } from '../http/security-headers.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { replyWithResponse } from '../snapshot/send-response.ts'
import type { SiteSnapshot } from '../snapshot/site-snapshot.ts'
import { refuseMethod, sendOptions } from './allowed-methods.ts'
import { sendNothingLive } from './nothing-live.ts'
import { removedAt } from './removed-reports.ts'
import { sendGonePage } from './send-gone.ts'

/** What becomes of a request that has no route of its own. */
type UnroutedResponse =
  | { kind: 'response' | 'options' | 'methodNotAllowed' | 'notFound' }
  | { kind: 'redirect'; status: 302 | 308; location: string }
  /** A report used to be here. */
  | { kind: 'gone'; removed: RemovedReport; language: Language }

const REDIRECT_HEADERS = namedHeaders(headersFor('problem'))

/** Answers a request for a page, a report, a file of the build, or an address that does not exist. */
export async function respondWithUnrouted(
  { state }: Pick<LiveSite, 'state'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (state.kind !== 'live') return sendNothingLive(state, request, reply)
  const { snapshot } = state
  const url = request.raw.url ?? '/'
  const decided = decideUnrouted(request.method, url, snapshot)
  switch (decided.kind) {
    case 'response': {
      const response = await snapshot.respond(pathOf(url))
      return response === null
        ? sendNotFound(url, request, reply)
        : replyWithResponse(response, request, reply)
    }
    case 'redirect':
      return reply.code(decided.status).headers(REDIRECT_HEADERS).header('Location', decided.location).send()
    case 'gone':
      return sendGonePage(reply, decided.removed, snapshot.content, decided.language)
    case 'options':
      return sendOptions(reply, ['GET', 'HEAD'], pathOf(url).startsWith('/api/'))
    case 'methodNotAllowed':
      return refuseMethod(request, reply, ['GET', 'HEAD'])
    case 'notFound':
      return sendNotFound(url, request, reply)
  }
}

/**
 * Redirects from an address with a slash too many or too few, and from a report under another section than its own. A
 * removed report is gone. Any other page path leads home, in its own language where that is offered; an unknown
 * address that only programs use is not found. Pure.
 */
function decideUnrouted(method: string, url: string, snapshot: SiteSnapshot): UnroutedResponse {
  const path = pathOf(url)
  const isRead = method === 'GET' || method === 'HEAD'
  const address = snapshot.locate(path)
  if (address?.kind === 'response') {
    if (method === 'OPTIONS') return { kind: 'options' }
    return { kind: isRead ? 'response' : 'methodNotAllowed' }
  }
  if (isForPrograms(path) || !isRead) return { kind: 'notFound' }
  const { language: requested } = splitLanguage(path)
  const language = snapshot.languages.includes(requested) ? requested : DEFAULT_LANGUAGE
  const removed = removedAt(path, snapshot.content)
  if (removed !== null) return { kind: 'gone', removed, language }
  const corrected = correctPath(path, snapshot)
  if (corrected !== null)
    return { kind: 'redirect', status: 308, location: corrected + url.slice(path.length) }
  return { kind: 'redirect', status: 302, location: `${languagePrefix(language)}/` }
}

/** The address of the page that was meant by one with a slash too many or too few, or under another section. */
function correctPath(path: string, snapshot: SiteSnapshot): string | null {
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
  for (const spelling of [path, other]) {
    const address = snapshot.locate(spelling)
    if (address?.kind === 'moved') return address.to
    if (address !== null) return spelling
  }
  return null
}

function sendNotFound(url: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, {
    status: 404,
    detail: `There is nothing at ${pathOf(url)}. /api/openapi.json describes every call.`,
  })
}

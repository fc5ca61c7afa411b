import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, languagePrefix, splitLanguage } from '../../contract/language.ts'
import { decodedPath, missingAddress, missingKindOf, parseMissing } from '../../contract/missing-address.ts'
import { pagePath } from '../../contract/pages.ts'
import { siteSearchPath } from '../../contract/site-search.ts'
import { acceptedEncodings } from '../http/accept-encoding.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { isForPrograms, pathOf, queryOf } from '../http/request-path.ts'
import { namedHeaders, PROBLEM_HEADERS } from '../http/security-headers.ts'
import { compressResponse, type ResponseDraft } from '../snapshot/compressed-response.ts'
import { draftPage } from '../snapshot/draft-responses.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { replyWithResponse } from '../snapshot/send-response.ts'
import type { SiteSnapshot } from '../snapshot/site-snapshot.ts'
import { refuseMethod, sendOptions } from './allowed-methods.ts'
import { sendNothingLive } from './nothing-live.ts'
import { removedAt, sendGonePage } from './send-gone.ts'

/**
 * Responds to a request that has no route of its own: for a page, a report, or a build file. Redirects if the URL has a
 * slash too many or too few, or names the wrong section for a report. A removed report is gone (410), and one that never
 * existed is not found. Any other unknown page redirects to the home page, which reports the URL, in the URL's language
 * if the site has it; an unknown URL for programs is not found.
 */
export async function respondWithUnrouted(
  { state }: Pick<LiveSite, 'state'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (state.kind !== 'live') return sendNothingLive(state, request, reply)
  const { snapshot } = state
  const { method } = request
  const url = request.raw.url ?? '/'
  const path = pathOf(url)
  const isRead = method === 'GET' || method === 'HEAD'
  if (snapshot.locate(path)?.kind === 'response') {
    if (method === 'OPTIONS') return sendOptions(reply, ['GET', 'HEAD'], path)
    if (!isRead) return refuseMethod(request, reply, ['GET', 'HEAD'])
    const missing = isHome(path) ? parseMissing(queryOf(url)) : null
    if (missing !== null) return sendHomeWithMissing(missing, snapshot, request, reply)
    const response = await snapshot.respond(path)
    return response === null
      ? sendNotFound(path, request, reply)
      : replyWithResponse(response, request, reply)
  }
  if (isForPrograms(path) || !isRead) return sendNotFound(path, request, reply)
  const { language: requested } = splitLanguage(path)
  const language = snapshot.languages.includes(requested) ? requested : DEFAULT_LANGUAGE
  const removed = removedAt(path, snapshot.content)
  if (removed !== null) return sendGonePage(reply, removed, snapshot.content, language)
  const corrected = correctPath(path, snapshot)
  if (corrected !== null) return redirect(reply, 308, corrected + url.slice(path.length))
  const missing = draftMissingPage(path, snapshot)
  return missing === null
    ? redirect(reply, 302, missingAddress(path, language))
    : sendMissingPage(missing, request, reply)
}

/** The page about a report, figures or a camera that does not exist; `null`: the path is for none of them. */
function draftMissingPage(path: string, snapshot: SiteSnapshot): ResponseDraft | null {
  const { language, path: place } = splitLanguage(path)
  const kind = missingKindOf(place)
  if (kind === 'camera' && snapshot.content.site.cameras.feed === 'off') return null
  if (kind === null || path !== languagePrefix(language) + place || !snapshot.languages.includes(language))
    return null
  return draftPage(path, snapshot.source, { missing: { kind, path } })
}

export function sendMissingReport(
  path: string,
  { source }: SiteSnapshot,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  const draft = draftPage(path, source, { missing: { kind: 'report', path } })
  return draft === null ? sendNotFound(path, request, reply) : sendMissingPage(draft, request, reply)
}

async function sendMissingPage(
  draft: ResponseDraft,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { bodies } = await compressResponse(draft)
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((one) => bodies[one] !== null)
  const { bytes, headers } = bodies[encoding ?? 'identity'] ?? bodies.identity
  const { ETag: _, ...named } = namedHeaders(headers)
  // The URL may have a report tomorrow.
  return reply
    .code(404)
    .headers({ ...named, 'Cache-Control': 'no-store' })
    .send(bytes)
}

function isHome(path: string): boolean {
  return splitLanguage(path).path === '/'
}

/** The home page with the URL that was not found. Not cached, because anybody can invent such URLs. */
async function sendHomeWithMissing(
  missing: string,
  snapshot: SiteSnapshot,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { language } = splitLanguage(pathOf(request.raw.url ?? '/'))
  const view = `?${new URLSearchParams({ missing })}`
  const draft = draftPage(pagePath('discover', language), snapshot.source, { view })
  return draft === null
    ? sendNotFound(missing, request, reply)
    : replyWithResponse(await compressResponse(draft), request, reply)
}

export function redirect(reply: FastifyReply, status: 302 | 303 | 308, location: string): FastifyReply {
  return reply.code(status).headers(PROBLEM_HEADERS).header('Location', location).send()
}

/** The right path for one with a slash too many or too few, needless escapes, or in the wrong section. `null`: there is none. */
function correctPath(path: string, snapshot: SiteSnapshot): string | null {
  const decoded = decodedPath(path)
  const [shorter, longer] = [decoded.replace(/\/$/, ''), `${decoded}/`]
  if (path !== shorter && shorter === siteSearchPath(splitLanguage(shorter).language)) return shorter
  for (const spelling of [decoded, shorter, longer]) {
    const address = snapshot.locate(spelling)
    if (address?.kind === 'moved') return address.to
    if (address !== null) return spelling
  }
  return null
}

function sendNotFound(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, {
    status: 404,
    detail: `There is nothing at ${path}. /api/openapi.json describes every call.`,
  })
}

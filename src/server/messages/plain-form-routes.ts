import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildAboutAddress, parseAbout } from '../../contract/about-address.ts'
import { LANGUAGES } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import type { NotStoredReason } from '../../contract/sent-form.ts'
import { clientAddress } from '../http/client-address.ts'
import { sendProblem } from '../http/problem-reply.ts'
import type { LiveSite } from '../live-site.ts'
import { isReference } from '../outbox/reference.ts'
import { closeOtherMethods } from '../routes/allowed-methods.ts'
import { sendNothingLive } from '../routes/nothing-live.ts'
import { respondWithUnrouted } from '../routes/respond-unrouted.ts'
import { PRIVATE_HEADERS, sendTooManyLookUps } from './message-routes.ts'
import type { MessageService } from './message-service.ts'
import { type PlainForm, parsePlainForm } from './parse-plain-form.ts'
import type { PlainFormPages, ShownOnPage } from './plain-form-pages.ts'
import { hashRequest, hashText } from './request-hash.ts'
import { originOf } from './request-origin.ts'
import { checkFormPost } from './xsrf/check-request.ts'
import { tokensIn } from './xsrf/token-cookie.ts'

/** What the routes of the contact page need. */
export interface PlainFormParts {
  site: Pick<LiveSite, 'state'>
  messages: MessageService
  pages: Pick<PlainFormPages, 'draw'>
}

/** Takes forms from browsers without scripts, at the address of the page they stand on. */
export function registerPlainForms(app: FastifyInstance, parts: PlainFormParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, parsePlainForm(String(body))),
    )
    for (const language of LANGUAGES) {
      const path = pagePath('contact-us', language)
      scope.get<{ Querystring: PageQuery }>(path, (request, reply) =>
        showPage(parts, path, request.query, request, reply),
      )
      scope.post<{ Body: PlainForm | null }>(path, (request, reply) =>
        takeForm(parts, path, request.body, request, reply),
      )
      closeOtherMethods(scope, path, ['GET', 'HEAD', 'POST'])
    }
  })
}

interface PageQuery {
  sent?: unknown
  about?: unknown
}

/** Without a query the page is answered before this, from what is prepared. */
async function showPage(
  { site, messages, pages }: PlainFormParts,
  path: string,
  query: PageQuery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (isReferenceRequested(query)) {
    const verdict = messages.takeLookUp(clientAddress(request))
    if (verdict.kind === 'above') return sendTooManyLookUps(request, reply, verdict.retryAfterSeconds)
  }
  const shown = await shownFor(query, messages)
  const page = shown === null ? null : pages.draw(path, shown)
  if (page === null) return respondWithUnrouted(site, request, reply)
  const cookie = messages.cookies.cookieFor(request.headers.cookie)
  if (cookie !== null) reply.header('Set-Cookie', cookie)
  return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html)
}

function isReferenceRequested(query: PageQuery): query is PageQuery & { sent: string } {
  return typeof query.sent === 'string' && isReference(query.sent)
}

/** What the page is to show that its prepared answer does not; `null`: nothing. */
async function shownFor(query: PageQuery, messages: MessageService): Promise<ShownOnPage | null> {
  if (isReferenceRequested(query) && (await messages.isKept(query.sent))) {
    return { form: { kind: 'stored', reference: query.sent } }
  }
  const { about } = query
  const named = typeof about === 'string' ? parseAbout(`?${new URLSearchParams({ about })}`) : null
  return named === null ? null : { view: buildAboutAddress(named) }
}

async function takeForm(
  parts: PlainFormParts,
  path: string,
  sent: PlainForm | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, messages } = parts
  if (site.state.kind !== 'live') return sendNothingLive(request, reply)
  if (!site.state.snapshot.responses.has(path)) return respondWithUnrouted(site, request, reply)
  if (sent === null) {
    return sendProblem(request, reply, {
      status: 422,
      detail: 'Send the hidden field "form" of the page too.',
    })
  }
  const { secrets, siteUrl } = messages
  const verdict = secrets === null ? 'accept' : checkFormPost(originOf(request), sent.token, secrets, siteUrl)
  if (verdict === 'refuse') {
    return sendProblem(request, reply, { status: 403, detail: 'Send this form from a page of this site.' })
  }
  if (verdict === 'confirm') return showAgain(parts, path, sent, { kind: 'confirm' }, request, reply)
  const acceptance = await messages.accept({
    kind: sent.form,
    body: sent.body,
    idempotencyKey: nameOf(sent, request.headers.cookie),
    address: clientAddress(request),
    hasScripts: false,
    site: site.state.snapshot.content.site,
  })
  if (acceptance.kind !== 'accepted') return showAgain(parts, path, sent, acceptance, request, reply)
  return reply
    .code(303)
    .headers(PRIVATE_HEADERS)
    .header('Location', `${path}?sent=${acceptance.reference}`)
    .send()
}

/** Names the request by its visitor and its words, so that a button pressed twice sends one message. */
function nameOf({ form, body }: PlainForm, cookie: string | undefined): string | null {
  const [token] = tokensIn(cookie)
  return token === undefined ? null : hashText(`${token} ${hashRequest(form, body)}`)
}

const STATUS: Readonly<Record<NotStoredReason['kind'], number>> = {
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
  confirm: 403,
}

function showAgain(
  { site, messages, pages }: PlainFormParts,
  path: string,
  { form, values }: PlainForm,
  reason: NotStoredReason,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const renewed = messages.cookies.renew(request.headers.cookie)
  const token = renewed?.token ?? ''
  const page = pages.draw(path, { form: { kind: 'notStored', form, reason, values, token } })
  if (page === null) return respondWithUnrouted(site, request, reply)
  if (reason.kind === 'tooMany') reply.header('Retry-After', String(reason.retryAfterSeconds))
  if (renewed !== null) reply.header('Set-Cookie', renewed.cookie)
  return reply
    .code(STATUS[reason.kind])
    .headers(page.headers)
    .type('text/html; charset=utf-8')
    .send(page.html)
}

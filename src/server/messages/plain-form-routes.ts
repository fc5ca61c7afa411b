import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildAboutAddress, parseAbout } from '../../contract/about-address.ts'
import { bodyOfValues, errorsInForm, type FormValues } from '../../contract/form-body.ts'
import { LANGUAGES } from '../../contract/language.ts'
import type { PageSource } from '../../contract/page-source.ts'
import { pagePath } from '../../contract/pages.ts'
import {
  FORM_NAME_FIELD,
  FORM_NAMES,
  FORM_TOKEN_FIELD,
  type FormName,
  type NotStoredReason,
} from '../../contract/sent-form.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { clientAddress } from '../http/client-address.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { namedHeaders } from '../http/security-headers.ts'
import { isReference } from '../outbox/outbox-message.ts'
import { languageOf, sendNothingLive } from '../routes/nothing-live.ts'
import { type Notice, sendNotice } from '../routes/notice-page.ts'
import { redirect, respondWithUnrouted } from '../routes/unrouted.ts'
import { headersOf } from '../snapshot/compressed-response.ts'
import { draftPage } from '../snapshot/draft-responses.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { sendTooManyLookUps } from './message-routes.ts'
import type { MessageService } from './message-service.ts'
import { hashRequest, hashText } from './request-hash.ts'
import { checkFormPost, originOf } from './xsrf/check-request.ts'
import { tokensIn } from './xsrf/token.ts'

interface PlainFormParts {
  site: Pick<LiveSite, 'state'>
  messages: MessageService
}

/** Accepts forms from browsers without scripts, at their page's URL. */
export function registerPlainForms(app: FastifyInstance, parts: PlainFormParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, parsePlainForm(String(body))),
    )
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode !== 413) throw error
      return sendNotice(reply.code(413), buildTooLongNotice(request))
    })
    for (const language of LANGUAGES) {
      const path = pagePath('contact-us', language)
      scope.get<{ Querystring: PageQuery }>(path, (request, reply) =>
        showPage(parts, path, request.query, request, reply),
      )
      // Without a body there is none to parse.
      scope.post<{ Body: PlainForm | null | undefined }>(path, (request, reply) =>
        takeForm(parts, path, request.body ?? null, request, reply),
      )
    }
  })
}

/** The form's page cannot show text that was never read. Browsers restore it when the visitor goes back. */
function buildTooLongNotice(request: FastifyRequest): Notice {
  const language = languageOf(request)
  const { heading, advice } = PHRASES[language].tooLong
  return { language, heading, body: `<p>${advice}</p>` }
}

interface PageQuery {
  sent?: unknown
  about?: unknown
}

/** The page, with the token that its forms send back. */
async function showPage(
  { site, messages }: PlainFormParts,
  path: string,
  query: PageQuery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (isReferenceRequested(query)) {
    const verdict = messages.takeLookUp(clientAddress(request))
    if (verdict.kind === 'above') return sendTooManyLookUps(request, reply, verdict.retryAfterSeconds)
  }
  const cookie = messages.cookies.cookieFor(request.headers.cookie)
  if (cookie !== null) reply.raw.setHeader('Set-Cookie', cookie)
  const shown = await shownFor(query, messages)
  return shown === null
    ? respondWithUnrouted(site, request, reply)
    : sendPage(site, path, shown, request, reply)
}

function isReferenceRequested(query: PageQuery): query is PageQuery & { sent: string } {
  return typeof query.sent === 'string' && isReference(query.sent)
}

/** The query from `?` on: the outcome of a form, or what the visitor writes about. */
type ShownOnPage = Pick<PageSource, 'form' | 'view'>

/** What the page shows besides what everybody sees; `null`: nothing. */
async function shownFor(query: PageQuery, messages: MessageService): Promise<ShownOnPage | null> {
  if (isReferenceRequested(query) && (await messages.isStored(query.sent))) {
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
  if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
  if (!site.state.snapshot.has(path)) return respondWithUnrouted(site, request, reply)
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
  return redirect(reply, 303, `${path}?sent=${acceptance.reference}`)
}

/** An idempotency key from the visitor and the text, so that a button pressed twice sends one message. */
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
  { site, messages }: PlainFormParts,
  path: string,
  { form, values }: PlainForm,
  reason: NotStoredReason,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const renewed = messages.cookies.renew(request.headers.cookie)
  if (reason.kind === 'tooMany') reply.header('Retry-After', String(reason.retryAfterSeconds))
  if (renewed !== null) reply.header('Set-Cookie', renewed.cookie)
  const reported =
    reason.kind === 'invalid' ? { ...reason, errors: errorsInForm(reason.errors, values) } : reason
  const shown = {
    form: { kind: 'notStored', form, reason: reported, values, token: renewed?.token ?? '' },
  } as const
  return sendPage(site, path, shown, request, reply.code(STATUS[reason.kind]))
}

/** Sends the page rendered for one visitor. It may contain the visitor's text, so it is never cached. */
function sendPage(
  site: Pick<LiveSite, 'state'>,
  path: string,
  shown: ShownOnPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const { state } = site
  const page = state.kind === 'live' ? draftPage(path, state.snapshot.source, shown) : null
  if (page === null) return respondWithUnrouted(site, request, reply)
  return reply
    .headers({ ...namedHeaders(headersOf(page)), 'Cache-Control': 'no-store' })
    .type(page.mediaType)
    .send(page.bytes)
}

/** A form as sent by a browser without scripts. */
interface PlainForm {
  form: FormName
  /** As in the visitor's fields, to show again. */
  values: FormValues
  /** The same in the types of the API. */
  body: Readonly<Record<string, unknown>>
  token: string | undefined
}

/** Reads `application/x-www-form-urlencoded`; `null` if it does not name its form. */
function parsePlainForm(text: string): PlainForm | null {
  const {
    [FORM_NAME_FIELD]: name,
    [FORM_TOKEN_FIELD]: token,
    ...values
  } = Object.fromEntries(new URLSearchParams(text))
  const form = FORM_NAMES.find((known) => known === name)
  if (form === undefined) return null
  return { form, values, body: bodyOfValues(form, values), token }
}

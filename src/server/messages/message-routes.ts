import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE, ENDPOINT_PATHS } from '../../contract/endpoint-paths.ts'
import { describeError } from '../../contract/form-error.ts'
import { clientAddress } from '../http/client-address.ts'
import { type ProblemResponse, sendProblem } from '../http/problem-reply.ts'
import { PROBLEM_HEADERS } from '../http/security-headers.ts'
import type { MessageKind } from '../outbox/outbox-message.ts'
import { sendNothingLive } from '../routes/nothing-live.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import type { Acceptance } from './message-intake.ts'
import type { MessageService } from './message-service.ts'
import { firstOf, isOwnCall, originOf } from './xsrf/check-request.ts'
import { XSRF_HEADER } from './xsrf/token.ts'

type Site = Pick<LiveSite, 'state'>

/** Registers the calls that send a message, and those that a form needs before sending. */
export function registerMessages(app: FastifyInstance, site: Site, messages: MessageService): void {
  registerSending(app, site, messages, 'feedback', API_BASE + ENDPOINT_PATHS.sendFeedback)
  registerSending(app, site, messages, 'tourRequest', API_BASE + ENDPOINT_PATHS.sendTourRequest)
  registerToken(app, messages)
  registerChallenge(app, messages)
}

function registerSending(
  app: FastifyInstance,
  site: Site,
  messages: MessageService,
  kind: MessageKind,
  url: string,
): void {
  // Before the body is read: a stranger's does not matter.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    isStranger(request, messages) ? sendStranger(request, reply, messages) : undefined
  app.post(url, { onRequest }, async (request, reply) => {
    if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
    const acceptance = await messages.accept({
      kind,
      body: request.body,
      idempotencyKey: firstOf(request.headers['idempotency-key']) ?? null,
      address: clientAddress(request),
      hasScripts: true,
      site: site.state.snapshot.content.site,
    })
    return replyAcceptance(acceptance, site, request, reply)
  })
}

function isStranger(request: FastifyRequest, { secrets, siteUrl }: MessageService): boolean {
  // Without secrets nothing can be stored either, which the handler reports.
  return (
    secrets !== null && !isOwnCall(originOf(request), firstOf(request.headers[XSRF_HEADER]), secrets, siteUrl)
  )
}

function sendStranger(request: FastifyRequest, reply: FastifyReply, messages: MessageService): FastifyReply {
  const renewed = messages.cookies.renew(request.headers.cookie)
  return sendProblem(request, reply, {
    status: 403,
    detail: `Send the value of the cookie XSRF-TOKEN in the header X-XSRF-TOKEN, from a page of this site. The Contact Us page sets the cookie, and so does ${API_BASE}${ENDPOINT_PATHS.getToken}.`,
    ...(renewed === null ? {} : { headers: { 'Set-Cookie': renewed.cookie } }),
  })
}

function replyAcceptance(
  acceptance: Acceptance,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (acceptance.kind !== 'accepted') return sendProblem(request, reply, problemOf(acceptance, site))
  const { reference, receivedAt } = acceptance
  return replyUncached(reply.code(202), { reference, receivedAt: receivedAt.toISOString() })
}

function problemOf(acceptance: Exclude<Acceptance, { kind: 'accepted' }>, site: Site): ProblemResponse {
  switch (acceptance.kind) {
    case 'invalid': {
      const errors = acceptance.errors.map(describeError)
      return {
        status: 422,
        detail: 'Nothing was sent. Fix the fields listed in errors, then send again.',
        errors,
      }
    }
    case 'tooMany': {
      const seconds = String(acceptance.retryAfterSeconds)
      const detail = `Nothing was sent: too many messages came from this address. Try again in ${seconds} s.${otherWays(site)}`
      return { status: 429, detail, headers: { 'Retry-After': seconds } }
    }
    case 'unavailable':
      return {
        status: 503,
        detail: `Messages cannot be stored now; nothing was stored.${otherWays(site)}`,
        headers: { 'Retry-After': '60' },
      }
  }
}

/** For pages from a cache or a file, which came without a cookie. */
function registerToken(app: FastifyInstance, messages: MessageService): void {
  const url = API_BASE + ENDPOINT_PATHS.getToken
  app.get(url, async (request, reply) => {
    const renewed = messages.cookies.renew(request.headers.cookie)
    if (renewed === null) {
      const detail = 'The server is starting. Try again in a few seconds.'
      return sendProblem(request, reply, { status: 503, detail, headers: { 'Retry-After': '5' } })
    }
    return replyUncached(reply.header('Set-Cookie', renewed.cookie), { token: renewed.token })
  })
}

function registerChallenge(app: FastifyInstance, messages: MessageService): void {
  const url = API_BASE + ENDPOINT_PATHS.getChallenge
  app.get(url, async (request, reply) => {
    const verdict = messages.takeLookUp(clientAddress(request))
    if (verdict.kind === 'above') return sendTooManyLookUps(request, reply, verdict.retryAfterSeconds)
    return replyUncached(reply, { challenge: await messages.issueChallenge() })
  })
}

function replyUncached(reply: FastifyReply, value: object): FastifyReply {
  return reply.headers(PROBLEM_HEADERS).type('application/json; charset=utf-8').send(JSON.stringify(value))
}

/** Refuses an address that requests challenges or references more often than anybody sends messages. */
export function sendTooManyLookUps(
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfterSeconds: number,
): FastifyReply {
  return sendProblem(request, reply, {
    status: 429,
    detail: `Too many requests came from this address. Try again in ${retryAfterSeconds} s.`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })
}

/** Other ways to reach the office, as a sentence with a leading space; empty while nothing is live. */
export function otherWays({ state }: Pick<LiveSite, 'state'>): string {
  if (state.kind !== 'live') return ''
  const { phone, phoneHours, post } = state.snapshot.content.site.contact
  return ` Call ${phone} (${phoneHours}) or write to ${post.join(', ')}.`
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rolesOf } from '../../content/parse-site-file.ts'
import type { SiteContent } from '../../content/site-content.ts'
import {
  DESK_DONE,
  type DeskFrame,
  type DeskRole,
  type DeskView,
  type RenderDesk,
} from '../../contract/desk-view.ts'
import { createProxyTrust } from '../http/client-address.ts'
import { ALWAYS_HTTPS, headersFor, namedHeaders } from '../http/security-headers.ts'
import { checkOrigin, originOf } from '../messages/xsrf/check-request.ts'
import { sendNothingLive } from '../routes/nothing-live.ts'
import { redirect } from '../routes/unrouted.ts'
import type { ResponseDraft } from '../snapshot/compressed-response.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { authorOf, type DeskCall, type DeskVisit } from './desk-call.ts'
import type { DeskSettings, SignIn } from './desk-environment.ts'
import { formDraftCalls } from './form-drafts.ts'
import { type HealthParts, healthCall, homeCall } from './health-call.ts'
import { historyCalls } from './history-calls.ts'
import { type InboxParts, inboxCalls } from './inbox-calls.ts'
import type { DeskContext } from './make-change.ts'
import { noticeCalls } from './notice-calls.ts'
import { pageCalls } from './page-calls.ts'
import { publishCalls } from './publish-calls.ts'
import { reportCalls } from './report-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { createScheduler } from './scheduled.ts'
import { createSessions, deskPath, type Session, type Sessions } from './session.ts'
import { signInCalls } from './sign-in-calls.ts'

export interface DeskBundle {
  render: RenderDesk
  /** Their files, at `/desk/assets/…`. */
  assets: readonly ResponseDraft[]
  stylesheets: readonly string[]
  scripts: readonly string[]
}

export interface DeskParts {
  settings: DeskSettings
  context: DeskContext
  inbox: InboxParts
  health: HealthParts
  bundle: DeskBundle
  site: Pick<LiveSite, 'state'>
  trustedProxies: readonly string[]
  /** The site's own origin. */
  publicUrl: () => string
  /** The site is served over https only. */
  isSecure: boolean
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  // Scripts store drafts.
  "connect-src 'self'",
  // The page as visitors will see it, before it is published.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const EVERY_ROLE: readonly DeskRole[] = ['author', 'publisher', 'inbox']

/** Serves the desk: every route under `/desk`, each for its roles. */
export function registerDesk(app: FastifyInstance, parts: DeskParts): void {
  const sessions = createSessions(parts.isSecure)
  const calls = [...signInCalls({ ...parts, signIn: parts.settings.signIn, sessions }), ...workCalls(parts)]
  const scheduler = createScheduler(parts.context, app.log)
  app.addHook('onReady', async () => scheduler.start())
  app.addHook('onClose', async () => scheduler.stop())
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // The call streams it once it knows who sends it.
    scope.addContentTypeParser('multipart/form-data', async () => undefined)
    registerAssets(scope, parts.bundle)
    const respond = createResponder(parts, sessions)
    for (const call of calls)
      scope.route({
        method: call.method,
        url: call.path,
        handler: (request, reply) => respond(call, request, reply),
      })
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) throw error
      const text =
        status === 413 ? ['That is more than this form takes: shorten it and send it again.'] : REFUSED
      return send(
        parts,
        { kind: 'message', title: 'Nothing was changed', text },
        reply.code(status),
        frameOf(parts),
      )
    })
  })
}

const REFUSED = [
  'The form did not arrive as this desk sends it. Go back, load the page again, and send it once more.',
]

/** Every route of the desk except sign-in. */
export function workCalls({ context, inbox, health, site }: WorkParts): DeskCall[] {
  const changes = [noticeCalls, pageCalls, reportCalls, historyCalls, reviewCalls]
  return [
    homeCall({ context, inbox, health, site }),
    ...[...changes, formDraftCalls, publishCalls].flatMap((calls) => calls(context)),
    ...inboxCalls(inbox),
    healthCall(site, health),
  ]
}
type WorkParts = Pick<DeskParts, 'context' | 'inbox' | 'health' | 'site'>

/** Passes a request to its call, or explains why not. */
function createResponder(parts: DeskParts, sessions: Sessions) {
  const { settings, site, publicUrl } = parts
  const identify = createIdentify(settings.signIn, sessions, createProxyTrust(parts.trustedProxies))
  return async (call: DeskCall, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
    const { content } = site.state.snapshot
    const now = new Date()
    const session = identify(request, reply, now)
    const roles = session === null ? [] : rolesAt(settings.signIn, content, session)
    const form = isForm(request.body) ? request.body : {}
    const query = request.query as Record<string, unknown>
    const path = request.url.split('?', 1)[0] ?? '/desk'
    const done = DESK_DONE.find((one) => one === query.done) ?? null
    const show = (view: DeskView, status = 200, more: Partial<DeskFrame> = {}) => {
      const person = session === null ? null : { name: session.person.name, roles }
      const token = session === null ? '' : sessions.tokenOf(session)
      return send(parts, view, reply.code(status), { ...frameOf(parts), path, person, token, done, ...more })
    }
    const say: DeskVisit['say'] = (status, title, text, more) =>
      show({ kind: 'message', title, text }, status, more)
    if (call.who !== 'anyone' && session === null) {
      const wanted = request.method === 'GET' ? (request.raw.url ?? '/desk') : '/desk'
      return show({ kind: 'signIn', returnTo: deskPath(wanted) }, 401)
    }
    if (Array.isArray(call.who) && !call.who.some((role: DeskRole) => roles.includes(role)))
      return say(403, ...noRole(session, roles))
    const isOwnToken = (token: string | undefined) => session !== null && sessions.isTokenOf(session, token)
    const isOwnForm = call.body === 'upload' || isOwnToken(form.token)
    const refuseForm = () => say(403, 'Nothing was changed', REFUSED)
    if (call.method === 'POST' && (checkOrigin(originOf(request), publicUrl()) === 'foreign' || !isOwnForm))
      return refuseForm()
    return call.handle({
      request,
      reply,
      content,
      now,
      form,
      session,
      roles,
      show,
      say,
      isOwnToken,
      refuseForm,
      author: authorOf(session),
      // Fastify parses both into plain objects; handlers check each value they use.
      query,
      params: request.params as Record<string, string>,
      goTo: (path) => redirect(reply, 303, path),
    })
  }
}

/** Who sent a request. Starts a session when a trusted proxy names a person for the first time. */
function createIdentify(signIn: SignIn, sessions: Sessions, isTrusted: (address: string) => boolean) {
  return (request: FastifyRequest, reply: FastifyReply, now: Date): Session | null => {
    const found = sessions.read(request.headers.cookie, now)
    if (signIn.kind !== 'proxy') {
      if (found?.renewal != null) reply.header('Set-Cookie', found.renewal)
      return found?.session ?? null
    }
    const name = request.headers[signIn.header.toLowerCase()]
    // The connection's own address, because senders can forge headers.
    const isFromProxy = isTrusted(request.raw.socket.remoteAddress ?? '')
    if (!isFromProxy || typeof name !== 'string' || name.trim() === '') return null
    if (found !== null && found.session.person.names[0] === name) {
      if (found.renewal !== null) reply.header('Set-Cookie', found.renewal)
      return found.session
    }
    const { session, cookie } = sessions.begin({ name, names: [name], groups: [] }, now)
    reply.header('Set-Cookie', cookie)
    return session
  }
}

/** Read from the current content, so that a person removed from a list loses the role immediately. */
function rolesAt(signIn: SignIn, { desk }: SiteContent, { person }: Session): readonly DeskRole[] {
  return signIn.kind === 'link' ? EVERY_ROLE : rolesOf(desk, person)
}

function noRole(session: Session | null, roles: readonly DeskRole[]): [title: string, text: string[]] {
  if (roles.length > 0) {
    const text = `Your role at this desk is ${roles.join(' and ')}, and this takes another one. Ask a colleague who has it.`
    return ['This is not for your role', [text]]
  }
  const names = (session?.person.names ?? []).map((name) => `“${name}”`).join(' and ')
  const who = `You are signed in, and have no role at this desk. It knows you as ${names}.`
  return [
    'You have no role yet',
    [who, 'Ask the person who edits site.yaml to add you to its section “desk”.'],
  ]
}

function isForm(body: unknown): body is Record<string, string> {
  return typeof body === 'object' && body !== null
}

function frameOf({ site, bundle }: DeskParts): DeskFrame {
  const content = site.state.kind === 'live' ? site.state.snapshot.content : null
  return {
    siteName: content?.site.district.name ?? '',
    scripts: bundle.scripts,
    stylesheets: [...bundle.stylesheets, content?.appearance.stylesheet ?? []].flat(),
    path: '/desk',
    person: null,
    token: '',
    done: null,
  }
}

/** Pages of the desk are never cached. */
function send(
  { bundle, isSecure }: DeskParts,
  view: DeskView,
  reply: FastifyReply,
  frame: DeskFrame,
): FastifyReply {
  return reply
    .headers(namedHeaders([...headersFor('page'), ...(isSecure ? ALWAYS_HTTPS : [])]))
    .headers({
      'Cache-Control': 'no-store',
      // Shown in a preview's frame when there is no preview.
      'Content-Security-Policy':
        view.kind === 'noPreview'
          ? POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
          : POLICY,
      // With a stricter policy, browsers would not report that a form comes from this site.
      'Referrer-Policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(bundle.render(view, frame))
}

function registerAssets(scope: FastifyInstance, { assets }: DeskBundle): void {
  for (const { path, mediaType, bytes } of assets)
    scope.get(path, (_, reply) =>
      reply
        .headers(namedHeaders(headersFor('hashedAsset')))
        .type(mediaType)
        .send(bytes),
    )
}

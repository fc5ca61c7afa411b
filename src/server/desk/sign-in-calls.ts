import { PROBLEM_HEADERS } from '../http/security-headers.ts'
import { areEqual } from '../messages/xsrf/token.ts'
import { type DeskCall, type DeskVisit, formAt, pageAt, personOf } from './desk-call.ts'
import type { SignIn } from './desk-environment.ts'
import { createOpenIdSignIn } from './openid.ts'
import { deskPath, type Person, type Sessions } from './session.ts'

const CALLBACK = '/desk/sign-in/callback'

export interface SignInParts {
  signIn: SignIn
  sessions: Sessions
  /** The site's own origin. */
  publicUrl: () => string
}

/** Sign-in and sign-out. Behind a proxy that identifies people, there is no more to it. */
export function signInCalls(parts: SignInParts): DeskCall[] {
  const { signIn, sessions } = parts
  const calls: DeskCall[] = [
    formAt('/desk/sign-out', 'person', async (visit) => {
      visit.reply.header('Set-Cookie', sessions.end(personOf(visit)))
      return visit.say(200, 'You are signed out', SIGNED_OUT, NOBODY)
    }),
  ]
  if (signIn.kind === 'openid') calls.push(...openIdCalls(parts, signIn))
  if (signIn.kind === 'link') calls.push(linkCall(parts, signIn.code))
  return calls
}

const NOBODY = { person: null, token: '' }
const SIGNED_OUT = ['This desk no longer knows you. On a computer you share, sign out of your account too.']

function openIdCalls(
  { sessions, publicUrl }: SignInParts,
  settings: Extract<SignIn, { kind: 'openid' }>,
): DeskCall[] {
  const service = createOpenIdSignIn(settings)
  return [
    pageAt('/desk/sign-in', 'anyone', async (visit) => {
      try {
        const returnTo = deskPath(visit.query.to)
        const { url, attempt } = await service.start(publicUrl() + CALLBACK, returnTo, visit.now)
        return visit.reply
          .code(302)
          .headers({ ...PROBLEM_HEADERS, Location: url, 'Set-Cookie': sessions.beginAttempt(attempt) })
          .send()
      } catch (error) {
        return refuseSignIn(visit, error, 503, UNREACHABLE)
      }
    }),
    pageAt(CALLBACK, 'anyone', async (visit) => {
      const { request, now, content } = visit
      const attempt = sessions.readAttempt(request.headers.cookie, now)
      if (attempt === null) return refuseSignIn(visit, new Error('no attempt'), 400, TOO_LATE)
      try {
        const url = new URL(request.raw.url ?? '/', publicUrl())
        return letIn(
          visit,
          sessions,
          await service.finish(url, attempt, content.desk.claim),
          attempt.returnTo,
        )
      } catch (error) {
        return refuseSignIn(visit, error, 400, NOT_ACCEPTED)
      }
    }),
  ]
}

const UNREACHABLE =
  'The sign-in service did not respond. Try again in a minute. If it still fails, tell the site’s administrator.'
const TOO_LATE = 'Signing in took longer than ten minutes, or began in another browser. Start again.'
const NOT_ACCEPTED = 'The sign-in service did not confirm who you are. Start again.'

/** Logs only the error's code: its text may contain what only the person should see. */
function refuseSignIn(visit: DeskVisit, error: unknown, status: number, text: string) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  visit.request.log.warn({ code }, 'Signing in at the desk failed')
  return visit.say(status, 'You are not signed in', [text], NOBODY)
}

/** The one-time link that the server printed, for the person who started it. */
function linkCall({ sessions }: SignInParts, code: string): DeskCall {
  let isUsed = false
  return pageAt('/desk/sign-in', 'anyone', async (visit) => {
    const given = visit.query.code
    if (isUsed || typeof given !== 'string' || !areEqual(given, code))
      return visit.say(403, 'This link does not work', USED, NOBODY)
    isUsed = true
    return letIn(visit, sessions, LOCAL_PERSON, '/desk')
  })
}

const USED = ['A sign-in link works once. Stop the site and start it again with --desk to get another one.']
const LOCAL_PERSON: Person = { name: 'You, on this computer', names: ['local'], groups: [] }

/** Always starts a new session, whatever cookie came with the request, so that nobody can plant one. */
function letIn(visit: DeskVisit, sessions: Sessions, person: Person, to: string) {
  const { cookie } = sessions.begin(person, visit.now)
  visit.request.log.info({}, 'Somebody signed in at the desk')
  visit.reply.header('Set-Cookie', [cookie, sessions.endAttempt()])
  return visit.show({ kind: 'goOn', to }, 200, NOBODY)
}

import { createHmac, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { areEqual, cookiesNamed } from '../messages/xsrf/token.ts'

/** Milliseconds. A desk left idle for an hour is an open door; a session lasts at most a working day. */
const IDLE_MS = 60 * 60_000
const LONGEST_MS = 10 * 60 * 60_000
/** A session in use is renewed at most this often. */
const RENEW_MS = 5 * 60_000
/** How long a person may take at the sign-in service. */
const ATTEMPT_MS = 10 * 60_000

/** A person as the sign-in service knows them. */
export const Person = v.object({
  /** For display: "Ana Ruiz". */
  name: v.string(),
  /** Names that member lists may use: mail address, user name, the service's own id. */
  names: v.array(v.string()),
  /** Values of the claim that `site.yaml` names. */
  groups: v.array(v.string()),
})
export type Person = v.InferOutput<typeof Person>

const Session = v.object({ id: v.string(), person: Person, signedInMs: v.number(), seenMs: v.number() })
export type Session = v.InferOutput<typeof Session>

/** What the sign-in service's callback must match. */
const Attempt = v.object({
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  returnTo: v.string(),
  startedMs: v.number(),
})
export type Attempt = v.InferOutput<typeof Attempt>

/**
 * The sessions of one site's desk, each in a signed cookie. The key lives as long as the process: a restart signs
 * everybody out, and another site's cookie is invalid here.
 */
export interface Sessions {
  /** A session with a new id, and its `Set-Cookie`. */
  begin: (person: Person, now: Date) => { session: Session; cookie: string }
  /** A request's session, and the cookie that renews it if due; `null`: there is none. */
  read: (cookieHeader: string | undefined, now: Date) => { session: Session; renewal: string | null } | null
  /** `Set-Cookie` that ends the session and invalidates all copies of its cookie. */
  end: (session: Session) => string
  /** Token in each form of the session. */
  tokenOf: (session: Session) => string
  isTokenOf: (session: Session, token: string | undefined) => boolean
  beginAttempt: (attempt: Attempt) => string
  readAttempt: (cookieHeader: string | undefined, now: Date) => Attempt | null
  endAttempt: () => string
}

/** `isSecure`: the site is served over https only. */
export function createSessions(isSecure: boolean): Sessions {
  const key = randomBytes(32)
  const ended = new Map<string, number>()
  const names = {
    session: `${isSecure ? '__Secure-' : ''}desk`,
    attempt: `${isSecure ? '__Secure-' : ''}desk-sign-in`,
  }
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url')
  const seal = (purpose: string, value: object) => {
    const text = Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${text}.${sign(purpose, text)}`
  }
  const unseal = <Value>(
    purpose: string,
    schema: v.GenericSchema<unknown, Value>,
    header: string | undefined,
    name: string,
  ) => {
    const found = cookiesNamed(name, header).flatMap((token) => {
      const [text = '', signature = ''] = token.split('.')
      if (!areEqual(signature, sign(purpose, text))) return []
      return [v.parse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()))]
    })
    return found[0] ?? null
  }
  // Strict: another site's link or form never sends the session. The sign-in service's callback is such a link, so the
  // attempt's cookie is Lax.
  const cookie = (name: string, value: string, sameSite: 'Strict' | 'Lax', more = '') =>
    `${name}=${value}; Path=/desk; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}${more}`
  const sessionCookie = (session: Session) => cookie(names.session, seal('session', session), 'Strict')
  const tokenOf = ({ id }: Session) => sign('form', id)
  return {
    begin: (person, now) => {
      const id = randomBytes(16).toString('base64url')
      const session = { id, person, signedInMs: now.getTime(), seenMs: now.getTime() }
      return { session, cookie: sessionCookie(session) }
    },
    read: (header, now) => {
      const session = unseal('session', Session, header, names.session)
      const nowMs = now.getTime()
      if (session === null || ended.has(session.id)) return null
      if (nowMs - session.seenMs > IDLE_MS || nowMs - session.signedInMs > LONGEST_MS) return null
      const isDue = nowMs - session.seenMs > RENEW_MS
      return { session, renewal: isDue ? sessionCookie({ ...session, seenMs: nowMs }) : null }
    },
    end: ({ id, signedInMs }) => {
      for (const [one, endsMs] of ended) if (endsMs < Date.now()) ended.delete(one)
      ended.set(id, signedInMs + LONGEST_MS)
      return cookie(names.session, '', 'Strict', '; Max-Age=0')
    },
    tokenOf,
    isTokenOf: (session, token) => token !== undefined && areEqual(token, tokenOf(session)),
    beginAttempt: (attempt) =>
      cookie(names.attempt, seal('attempt', attempt), 'Lax', `; Max-Age=${ATTEMPT_MS / 1000}`),
    readAttempt: (header, now) => {
      const attempt = unseal('attempt', Attempt, header, names.attempt)
      return attempt === null || now.getTime() - attempt.startedMs > ATTEMPT_MS ? null : attempt
    },
    endAttempt: () => cookie(names.attempt, '', 'Lax', '; Max-Age=0'),
  }
}

/** A path of the desk to open after sign-in; any other address becomes the desk's home page. Pure. */
export function deskPath(wanted: unknown): string {
  const base = 'http://desk.invalid'
  if (typeof wanted !== 'string' || !URL.canParse(wanted, base)) return '/desk'
  const { origin, pathname, search } = new URL(wanted, base)
  const isOfDesk =
    origin === base && /^\/desk(\/(?!sign-)[\w./-]*)?$/.test(pathname) && !wanted.includes('\\')
  return isOfDesk ? pathname + search : '/desk'
}

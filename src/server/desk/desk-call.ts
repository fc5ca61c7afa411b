import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteContent } from '../../content/site-content.ts'
import type { DeskListPage } from '../../contract/desk-inbox.ts'
import type { DeskFrame, DeskRole, DeskView } from '../../contract/desk-view.ts'
import type { Author } from '../../publishing/proposals.ts'
import { systemMessage } from '../../publishing/publishing.ts'
import { hasCode } from '../../publishing/write-files.ts'
import type { Session } from './session.ts'

/** Roles that change the site: authors submit, publishers publish. */
export const EDITORS = ['author', 'publisher'] as const satisfies readonly DeskRole[]

/** One route of the desk, and who may use it. */
export interface DeskCall {
  method: 'GET' | 'POST'
  path: string
  /** `anyone`: also without signing in. `person`: anybody signed in. Otherwise: people with one of these roles. */
  who: 'anyone' | 'person' | readonly DeskRole[]
  /** `upload`: the body is a form with a file; `handle` reads it and checks its token. Default: a plain form. */
  body?: 'upload'
  handle: (visit: DeskVisit) => Promise<FastifyReply>
}

/** A page or a file of the desk. */
export function pageAt(path: string, who: DeskCall['who'], handle: DeskCall['handle']): DeskCall {
  return { method: 'GET', path, who, handle }
}

/** Where a plain form of the desk is sent. */
export function formAt(path: string, who: DeskCall['who'], handle: DeskCall['handle']): DeskCall {
  return { method: 'POST', path, who, handle }
}

export interface DeskVisit {
  request: FastifyRequest
  reply: FastifyReply
  content: SiteContent
  now: Date
  /** The fields of a plain form; empty for a GET. */
  form: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  params: Readonly<Record<string, string>>
  /** `null` only for routes open to `anyone`. */
  session: Session | null
  roles: readonly DeskRole[]
  /** Who is signed in, as named in records of changes. */
  author: Author
  show: (view: DeskView, status?: number, frame?: Partial<DeskFrame>) => FastifyReply
  /** Shows a page that only says something, a paragraph each. */
  say: (status: number, title: string, text: readonly string[], frame?: Partial<DeskFrame>) => FastifyReply
  /** Whether the token inside a form with a file is the session's. */
  isOwnToken: (token: string | undefined) => boolean
  /** Reports that the desk did not send this form to this person. */
  refuseForm: () => FastifyReply
  goTo: (path: string) => FastifyReply
}

/** Blocks links, and scripts, which would take the desk's URL for one of the site. */
const PREVIEW_POLICY = [
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'",
  "form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
].join('; ')

/** Sends a page as visitors will see it. */
export function sendPreview({ reply }: DeskVisit, html: string): FastifyReply {
  return reply
    .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .headers({ 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': PREVIEW_POLICY })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** A person as named in records of changes. Without one, nobody can make changes. */
export function authorOf(session: Session | null): Author {
  const { name, names } = session?.person ?? { name: '', names: [] }
  const [first] = names
  return { id: first ?? name, name: first === undefined || first === name ? name : `${name} (${first})` }
}

/** "Nov 24, 2026, 6:00 AM": an instant in the district's time zone, for people. */
export function formatTime(at: string | Date, { site }: Pick<SiteContent, 'site'>): string {
  const { timeZone } = site.district
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  )
}

const PAGE_ROWS = 50

/** The rows of the requested page, or of the nearest page that exists. Pure. */
export function takePage<Row>(rows: readonly Row[], query: DeskVisit['query']): DeskListPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_ROWS))
  const page = Math.min(pages, Math.max(1, Number.parseInt(String(query.page), 10) || 1))
  return { rows: rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS), total: rows.length, page, pages }
}

/** The words that the URL searches for. */
export function wordsIn({ words }: DeskVisit['query']): string {
  return typeof words === 'string' ? words.trim().slice(0, 200) : ''
}

/** On a full disk. Staff at the desk cannot make room. */
export const FULL =
  'The server’s disk is full, so nothing was saved. Tell the site’s administrator, then try again.'

/** A full disk, a used-up quota, or a file over the size limit. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** The message for an error of the operating system; `null` for any other error, which is a bug. */
export function messageOf(error: unknown): string | null {
  return hasCode(error, NO_ROOM) ? FULL : systemMessage(error)
}

/** Who is signed in, for routes that require it. */
export function personOf({ session }: DeskVisit): Session {
  if (session === null) throw new Error('This address is for people who are signed in')
  return session
}

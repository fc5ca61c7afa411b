import type { FastifyInstance } from 'fastify'
import type { SiteInfo } from '../../contract/site-info.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { headersFor, namedHeaders } from '../http/security-headers.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { sendNothingLive } from './nothing-live.ts'

const PATH = '/.well-known/security.txt'
const HEADERS = namedHeaders(headersFor('publicFile'))
const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year; an older copy should be fetched again. */
const VALID_DAYS = 180

/** The contact for security reports (RFC 9116), if the office names one. */
export function registerSecurityTxt(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  readSiteUrl: () => string,
): void {
  app.get(PATH, async (request, reply) => {
    if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
    const { snapshot } = site.state
    const { security } = snapshot.content.site
    if (security === undefined)
      return sendProblem(request, reply, { status: 404, detail: 'The office names no contact for this.' })
    const text = buildSecurityTxt(security, {
      languages: snapshot.languages,
      siteUrl: readSiteUrl(),
      now: new Date(),
    })
    return reply.headers(HEADERS).type('text/plain; charset=utf-8').send(text)
  })
}

/** The file's text. It expires half a year after the start of the day. Pure. */
export function buildSecurityTxt(
  { contact, policy }: NonNullable<SiteInfo['security']>,
  { languages, siteUrl, now }: { languages: readonly string[]; siteUrl: string; now: Date },
): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z')
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${PATH}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    '',
  ].join('\n')
}

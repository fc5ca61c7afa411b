import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aPdf } from '../../../tests/builders/a-pdf.ts'
import { aSiteFile } from '../../../tests/builders/a-site.ts'
import { runOutbox } from '../../../tools/outbox/testing/run-outbox.ts'
import { DeskVisitor } from '../desk/testing/desk-visitor.ts'
import { startSignInService } from '../desk/testing/sign-in-service.ts'
import {
  aServerOfSites,
  aSitesFolder,
  NORTH,
  type SitesServer,
  SOUTH,
  sendFeedback,
  tokenOfSite,
} from './testing/some-sites.ts'

const PAT = 'pat@example.gov'
const LEE = 'lee@example.gov'

/** Desks where the same people have the same roles, so that only the site distinguishes them. */
async function aServerOfDesks(env: Readonly<Record<string, string>>) {
  const desk = { publisher: [PAT], author: [LEE], inbox: [PAT] }
  const siteFile = `${aSiteFile({ promo: undefined })}desk: ${JSON.stringify(desk)}\n`
  const { folder } = await aSitesFolder([NORTH, SOUTH], {
    [`${NORTH}/content/site.yaml`]: siteFile,
    [`${SOUTH}/content/site.yaml`]: siteFile,
  })
  return { ...(await aServerOfSites(folder, { DESK: 'on', ...env })), folder }
}

/** Passes each request on under the site's host name, as nginx does. */
async function visitorOf(
  { port }: SitesServer,
  host: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const front = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming
    const options = { port, host: '127.0.0.1', path, method, headers: { ...headers, host } }
    const passedOn = request(options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(passedOn)
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  onTestFinished(() => {
    front.closeAllConnections()
    front.close()
  })
  // A server that listens at a port has an address of this kind.
  const address = front.address() as AddressInfo
  return new DeskVisitor(`http://127.0.0.1:${address.port}`, headers, `https://${host}`)
}

async function textsAt(visitor: DeskVisitor, paths: readonly string[]): Promise<string> {
  const responses = await Promise.all(paths.map((path) => visitor.request(path)))
  return (await Promise.all(responses.map((response) => response.text()))).join('\n')
}

async function statusesAt(visitor: DeskVisitor, paths: readonly string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await visitor.request(path)).status))
}

test('uploads, drafts, submitted changes and messages appear only at their own site’s desk and in its list', async () => {
  const server = await aServerOfDesks({ DESK_PROXY_HEADER: 'X-User', TRUSTED_PROXIES: '127.0.0.1' })
  const atDesk = async (host: string, name: string) => {
    const visitor = await visitorOf(server, host, { 'X-User': name })
    await visitor.open('/desk')
    return visitor
  }
  const [lee, pat] = [await atDesk(NORTH, LEE), await atDesk(NORTH, PAT)]
  const upload = await lee.draft('Secret upload.pdf', aPdf('Secret report'))
  await lee.submit('/desk/drafts', { draft: 'page.about-us.en', text: 'Secret draft' })
  await lee.submit('/desk/notices/add', { level: 'closure', en: 'Secret notice' })
  const sent = await sendFeedback(server, NORTH, await tokenOfSite(server, NORTH))
  const { reference } = JSON.parse(sent.text)
  const { view } = await pat.open('/desk/review')
  const [proposal] = view.kind === 'reviews' ? view.proposals : []

  const own = [upload.path, `/desk/review/${proposal?.key}`]
  const message = `/desk/inbox/${reference}`
  const lists = ['/desk/publish', '/desk/pages/about-us', '/desk/review', '/desk/notices', '/desk/history']
  const inbox = ['/desk/inbox', '/desk/inbox.csv', '/desk/health']
  const shown = await textsAt(lee, [...lists, ...own])
  for (const secret of ['Secret upload', 'Secret draft', 'Secret notice']) expect(shown).toContain(secret)
  expect(await textsAt(pat, inbox)).toContain(reference)
  expect(await statusesAt(pat, [...own, message])).toEqual([200, 200, 200])

  const [southLee, southPat] = [await atDesk(SOUTH, LEE), await atDesk(SOUTH, PAT)]
  for (const visitor of [southLee, southPat]) {
    expect(await textsAt(visitor, [...lists, ...own, ...inbox])).not.toMatch(
      new RegExp(`Secret|${reference}`),
    )
    expect(await statusesAt(visitor, own)).toEqual([404, 404])
  }
  expect(await statusesAt(southPat, [message])).toEqual([404])
  const handled = await southPat.send(`${message}/handle`, { from: 'new', state: 'closed' })
  expect(handled.status).toBe(404)
  expect((await southPat.send(`/desk/review/${proposal?.key}/publish`)).status).toBe(404)

  const env = { DATA_DIR: server.dataDir, SITES_DIR: server.folder }
  expect((await runOutbox(['list', '--site', NORTH], env)).output).toContain(reference)
  expect((await runOutbox(['list', '--site', SOUTH], env)).output).not.toContain(reference)
})

test('a session of one desk is invalid at another, whose sign-in and sign-out do not affect it', async () => {
  const service = await startSignInService()
  const server = await aServerOfDesks({
    DESK_OIDC_ISSUER: service.issuer,
    DESK_OIDC_CLIENT_ID: service.clientId,
    DESK_OIDC_CLIENT_SECRET: service.clientSecret,
  })
  onTestFinished(service.close)
  for (const host of [NORTH, SOUTH]) service.allow(`https://${host}/desk/sign-in/callback`)
  service.account = { sub: 'pat', email: PAT, name: 'Pat' }
  const [north, south] = [await visitorOf(server, NORTH), await visitorOf(server, SOUTH)]
  await north.signIn()
  expect((await north.open('/desk')).view.kind).toBe('home')
  const session = north.cookie('__Secure-desk') ?? ''
  const [, signature = ''] = session.split('.')
  expect(signature.length).toBeGreaterThan(20)

  south.setCookie('__Secure-desk', session)
  expect(await south.open('/desk')).toMatchObject({ status: 401, view: { kind: 'signIn' } })
  const stolen = await south.send('/desk/notices/add', {
    token: north.token,
    level: 'closure',
    en: 'Not here',
  })
  expect(stolen.status).toBe(401)
  await south.signIn()
  await south.open('/desk')
  expect(south.token).not.toBe(north.token)
  const foreign = { token: north.token, level: 'closure', en: 'Not here' }
  expect((await south.send('/desk/notices/add', foreign)).status).toBe(403)
  await south.send('/desk/sign-out')
  expect((await north.open('/desk')).view.kind).toBe('home')
})

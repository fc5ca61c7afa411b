import { afterAll, beforeAll, expect, test } from 'vitest'
import { aServer } from '../testing/a-server.ts'
import { aMemoryFolder, ready } from '../testing/memory-folder.ts'
import { checkLocalDesk, type DeskSettings } from './desk-environment.ts'
import { personOf } from './openid.ts'
import { deskPath } from './session.ts'
import { DeskVisitor, PLAIN_DESK } from './testing/desk-visitor.ts'
import { type SignInService, startSignInService } from './testing/sign-in-service.ts'

const desk = {
  claim: 'groups',
  author: ['lee@example.gov'],
  publisher: ['Ana.Ruiz@example.gov', 'web-team'],
  inbox: ['desk-clerk'],
}

let service: SignInService
beforeAll(async () => {
  service = await startSignInService()
})
afterAll(() => service.close())

const ANA = { sub: 'ana', email: 'ana.ruiz@example.gov', name: 'Ana Ruiz' }

async function aDesk(signIn?: DeskSettings['signIn'], config = {}) {
  const { issuer, clientId, clientSecret } = service
  const settings = { signIn: signIn ?? { kind: 'openid' as const, issuer, clientId, clientSecret } }
  const folder = aMemoryFolder(ready({ desk }))
  const server = await aServer({
    folder,
    deskBundle: PLAIN_DESK,
    config: { publicUrl: null, ...config, desk: settings },
  })
  service.allow(`${server.url}/desk/sign-in/callback`)
  service.account = ANA
  return { ...server, folder, visitor: () => new DeskVisitor(server.url) }
}

test('a person signs in with the office’s own service, and the lists in site.yaml decide what they may do', async () => {
  const { visitor, folder, lines } = await aDesk()
  const ana = visitor()
  expect(await ana.open('/desk')).toMatchObject({ status: 401, view: { kind: 'signIn', returnTo: '/desk' } })
  const callback = await ana.signIn()
  expect(callback).toMatchObject({ status: 200, view: { kind: 'goOn', to: '/desk' } })
  const cookies = callback.headers.getSetCookie()
  expect(cookies[0]).toMatch(/^desk=[\w.-]+; Path=\/desk; HttpOnly; SameSite=Strict$/)
  const home = await ana.open('/desk')
  expect(home).toMatchObject({
    view: { kind: 'home' },
    frame: { person: { name: 'Ana Ruiz', roles: ['publisher'] } },
  })
  expect(home.headers.get('cache-control')).toBe('no-store')
  expect(home.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/)
  expect(home.headers.get('content-security-policy')).not.toContain('unsafe')

  folder.publish(ready({ desk: { ...desk, publisher: [] }, hash: 'without ana' }))
  await expect.poll(async () => (await ana.open('/desk')).status).toBe(403)
  const log = JSON.stringify(lines)
  for (const secret of ['ana.ruiz', 'Ana Ruiz', service.clientSecret, cookies[0]?.slice(5, 60) ?? ''])
    expect(log).not.toContain(secret)
})

test('the sign-in service’s groups count too, and a person who is on no list learns what to request', async () => {
  const { visitor } = await aDesk()
  service.account = { sub: 'kim', groups: ['desk-clerk', 'all'] }
  const kim = visitor()
  await kim.signIn()
  expect((await kim.open('/desk')).frame.person).toEqual({ name: 'kim', roles: ['inbox'] })
  service.account = { sub: 'sam', email: 'sam@example.gov' }
  const sam = visitor()
  await sam.signIn()
  const refused = await sam.open('/desk')
  expect(refused.status).toBe(403)
  expect(JSON.stringify(refused.view)).toContain('It knows you as “sam@example.gov” and “sam”')
})

test('signing in replaces any earlier session', async () => {
  const { visitor } = await aDesk()
  const [attacker, victim] = [visitor(), visitor()]
  await attacker.signIn()
  const planted = attacker.cookie('desk') ?? ''
  victim.setCookie('desk', planted)
  await victim.signIn()
  expect(victim.cookie('desk')).not.toBe(planted)
  await attacker.open('/desk')
  await victim.open('/desk')
  expect(victim.token).not.toBe(attacker.token)
})

test('after signing out, even a copy of the cookie is invalid', async () => {
  const { visitor } = await aDesk()
  const ana = visitor()
  await ana.signIn()
  const copy = ana.cookie('desk') ?? ''
  await ana.open('/desk')
  expect((await ana.send('/desk/sign-out')).view).toMatchObject({ title: 'You are signed out' })
  ana.setCookie('desk', copy)
  expect((await ana.open('/desk')).status).toBe(401)
})

test('a form from another site, or without the session’s own token, changes nothing', async () => {
  const { visitor, url } = await aDesk()
  const [ana, other] = [visitor(), visitor()]
  await ana.signIn()
  await other.signIn()
  await ana.open('/desk')
  await other.open('/desk')
  for (const init of [
    ana.form({}),
    ana.form({ token: 'guessed' }),
    ana.form({ token: other.token }),
    ana.form({ token: ana.token }, { Origin: 'https://evil.example' }),
    ana.form({ token: ana.token }, { 'Sec-Fetch-Site': 'cross-site' }),
  ])
    expect((await ana.open('/desk/sign-out', init)).status).toBe(403)
  expect((await ana.open('/desk')).status).toBe(200)
  const json = await ana.request('/desk/sign-out', {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(json.status).toBe(415)
})

test('the callback works once, for the browser that started it, and not for an injected code', async () => {
  const { visitor } = await aDesk()
  const [ana, mallory] = [visitor(), visitor()]
  expect((await mallory.open('/desk/sign-in/callback?code=x&state=y')).status).toBe(400)
  await ana.request('/desk/sign-in')
  const slipped = await ana.open('/desk/sign-in/callback?code=x&state=y')
  expect(slipped).toMatchObject({ status: 400, view: { title: 'You are not signed in' } })
  expect((await ana.open('/desk')).status).toBe(401)
})

test.each([
  ['https://evil.example/desk', '/desk'],
  ['//evil.example/desk', '/desk'],
  ['/\\evil.example', '/desk'],
  ['/desk/../app/discover', '/desk'],
  ['/desk/sign-out', '/desk'],
  ['/desk?x=1', '/desk?x=1'],
  ['/desk/history', '/desk/history'],
  ['/deskevil', '/desk'],
  ['javascript:alert(1)', '/desk'],
  [['/desk'], '/desk'],
])('sign-in leads only to a page of the desk: %s', (wanted, expected) => {
  expect(deskPath(wanted)).toBe(expected)
})

test('a name in a header counts only from a trusted proxy', async () => {
  const header = { 'X-Remote-User': 'lee@example.gov' }
  const signIn = { kind: 'proxy' as const, header: 'X-Remote-User' }
  const trusting = await aDesk(signIn, { trustedProxies: ['127.0.0.1'] })
  const lee = trusting.visitor()
  const home = await lee.open('/desk', { headers: header })
  expect(home).toMatchObject({ status: 200, frame: { person: { roles: ['author'] } } })
  // The cookie alone is not enough, and does not work for anybody else.
  expect((await lee.open('/desk')).status).toBe(401)
  expect((await lee.open('/desk', { headers: { 'X-Remote-User': 'nobody' } })).status).toBe(403)

  const other = await aDesk(signIn, { trustedProxies: ['198.51.100.7'] })
  const forwarded = { ...header, 'X-Forwarded-For': '198.51.100.7' }
  expect((await other.visitor().open('/desk', { headers: forwarded })).status).toBe(401)
})

test('the link that the server prints works once, and its desk accepts files as large as the settings allow', async () => {
  const { visitor } = await aDesk({ kind: 'link', code: 'printed' }, { maxUploadBytes: 5_000_000 })
  const [me, other] = [visitor(), visitor()]
  expect((await other.open('/desk/sign-in?code=guessed')).status).toBe(403)
  expect((await me.open('/desk/sign-in?code=printed')).view).toEqual({ kind: 'goOn', to: '/desk' })
  expect((await me.open('/desk')).frame.person?.roles).toContain('publisher')
  expect((await other.open('/desk/sign-in?code=printed')).status).toBe(403)
  expect((await me.open('/desk/publish')).view).toMatchObject({ maxUploadMb: 5 })
})

test('over https the session’s cookie never travels unencrypted, and one site’s cookie is invalid at another', async () => {
  const [first, second] = [
    await aDesk({ kind: 'link', code: 'one' }, { publicUrl: 'https://one.example.gov' }),
    await aDesk({ kind: 'link', code: 'two' }, { publicUrl: 'https://two.example.gov' }),
  ]
  const [one, two] = [first.visitor(), second.visitor()]
  const signedIn = await one.open('/desk/sign-in?code=one')
  expect(signedIn.headers.getSetCookie()[0]).toMatch(/^__Secure-desk=.*; Secure$/)
  expect(signedIn.headers.get('strict-transport-security')).not.toBeNull()
  expect((await one.open('/desk')).status).toBe(200)
  two.setCookie('__Secure-desk', one.cookie('__Secure-desk') ?? '')
  expect((await two.open('/desk')).status).toBe(401)
})

test('without a desk, its address is not found', async () => {
  const server = await aServer({ deskBundle: PLAIN_DESK })
  for (const path of ['/desk', '/desk/sign-in', '/desk/sign-out']) {
    const response = await fetch(server.url + path, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe(`/?missing=${path}`)
    expect(response.headers.getSetCookie()).toEqual([])
  }
})

test('a mail address that the sign-in service has not verified identifies nobody', () => {
  expect(personOf({ sub: '7', email: 'ana@example.gov', email_verified: false })).toEqual({
    name: '7',
    names: ['7'],
    groups: [],
  })
})

test('a desk for one machine is not open to others', () => {
  expect(checkLocalDesk({ config: { host: '0.0.0.0' }, sites: [] })).toHaveLength(2)
  expect(checkLocalDesk({ config: { host: '127.0.0.1' }, sites: null })).toEqual([])
})

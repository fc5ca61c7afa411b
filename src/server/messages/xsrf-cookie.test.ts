import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import {
  aMessageServer,
  FEEDBACK,
  type MessageServer,
  startMessageServer,
} from './testing/a-message-server.ts'

let server: MessageServer
beforeAll(async () => {
  server = await startMessageServer({ dataDir: await mkdtemp(join(tmpdir(), 'cookies-')) })
})
afterAll(async () => {
  await server.close()
  await rm(server.dataDir, { recursive: true })
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(server.url + path, { headers })

test.each([
  '/app/contact-us',
  '/es/app/contact-us',
  '/app/contact-us?from=mail',
  '/app/contact-us?about=page:/app/metrics',
])('the page %s sets a token that scripts can read, and shared caches do not store it', async (path) => {
  // Twice: the second time the page is cached.
  for (let visit = 0; visit < 2; visit++) {
    const page = await get(path)
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=518400; SameSite=Lax$/),
    ])
    expect(page.headers.get('cache-control')).toMatch(/^private, no-cache$|^no-store$/)
  }
})

test('a visitor with a token does not get another, unless it is no longer valid', async () => {
  const [cookie = ''] = (await get('/app/contact-us')).headers.getSetCookie()
  const own = cookie.split(';', 1)[0]
  expect((await get('/app/contact-us', { cookie: `other=1; ${own}` })).headers.getSetCookie()).toEqual([])
  const renewed = await get('/app/contact-us', { cookie: 'XSRF-TOKEN=expired' })
  expect(renewed.headers.getSetCookie()).toEqual([expect.stringMatching(/^XSRF-TOKEN=[\w-]{22}\./)])
})

test.each(['/', '/es/', '/app/discover', '/app/documents?q=ramp', '/app/documents/annual-2026'])(
  'the page %s sets no cookie, and any cache may store it',
  async (path) => {
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.headers.getSetCookie()).toEqual([])
    expect(page.headers.get('cache-control')).toBe('public, no-cache')
  },
)

test('nothing else sets a cookie', async () => {
  for (const path of ['/api/api/Documents/GetStats', '/robots.txt', '/healthz', '/api/unknown']) {
    expect((await get(path)).headers.getSetCookie()).toEqual([])
  }
})

test('no two visitors get the same token', async () => {
  const pages = await Promise.all(Array.from({ length: 40 }, () => get('/app/contact-us')))
  expect(new Set(pages.flatMap((page) => page.headers.getSetCookie())).size).toBe(40)
})

test('over https the cookie is never sent without it', async () => {
  const secure = await aMessageServer({ publicUrl: 'https://traffic.example.gov', dataDir: await aFolder() })
  expect((await fetch(`${secure.url}/app/contact-us`)).headers.getSetCookie()).toEqual([
    expect.stringMatching(/; Secure$/),
  ])
})

test('a form on a cached page requests its token', async () => {
  const requested = await get('/api/api/Email/GetToken')
  expect(requested.headers.get('cache-control')).toBe('no-store')
  expect(requested.headers.get('access-control-allow-origin')).toBeNull()
  const { token } = await requested.json()
  const [cookie = ''] = requested.headers.getSetCookie()
  expect(cookie).toContain(`XSRF-TOKEN=${token};`)
  const own = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  expect((await server.send('SendFeedback', FEEDBACK, own)).status).toBe(202)
  const again = await get('/api/api/Email/GetToken', { cookie: `XSRF-TOKEN=forged; XSRF-TOKEN=${token}` })
  expect(await again.json()).toEqual({ token })
})

test('an expired token is replaced by the response that refuses it', async () => {
  const refused = await server.send('SendFeedback', FEEDBACK, {
    cookie: 'XSRF-TOKEN=old',
    'x-xsrf-token': 'old',
  })
  expect(refused.status).toBe(403)
  const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(refused.headers.getSetCookie().join()) ?? []
  const own = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  expect((await server.send('SendFeedback', FEEDBACK, own)).status).toBe(202)
})

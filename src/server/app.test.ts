import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import type { ContentOutcome } from '../content/site-content.ts'
import { PAGES } from '../contract/pages.ts'
import { buildApp } from './app.ts'
import { noCameras } from './cameras/testing/no-cameras.ts'
import { idleMessages } from './messages/testing/idle-messages.ts'
import { noRoads } from './roads/testing/no-roads.ts'
import { DocumentSearch } from './search/document-search.ts'
import { SearchResponses } from './search/search-responses.ts'
import { LiveSite } from './snapshot/live-site.ts'
import { renderPlainly } from './testing/a-site.ts'
import { ASSETS, aMemoryFolder, BROKEN, CONFIG, ready } from './testing/memory-folder.ts'

async function anApp(outcome: ContentOutcome) {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const parts = {
    render: renderPlainly,
    assets: ASSETS,
    publicUrl: 'https://traffic.example.gov',
    analyticsId: null,
    version: '2.15.0',
  }
  const search = new DocumentSearch({ readLog: () => silent })
  const site = new LiveSite({
    loader: aMemoryFolder(outcome),
    parts,
    settings: CONFIG,
    onLive: (source) => search.publish(source),
    log: silent,
  })
  await site.check()
  return buildApp({
    config: { ...CONFIG, logLevel: 'silent' },
    site,
    searches: new SearchResponses(search),
    messages: idleMessages(),
    cameras: noCameras(),
    roads: noRoads(),
    pagePictures: { read: async () => 'none' },
  })
}

const app = await anApp(ready())

test.each(['/', '/es/', '/app/discover', '/app/documents', '/es/app/privacy', '/app/documents?q=ramp'])(
  'the page %s is HTML that any cache may store and must revalidate each time',
  async (url) => {
    const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
      vary: 'Accept-Encoding',
    })
  },
)

test('the start page is the Discover page', async () => {
  expect((await app.inject('/')).body).toBe((await app.inject('/app/discover')).body)
})

test.each([
  ['/app/documents/', 308, '/app/documents'],
  ['/app/documents/?q=ramp', 308, '/app/documents?q=ramp'],
  ['/app/%64ocuments', 308, '/app/documents'],
  ['/app/contact%2Dus/?about=page:/', 308, '/app/contact-us?about=page:/'],
  ['/app/search/?q=ramp', 308, '/app/search?q=ramp'],
  ['/es/app/search/?q=rampa', 308, '/es/app/search?q=rampa'],
  ['/es', 308, '/es/'],
  ['/es/app/metrics/', 308, '/es/app/metrics'],
  ['/anything', 302, '/?missing=/anything'],
  ['/app', 302, '/?missing=/app'],
  ['/app/unknown?from=old', 302, '/?missing=/app/unknown'],
  ['/es/unknown', 302, '/es/?missing=/es/unknown'],
  ['/ht/app/discover', 302, '/?missing=/ht/app/discover'],
  ['/en/app/discover', 302, '/?missing=/en/app/discover'],
  ['//evil.example.com/', 302, '/?missing=//evil.example.com/'],
  ['//evil.example.com/%2f..', 302, '/?missing=//evil.example.com/%2f..'],
  ['/app/discover/../../etc/passwd', 302, '/?missing=/etc/passwd'],
  ['/api', 302, '/?missing=/api'],
])('the unknown page %s gets a %i to %s', async (url, status, location) => {
  const response = await app.inject(url)
  expect([response.statusCode, response.headers.location]).toEqual([status, location])
})

test.each([
  '/api/',
  '/api/api/Documents/GetEverything',
  '/api/api/Documents/GetReports/',
  '/api/api/documents/getstats',
  '/api/api/Documents/GetReports/documents_annual/',
  '/files/',
  '/files/unknown.pdf',
  '/assets/unknown.js',
])('the unknown address %s is a 404 problem', async (url) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(response.json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: expect.any(String),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('the response for an unknown category lists the valid ones, and scripts on other sites may read it', async () => {
  const response = await app.inject('/api/api/Documents/GetReports/documents_anual')
  expect(response.statusCode).toBe(404)
  expect(response.headers['access-control-allow-origin']).toBe('*')
  expect(response.json().detail).toMatch(
    /^"documents_anual" is unknown. There is: documents_annual, .*none, ramp_monthly, services_incidentManagement_tim\.$/,
  )
})

test.each([
  ['Documents/GetReports/documents_annual', 1],
  ['Documents/GetReports/none', 0],
  ['Documents/GetReports/documents%5Fannual', 1],
  ['Documents/GetReports/documents_annual?x=1', 1],
])('the call %s returns a list of %i', async (path, length) => {
  const response = await app.inject(`/api/api/${path}`)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toHaveLength(length)
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  })
})

test('scripts on other sites may not read pages or build files', async () => {
  for (const url of ['/', '/assets/entry-abc123.js', '/favicon.svg']) {
    expect((await app.inject(url)).headers).not.toHaveProperty('access-control-allow-origin')
  }
})

test('a build file with a hash in its name is cacheable for a year; any other is requested again', async () => {
  const cacheControl = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await cacheControl('/assets/entry-abc123.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/favicon.svg')).toBe('no-cache')
})

test.each([
  ['POST', '/', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/app/documents', 'GET, HEAD, OPTIONS'],
  ['POST', '/api/api/Documents/GetStats', 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/api/Email/SendFeedback', 'POST, OPTIONS'],
  ['HEAD', '/api/api/Email/SendTourRequest', 'POST, OPTIONS'],
  ['PATCH', '/files/annual-2026.pdf', 'GET, HEAD, OPTIONS'],
  ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
] as const)('%s %s is refused, naming what is allowed', async (method, url, allow) => {
  const response = await app.inject({
    method,
    url,
    headers: { 'content-type': 'text/xml' },
    payload: '<xml/>',
  })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe(allow)
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test('after a preflight request a browser may read the API and the feeds from another site, but not send messages from there', async () => {
  const preflight = async (url: string) => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' }
    return (await app.inject({ method: 'OPTIONS', url, headers })).headers
  }
  const readable = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, HEAD' }
  expect(await preflight('/api/api/Documents/GetStats')).toMatchObject(readable)
  expect(await preflight('/api/api/Documents/GetReports/unknown')).toMatchObject(readable)
  expect(await preflight('/api/openapi.json')).toMatchObject(readable)
  expect(await preflight('/feeds/reports.atom')).toMatchObject(readable)
  expect(await preflight('/api/api/Email/SendFeedback')).not.toHaveProperty('access-control-allow-origin')
  expect(await preflight('/app/discover')).not.toHaveProperty('access-control-allow-origin')
})

test.each([
  ['a JSON message', 'application/json', '{"topic":"other"}', 503],
  ['a message that is not JSON', 'text/plain', 'hello', 415],
  ['a message of a wrong type', 'application/x-www-form-urlencoded', 'a=b', 415],
  ['broken JSON', 'application/json', '{"topic":', 400],
  ['a poisoned object', 'application/json', '{"__proto__":{"a":1}}', 400],
  ['32 KiB and a byte', 'application/json', `"${'x'.repeat(32 * 1024 - 1)}"`, 413],
])(
  'while messages cannot be stored, %s is refused and nothing is promised',
  async (_, type, payload, status) => {
    const headers = { 'content-type': type }
    const response = await app.inject({
      method: 'POST',
      url: '/api/api/Email/SendFeedback',
      headers,
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ status, requestId: expect.any(String) })
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
    if (status === 503) expect(response.json().detail).toContain('nothing was stored. Call 555-0100')
  },
)

test.each([
  ['/api/api/Documents/GetReports/%E0%A4%A', 400],
  [`/api/api/Documents/GetReports/${'x'.repeat(600)}`, 414],
  [`/app/documents?q=${'x'.repeat(5000)}`, 414],
])('an address that is malformed or too long is a problem', async (url, status) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ status })
})

test('with no valid content, pages show a notice, API calls return problems, and both can be retried', async () => {
  const broken = await anApp(BROKEN)
  const page = await broken.inject('/app/documents')
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' })
  expect((await broken.inject('/es/app/documents')).body).toContain(
    'La información de tráfico no está disponible',
  )
  expect((await broken.inject('/ht/')).body).toContain('<html lang="ht">')
  for (const url of ['/api/api/Documents/GetStats', '/files/a.pdf', '/assets/a.js']) {
    const response = await broken.inject(url)
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({ 'retry-after': '5' })
    expect(response.json()).toMatchObject({ status: 503 })
  }
  expect((await broken.inject('/healthz')).statusCode).toBe(200)
  const readiness = await broken.inject('/readyz')
  expect(readiness.statusCode).toBe(503)
  expect(readiness.json()).toMatchObject({
    content: { state: 'broken', problems: [{ file: 'site.yaml', line: 7 }, {}] },
  })
})

test('the OpenAPI document, the sitemap and robots.txt use the site’s public address', async () => {
  expect((await app.inject('/api/openapi.json')).json()).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'https://traffic.example.gov' }],
  })
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://traffic.example.gov/sitemap.xml')
  const sitemap = (await app.inject('/sitemap.xml')).body
  // Each page, and a report's own page and its text, in two languages.
  expect(sitemap.match(/<url>/g)).toHaveLength(2 * (PAGES.length + 2))
  expect(sitemap).toContain('<loc>https://traffic.example.gov/es/app/contact-us</loc>')
  expect(sitemap).toContain('hreflang="x-default" href="https://traffic.example.gov/app/contact-us"')
  expect(sitemap).not.toContain('/ht/')
})

test('an error on our side is a problem with an ID to report, and does not expose internals', async () => {
  const lines: string[] = []
  const failing = {
    get state(): never {
      throw new Error('inside of the program')
    },
  }
  const searches = new SearchResponses(new DocumentSearch({ readLog: () => app.log }))
  const logTo = { write: (line: string) => void lines.push(line) }
  const app: FastifyInstance = buildApp({
    config: CONFIG,
    site: failing,
    searches,
    logTo,
    messages: idleMessages(),
    cameras: noCameras(),
    roads: noRoads(),
    pagePictures: { read: async () => 'none' },
  })
  for (const url of ['/api/api/Documents/GetStats', '/app/documents', '/files/a.pdf']) {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(500)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.body).not.toContain('inside')
    expect(lines.join()).toContain(response.json().requestId)
  }
  expect(lines.join()).toContain('inside of the program')
})

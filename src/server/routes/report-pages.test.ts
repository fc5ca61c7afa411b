import { expect, test } from 'vitest'
import { aServer, aSharedServer } from '../testing/a-server.ts'
import { aReport } from '../testing/a-site.ts'
import { aMemoryFolder, ready } from '../testing/memory-folder.ts'

const REPORTS = [
  aReport({ id: 'annual-2026' }),
  aReport({ id: 'week-45', category: 'metrics_freeway_weekly' }),
  aReport({ id: 'tim-2026', category: 'services_incidentManagement_tim' }),
]

const server = aSharedServer(async () => ({ folder: aMemoryFolder(ready({ reports: REPORTS })) }))

async function aSiteWithReports() {
  return clientOf(await server())
}

function clientOf({ url }: { url: string }) {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + path, { method, headers, redirect: 'manual' })
  return { get }
}

test.each(['/app/documents/annual-2026', '/app/metrics/week-45', '/es/app/services/tim-2026'])(
  'the page %s is served compressed, with an ETag, and as 304 to a client that has it, the first time and later',
  async (path) => {
    const { get } = await aSiteWithReports()
    for (const encoding of ['br', 'gzip', 'identity', 'br']) {
      const response = await get(path, { 'accept-encoding': encoding })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(await response.text()).toContain('Annual report, FY 2026')
      const etag = response.headers.get('etag') ?? ''
      const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': etag })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  },
)

test.each([
  ['/app/documents/week-45', 308, '/app/metrics/week-45'],
  ['/app/services/annual-2026?from=mail', 308, '/app/documents/annual-2026?from=mail'],
  ['/es/app/documents/tim-2026', 308, '/es/app/services/tim-2026'],
  ['/app/metrics/week-45/', 308, '/app/metrics/week-45'],
  ['/app/documents/week-45/', 308, '/app/metrics/week-45'],
  ['/app/documents/nothing', 404, null],
  ['/es/app/metrics/nothing', 404, null],
  ['/app/documents/nothing/', 404, null],
  ['/app/documents/Nothing_1.pdf', 404, null],
  ['/app/documents/%6Eothing/read', 404, null],
  ['/app/documents/%61nnual-2026', 308, '/app/documents/annual-2026'],
  ['/ht/app/documents/annual-2026', 302, '/?missing=/ht/app/documents/annual-2026'],
  ['/en/app/documents/annual-2026', 302, '/?missing=/en/app/documents/annual-2026'],
  ['/app/about-us/annual-2026', 302, '/?missing=/app/about-us/annual-2026'],
  ['/app/documents/annual-2026/more', 302, '/?missing=/app/documents/annual-2026/more'],
])('%s gets a %i to %s', async (path, status, location) => {
  const { get } = await aSiteWithReports()
  const response = await get(path)
  expect([response.status, response.headers.get('location')]).toEqual([status, location])
})

test('the page for a report that does not exist is compressed and not cached', async () => {
  const { get } = await aSiteWithReports()
  const response = await get('/app/metrics/nothing', { 'accept-encoding': 'gzip' })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'gzip',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  })
  expect(await response.text()).toContain('No figures')
  expect((await get('/app/metrics/nothing', {}, 'HEAD')).status).toBe(404)
})

test('the home page shows a URL that was not found, and no other text from the query', async () => {
  const { get } = await aSiteWithReports()
  const named = await get('/?missing=%2Fapp%2Fnope')
  expect([named.status, named.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
  expect(await named.text()).toContain('?missing=')
  expect(await (await get('/?missing=Call+now')).text()).toBe(await (await get('/')).text())
  const etag = named.headers.get('etag') ?? ''
  expect((await get('/?missing=%2Fapp%2Fnope', { 'if-none-match': etag })).status).toBe(304)
})

test('a call for one report returns it with its neighbors, to other sites too', async () => {
  const { get } = await aSiteWithReports()
  const response = await get('/api/api/Documents/GetReport/week-45')
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({ report: { id: 'week-45' }, newer: null, older: null })
  const unknown = await get('/api/api/Documents/GetReport/nothing')
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ status: 404, detail: expect.stringContaining('nothing') })
})

test('the page of a report can only be read', async () => {
  const { get } = await aSiteWithReports()
  expect((await get('/app/documents/annual-2026', {}, 'POST')).status).toBe(405)
  const head = await get('/app/documents/annual-2026', { 'accept-encoding': 'identity' }, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
  const options = await get('/app/documents/annual-2026', {}, 'OPTIONS')
  expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test('a report published while the site runs gets its page right away', async () => {
  const folder = aMemoryFolder(ready({ reports: REPORTS }))
  const { get } = clientOf(await aServer({ folder }))
  expect((await get('/app/documents/later')).status).toBe(404)
  folder.publish(ready({ reports: [...REPORTS, aReport({ id: 'later' })] }))
  await expect.poll(async () => (await get('/app/documents/later')).status).toBe(200)
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aReportEntry } from '../../../tests/builders/a-report.ts'
import { aFeed } from '../cameras/testing/a-feed.ts'
import { forSite } from '../outbox/database.ts'
import { createDatabase } from '../outbox/open-database.ts'
import { listMessages } from '../outbox/stored-messages.ts'
import { rawRequest } from '../testing/raw-request.ts'
import {
  aServerOfSites,
  aSitesFolder,
  NORTH,
  SOUTH,
  sendFeedback,
  tokenOfSite,
} from './testing/some-sites.ts'

const PAGE = '/app/documents'

test('only the host name chooses the site, in any spelling', async () => {
  const { folder } = await aSitesFolder()
  const server = await aServerOfSites(folder)
  const titleAt = async (host: string, headers = {}) =>
    /<title>(.*?):/.exec((await server.request(host, PAGE, { headers })).text)?.[1]
  expect(await titleAt(NORTH)).toBe(`District of ${NORTH}`)
  expect(await titleAt(SOUTH)).toBe(`District of ${SOUTH}`)
  expect(await titleAt('South.Example.GOV')).toBe(`District of ${SOUTH}`)
  expect(await titleAt(`${SOUTH}:8443`)).toBe(`District of ${SOUTH}`)
  expect(await titleAt(`${SOUTH}.`)).toBe(`District of ${SOUTH}`)
  expect(await titleAt(`${SOUTH}.:80`)).toBe(`District of ${SOUTH}`)
  expect(await titleAt(NORTH, { 'X-Forwarded-Host': SOUTH, Forwarded: `host=${SOUTH}` })).toBe(
    `District of ${NORTH}`,
  )
  // `rawRequest` adds another host's header, which a URL in absolute form overrides.
  const absolute = await rawRequest(server.url, [`GET http://${SOUTH}${PAGE} HTTP/1.1`])
  expect(absolute.body.toString()).toContain(`District of ${SOUTH}`)
})

test('a request for no site gets 421 with a plain message, and the health and metrics of all sites', async () => {
  const { folder } = await aSitesFolder()
  const server = await aServerOfSites(folder)
  for (const host of ['elsewhere.example.gov', `${NORTH}.evil.example`, '127.0.0.1', '']) {
    const { status, headers, text } = await server.request(host, PAGE)
    expect(status).toBe(421)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toBe('This server has no site of that host name.\n')
  }
  const posted = await server.request('elsewhere.example.gov', '/api/api/Email/SendFeedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'message=one',
  })
  expect(posted.status).toBe(421)
  expect((await server.request('127.0.0.1', '/healthz')).status).toBe(200)
  const version = JSON.parse((await server.request('127.0.0.1', '/version')).text)
  expect(Object.keys(version.contentHashes)).toEqual([NORTH, SOUTH])
  const { text } = await server.request('127.0.0.1', '/metrics')
  for (const site of [NORTH, SOUTH])
    expect(text).toContain(`site_content_state{state="good",site="${site}"} 1`)
  expect(text.match(/^site_process_resident_bytes/gm)).toHaveLength(1)
  expect((await server.request(NORTH, '/metrics')).text).toMatch(/^site_content_state\{state="good"\} 1$/m)
})

test('when one site’s content breaks, no byte of another site changes, and both report their state', async () => {
  const { folder, write } = await aSitesFolder()
  const server = await aServerOfSites(folder)
  const bytesOf = async (host: string) => {
    const replies = []
    for (const path of [
      PAGE,
      '/',
      '/robots.txt',
      '/feeds/reports.atom',
      '/api/api/Documents/GetReports/documents_annual',
    ])
      replies.push(await server.request(host, path))
    return replies.map(({ status, headers, text }) => [status, headers.etag, text])
  }
  const [north, south] = [await bytesOf(NORTH), await bytesOf(SOUTH)]
  await write(`${SOUTH}/content/site.yaml`, 'district: nothing\n')
  await expect
    .poll(async () => JSON.parse((await server.request(SOUTH, '/readyz')).text).content.state)
    .toBe('broken')
  expect(await bytesOf(NORTH)).toEqual(north)
  // The live content stays, as with a single site.
  expect(await bytesOf(SOUTH)).toEqual(south)
  expect(JSON.parse((await server.request(NORTH, '/readyz')).text).content.state).toBe('good')
  const all = await server.request('127.0.0.1', '/readyz')
  expect(all.status).toBe(200)
  const { sites } = JSON.parse(all.text)
  expect([sites[NORTH].content.state, sites[SOUTH].content.state]).toEqual(['good', 'broken'])
  const logged = server.lines.filter(({ msg }) => msg === 'Content problem')
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.every(({ site }) => site === SOUTH)).toBe(true)
})

test('a site that is broken from the start returns 503, and the others work', async () => {
  const { folder } = await aSitesFolder([NORTH, SOUTH], { [`${SOUTH}/content/site.yaml`]: '' })
  const server = await aServerOfSites(folder)
  expect((await server.request(SOUTH, PAGE)).status).toBe(503)
  expect((await server.request(SOUTH, '/readyz')).status).toBe(503)
  expect((await server.request(NORTH, PAGE)).status).toBe(200)
  expect((await server.request('127.0.0.1', '/readyz')).status).toBe(200)
})

test('a message records its site, and its mail goes to that site’s office', async () => {
  const { folder } = await aSitesFolder([NORTH, SOUTH], {
    [`${NORTH}/site.env`]: 'MAIL_TO_FEEDBACK=north@example.gov\n',
    [`${SOUTH}/site.env`]: 'MAIL_TO_FEEDBACK=south@example.gov\n',
  })
  const server = await aServerOfSites(folder)
  for (const host of [NORTH, SOUTH]) {
    const sent = await sendFeedback(server, host, await tokenOfSite(server, host), {
      'Idempotency-Key': 'same',
    })
    expect(sent.status).toBe(202)
  }
  const mailsOf = async (host: string) => {
    const folder = join(server.dataDir, host, 'mail')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  }
  for (const host of [NORTH, SOUTH]) {
    await expect.poll(async () => (await mailsOf(host)).length).toBe(1)
    expect((await mailsOf(host))[0]).toMatch(new RegExp(`^To: ${host.split('.')[0]}@example.gov`, 'm'))
  }
  await expect.poll(() => server.lines.filter(({ msg }) => msg === 'A message was sent').length).toBe(2)
  const sites = server.lines.filter(({ msg }) => msg === 'A message was sent').map(({ site }) => site)
  expect(sites.toSorted()).toEqual([NORTH, SOUTH])
  await server.close()
  const database = createDatabase({ dataDir: server.dataDir, databaseUrl: null }, () => undefined)
  const bySite = async (site: string | null) =>
    (await listMessages(forSite(database, site), null)).map((message) => message.site)
  expect((await bySite(null)).toSorted()).toEqual([NORTH, SOUTH])
  expect(await bySite(SOUTH)).toEqual([SOUTH])
  await database.close()
})

test('one site’s signatures and message counts do not apply to another', async () => {
  const { folder } = await aSitesFolder()
  const server = await aServerOfSites(folder)
  const [north, south] = [await tokenOfSite(server, NORTH), await tokenOfSite(server, SOUTH)]
  expect((await sendFeedback(server, SOUTH, north)).status).toBe(403)
  const sent = await sendFeedback(server, SOUTH, south)
  expect(sent.status).toBe(202)
  const { reference } = JSON.parse(sent.text)
  const shows = async (host: string) =>
    (await server.request(host, `/app/contact-us?sent=${reference}`)).text.includes(reference)
  expect([await shows(NORTH), await shows(SOUTH)]).toEqual([false, true])
  // Each site counts an address's messages separately.
  for (let count = 0; count < 4; count++) await sendFeedback(server, SOUTH, south)
  expect((await sendFeedback(server, SOUTH, south)).status).toBe(429)
  expect((await sendFeedback(server, NORTH, north)).status).toBe(202)
})

test('a feed that two sites show is polled once, and each lists the cameras in its own area', async () => {
  const feed = await aFeed((_, response) => response.writeHead(404).end(), 4)
  const settings = [
    `CAMERA_FEED_URL=${feed.url}/`,
    'CAMERA_FEED_KIND=arcadis-511',
    'CAMERA_WATCH_PER_MINUTE=0',
  ]
  const { folder } = await aSitesFolder(
    [NORTH, SOUTH],
    Object.fromEntries([NORTH, SOUTH].map((host) => [`${host}/site.env`, settings.join('\n')])),
    (host) => {
      // The cameras are at 26.01, 26.02, 26.03 and 26.04 degrees.
      const [south, north] = host === NORTH ? [26.015, 27] : [26, 26.015]
      return { cameras: { feed: 'live', area: { south, north, west: -81, east: -80 } } }
    },
  )
  const server = await aServerOfSites(folder)
  const listOf = async (host: string) =>
    JSON.parse((await server.request(host, '/api/api/Cameras/GetCameras')).text).cameras.length
  await expect.poll(() => listOf(NORTH)).toBe(3)
  await expect.poll(() => listOf(SOUTH)).toBe(1)
  expect(feed.requested.filter((path) => path.includes('/cameras'))).toHaveLength(1)
})

test('a reload reads the folders of all sites, and a stop ends them all', async () => {
  const { folder, write } = await aSitesFolder()
  const server = await aServerOfSites(folder, {}, { pollMs: 3_600_000 })
  const title = 'A new title'
  for (const host of [NORTH, SOUTH])
    await write(`${host}/content/reports/annual-fy2026.yaml`, aReportEntry({ title }))
  await server.reload()
  for (const host of [NORTH, SOUTH]) expect((await server.request(host, PAGE)).text).toContain(title)
  await server.close()
  await expect(server.request(NORTH, PAGE)).rejects.toThrow()
})

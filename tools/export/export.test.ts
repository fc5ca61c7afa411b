import { describe, expect, onTestFinished, test } from 'vitest'
import { aFolder, aPublishedFile } from '../../src/server/testing/a-folder.ts'
import { aReport, aSiteContent } from '../../src/server/testing/a-site.ts'
import { aLogo, aPicture } from '../../tests/builders/a-look.ts'
import { findNginx, NO_NGINX } from '../testing/find-nginx.ts'
import { startNginx } from '../testing/running-nginx.ts'
import { anExport } from './testing/an-export.ts'
import { comparedPart, readResponse } from './testing/compare-responses.ts'

const nginx = findNginx()
/** The server renders these from current data. */
const IS_LIVE = /\/camera/
const WORDS = 'Roads of the district, watched day and night. '.repeat(40)

/** A site with everything: its own colors, reports, a revised file, a name with odd characters, one taken down. */
async function aContent() {
  const folder = await aFolder()
  const old = await aPublishedFile(folder, 'annual-2026-v1.pdf', Buffer.from('%PDF-1.7 old'))
  const files = [
    await aPublishedFile(folder, 'annual-2026.pdf', Buffer.from(`%PDF-1.7 ${WORDS}`)),
    { ...old, successor: { next: '/files/annual-2026.pdf', latest: '/files/annual-2026.pdf' } },
    {
      ...(await aPublishedFile(folder, 'odd.pdf', Buffer.from('%PDF-1.7'))),
      url: `/files/Plan%20%C3%A9%20${encodeURIComponent('(1); "a" $b')}.pdf`,
    },
    await aPublishedFile(folder, 'cover.webp', Buffer.from('RIFF')),
  ]
  const removed = {
    id: 'annual-2015',
    title: 'Annual report, FY 2015',
    language: 'en',
    urls: ['/files/annual-2015.pdf'],
    on: '2026-10-01',
    why: 'It showed the figures of another district.',
    replacedBy: 'annual-2026',
  }
  const reports = [aReport(), aReport({ id: 'week-45', category: 'metrics_freeway_weekly' })]
  const appearanceFiles = [
    {
      path: '/assets/colors-abcdefgh.css',
      mediaType: 'text/css; charset=utf-8',
      bytes: Buffer.from(':root{}'),
    },
    { path: '/assets/logo-abcdefgh.svg', mediaType: 'image/svg+xml', bytes: Buffer.from(aLogo()) },
    { path: '/assets/social-abcdefgh.png', mediaType: 'image/png', bytes: aPicture(1200, 630) },
  ]
  const published = new Map(files.map((file) => [file.url, file]))
  return aSiteContent({ reports, removed: [removed], files: published, appearanceFiles })
}

/** A server, and nginx with an export of the same site; both stop with the test. */
async function aCopiedSite() {
  const { current, serverUrl, responses } = await anExport(await aContent())
  const web = await startNginx(nginx ?? '', {
    http: `upstream traffic_site { server ${new URL(serverUrl).host}; }\ninclude ${current}/nginx/maps.conf;`,
    server: `root ${current}/site;\ninclude ${current}/nginx/server.conf;`,
  })
  onTestFinished(web.stop)
  const bothResponse = async (
    address: string,
    headers: Readonly<Record<string, string>> = {},
    ignored: readonly string[] = [],
  ) => {
    const [ours, theirs] = await Promise.all([
      readResponse(serverUrl, address, headers),
      readResponse(web.url, address, headers),
    ])
    expect(comparedPart(theirs, ignored), address).toEqual(comparedPart(ours, ignored))
    return ours
  }
  return { responses, copy: web.url, bothResponse }
}

describe.skipIf(nginx === null)(
  `the exported site behind nginx (${nginx === null ? NO_NGINX : 'found'})`,
  () => {
    test('every address responds as the server does, compressed in every way', async () => {
      const { responses, bothResponse } = await aCopiedSite()
      const addresses = responses
        .filter(({ status, address }) => status === 200 && !IS_LIVE.test(address))
        .map(({ address }) => address)
      expect(addresses.length).toBeGreaterThan(100)
      for (const address of addresses) {
        for (const encoding of ['br', 'gzip, deflate, br;q=0', 'identity'])
          await bothResponse(address, { 'accept-encoding': encoding })
      }
    })

    test('what was removed, moved or never existed gets the server’s response', async () => {
      const { bothResponse } = await aCopiedSite()
      const expected: readonly (readonly [address: string, status: number])[] = [
        ['/app/documents/annual-2015', 410],
        ['/es/app/metrics/annual-2015', 410],
        ['/api/api/Documents/GetReport/annual-2015', 410],
        ['/app/metrics/annual-2026', 308],
        ['/app/documents/', 308],
        ['/app/documents/annual-2026/?from=mail', 308],
        ['/es', 308],
        ['/es/nowhere', 302],
        ['/ht/app/discover', 302],
        ['/wp-login.php', 302],
        ['/app/documents/nothing', 404],
        ['/es/app/metrics/nothing', 404],
        ['/app/services/nothing/', 404],
        ['/app/nowhere', 302],
        ['/app/discover.html', 302],
        ['/index.html', 302],
        ['/app/discover?from=mail', 200],
        ['/files/annual-2026.pdf?download', 200],
        ['/healthz', 200],
      ]
      expect((await bothResponse('/files/annual-2015.pdf', {}, ['access-control'])).status).toBe(410)
      for (const [address, status] of expected)
        expect((await bothResponse(address)).status, address).toBe(status)
    })

    test('no address leads to anything unpublished', async () => {
      const { copy } = await aCopiedSite()
      const addresses = [
        '/files/nothing.pdf',
        '/assets/old-123.js',
        '/feeds/nothing.atom',
        '/api/api/Documents/GetReports/nothing',
        '/gone/annual-2015.html',
        '/gone/es/annual-2015.html',
        '/api/api/Metrics/GetSeries/ramp_monthly.csv',
        '/app/../../../etc/passwd',
        '/files/%2e%2e/%2e%2e/export.json',
        '/_headers%00',
      ]
      for (const address of addresses) {
        const { status, headers } = await readResponse(copy, address)
        expect([302, 400, 404]).toContain(status)
        if (status === 404) expect(headers['content-type'], address).toContain('application/problem+json')
      }
    })

    test('unchanged files are not sent again, and files support range requests', async () => {
      const { copy } = await aCopiedSite()
      const { headers } = await readResponse(copy, '/app/documents')
      const again = await readResponse(copy, '/app/documents', { 'if-none-match': headers.etag ?? '' })
      expect(again.status).toBe(304)
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
      expect(await readResponse(copy, '/files/annual-2026.pdf', { range: 'bytes=0-3' })).toMatchObject({
        status: 206,
        body: Buffer.from('%PDF'),
      })
    })

    test('a request larger than any message is refused with a message before it is read', async () => {
      const { copy } = await aCopiedSite()
      for (const [bytes, status] of [
        [30_000, 403],
        [33_000, 413],
        [100_000, 413],
        [3_000_000, 413],
      ] as const) {
        const body = 'x'.repeat(bytes)
        const response = await fetch(`${copy}/api/api/Email/SendFeedback`, { method: 'POST', body })
        expect([bytes, response.status]).toEqual([bytes, status])
        expect(response.headers.get('content-type')).toContain('application/problem+json')
        expect(await response.json()).toMatchObject({ status })
      }
    })

    test('messages and preflight requests of other sites are forwarded to the server', async () => {
      const { copy } = await aCopiedSite()
      const token = await fetch(`${copy}/api/api/Email/GetToken`)
      expect(token.status).toBe(200)
      expect(token.headers.getSetCookie().join()).toContain('XSRF-TOKEN=')
      const stranger = await fetch(`${copy}/api/api/Email/SendFeedback`, { method: 'POST', body: '{}' })
      expect(stranger.status).toBe(403)
      const preflight = await fetch(`${copy}/api/api/Documents/GetStats`, { method: 'OPTIONS' })
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    })
  },
)

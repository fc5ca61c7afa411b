import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findNginx, NO_NGINX } from '../../testing/find-nginx.ts'
import { type RunningNginx, startNginx } from '../../testing/running-nginx.ts'
import { anExport, type TestExport } from '../testing/an-export.ts'
import { readResponse } from '../testing/compare-responses.ts'

const nginx = findNginx()

/** An exported page, its blanks all of one kind. */
async function readPage(current: string, address: string): Promise<string> {
  const html = await readFile(join(current, 'site', `${address}.html`), 'utf8')
  return html.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('the copy of the cameras says as of when it is, and nothing that sounds like the present', async () => {
  const { current } = await anExport()
  const html = await readPage(current, '/app/cameras')
  expect(html).toContain('As of November 22, 2026, 5:12 p.m.')
  expect(html).toContain('can’t show the road as it is now')
  expect(html).toContain('Last new picture 5:10 p.m.')
  // Of another day, so with its date.
  expect(html).toContain('Outdated: last new picture November 21, 2026, 9:00 a.m.')
  expect(html).toContain('Sunrise &lt;Blvd&gt;')
  expect(html).not.toMatch(/<img|<script|just now|\bago\b|GetSnapshot/)
  expect(html).toContain('<link rel="canonical" href="https://traffic.example.gov/app/cameras">')
})

test('each camera and the health of the feed have a copy in each language, with their own address', async () => {
  const { current, responses } = await anExport()
  const addresses = responses
    .map(({ address }) => address)
    .filter((address) => address.includes('/app/camera'))
  const pages = ['cameras', 'camera-health', 'cameras/exit-7', 'cameras/exit-11', 'cameras/sunrise']
  expect(addresses.sort()).toEqual(pages.flatMap((page) => [`/app/${page}`, `/es/app/${page}`]).sort())
  for (const address of addresses) {
    const html = await readPage(current, address)
    expect(html, address).toContain(`<link rel="canonical" href="https://traffic.example.gov${address}">`)
    expect(html, address).toContain(
      address.startsWith('/es') ? 'Al 22 de noviembre de 2026' : 'As of November',
    )
  }
})

describe.skipIf(nginx === null)(`behind nginx (${nginx === null ? NO_NGINX : 'found'})`, () => {
  async function serve(site: TestExport, serverUrl: string | null): Promise<RunningNginx> {
    const upstream =
      serverUrl === null ? '' : `upstream traffic_site { server ${new URL(serverUrl).host}; }\n`
    const web = await startNginx(nginx ?? '', {
      http: `${upstream}include ${site.current}/nginx/maps.conf;`,
      server: `root ${site.current}/site;\ninclude ${site.current}/nginx/server.conf;`,
    })
    onTestFinished(web.stop)
    return web
  }

  test('the pages of cameras come from the server while it is there', async () => {
    const site = await anExport()
    const { url } = await serve(site, site.serverUrl)
    for (const path of ['/app/cameras', '/es/app/cameras', '/app/camera-health', '/app/cameras?view=map']) {
      const { status, body } = await readResponse(url, path)
      expect([path, status]).toEqual([path, 200])
      expect(body.toString()).not.toContain('2026, 5:12')
    }
    // Only the server knows which cameras there are now.
    expect(await readResponse(url, '/app/cameras/')).toMatchObject({ status: 308 })
  })

  test.each(['is away', 'does not exist'])('they are those of the copy when the server %s', async (what) => {
    const site = await anExport(undefined, { hasServer: what === 'is away' })
    const { url } = await serve(site, what === 'is away' ? 'http://127.0.0.1:9' : null)
    for (const path of [
      '/app/cameras',
      '/app/cameras?view=map',
      '/app/camera-health',
      '/app/cameras/exit-7',
    ]) {
      for (const prefix of ['', '/es']) {
        const { status, headers, body } = await readResponse(url, prefix + path, { 'accept-encoding': 'br' })
        expect([prefix + path, status]).toEqual([prefix + path, 200])
        expect(body.toString(), path).toContain(prefix === '' ? 'As of' : 'Al 22')
        const page = await readResponse(url, '/app/discover')
        expect(headers['content-security-policy']).toBe(page.headers['content-security-policy'])
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
      }
    }
    const style = /href="(\/assets\/camera[^"]+)"/.exec(
      (await readResponse(url, '/app/cameras')).body.toString(),
    )
    expect((await readResponse(url, style?.[1] ?? '')).headers['content-type']).toContain('text/css')
    expect((await readResponse(url, '/es/app/cameras/gone')).status).toBe(404)
    expect(await readResponse(url, '/app/cameras/')).toMatchObject({
      status: 308,
      headers: { location: '/app/cameras' },
    })
    expect((await readResponse(url, '/api/api/Email/GetToken')).status).toBe(503)
  })
})

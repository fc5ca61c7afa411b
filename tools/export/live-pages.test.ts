import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findNginx, NO_NGINX } from '../testing/find-nginx.ts'
import { type RunningNginx, startNginx } from '../testing/running-nginx.ts'
import { anExport, type TestExport } from './testing/an-export.ts'
import { readResponse } from './testing/compare-responses.ts'
import { readRedirectHost } from './testing/redirect-host.ts'

const nginx = findNginx()

test('the camera pages have a copy in each language, with their own address', async () => {
  const { current, responses } = await anExport()
  const addresses = responses
    .map(({ address }) => address)
    .filter((address) => address.includes('/app/camera'))
  const pages = ['cameras', 'camera-health']
  expect(addresses.sort()).toEqual(pages.flatMap((page) => [`/app/${page}`, `/es/app/${page}`]).sort())
  for (const address of addresses) {
    const html = await readFile(join(current, 'site', `${address}.html`), 'utf8')
    expect(html, address).toContain(`href="https://traffic.example.gov${address}"`)
  }
})

test('without a server a camera’s address leads to the page that explains why none is shown', async () => {
  const { current } = await anExport(undefined, { hasServer: false })
  const respond = await readRedirectHost(join(current, 'site'))
  expect(respond('/es/app/cameras/exit-7')).toEqual({ kind: 'redirect', to: '/es/app/cameras', status: 302 })
  expect(respond('/app/cameras')).toMatchObject({ kind: 'file', status: 200 })
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

  test('the camera pages come from the server while it is up', async () => {
    const site = await anExport()
    const { url } = await serve(site, site.serverUrl)
    for (const path of ['/app/cameras', '/es/app/cameras', '/app/camera-health', '/app/cameras?view=map']) {
      const [ours, theirs] = await Promise.all([readResponse(site.serverUrl, path), readResponse(url, path)])
      expect(theirs.status, path).toBe(200)
      expect(theirs.body.toString(), path).toBe(ours.body.toString())
    }
    // Only the server knows which cameras exist.
    expect((await readResponse(url, '/app/cameras/exit-7')).status).toBe(
      (await readResponse(site.serverUrl, '/app/cameras/exit-7')).status,
    )
    expect(await readResponse(url, '/app/cameras/')).toMatchObject({ status: 308 })
  })

  test.each(['is down', 'does not exist'])(
    'the camera pages come from the copy when the server %s',
    async (what) => {
      const site = await anExport(undefined, { hasServer: what === 'is down' })
      const { url } = await serve(site, what === 'is down' ? 'http://127.0.0.1:9' : null)
      const page = await readResponse(url, '/app/discover')
      for (const path of ['/app/cameras', '/app/cameras?view=map', '/app/camera-health']) {
        for (const prefix of ['', '/es']) {
          const { status, headers } = await readResponse(url, prefix + path, { 'accept-encoding': 'br' })
          expect([prefix + path, status]).toEqual([prefix + path, 200])
          expect(headers['content-security-policy']).toBe(page.headers['content-security-policy'])
          expect(headers['content-type']).toBe('text/html; charset=utf-8')
        }
      }
      expect(await readResponse(url, '/es/app/cameras/exit-7')).toMatchObject({
        status: 302,
        headers: { location: '/es/app/cameras' },
      })
      expect(await readResponse(url, '/app/cameras/')).toMatchObject({
        status: 308,
        headers: { location: '/app/cameras' },
      })
      expect((await readResponse(url, '/api/api/Email/GetToken')).status).toBe(503)
    },
  )
})

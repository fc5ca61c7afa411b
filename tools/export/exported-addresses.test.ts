import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ROAD_FEED_PATH, WZDX_FEED_PATH } from '../../src/contract/feed-path.ts'
import { LANGUAGES } from '../../src/contract/language.ts'
import { PAGES, pagePath } from '../../src/contract/pages.ts'
import { runExport, serveExport } from '../testing/exported-copy.ts'
import { findNginx, NO_NGINX } from '../testing/find-nginx.ts'
import { startServer } from '../testing/running-server.ts'
import { sharePdfCache } from '../testing/shared-pdf-cache.ts'
import { isEveryCase } from '../testing/test-cases.ts'
import { readRedirectHost } from './testing/redirect-host.ts'
import { writeSmallContent } from './testing/small-content.ts'

const nginx = findNginx()
const PUBLIC_URL = 'https://traffic.example.gov'
let place = ''
let env: Record<string, string> = {}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'addresses-'))
  const dataDir = await sharePdfCache(join(place, 'var'))
  env = { CONTENT_DIR: join(place, 'content'), DATA_DIR: dataDir, PUBLIC_URL }
  await writeSmallContent(env.CONTENT_DIR ?? '')
})
afterAll(() => rm(place, { recursive: true, force: true }))

/** Exports the whole site with the command; returns the folder to serve. */
async function exportSite(name: string, ...options: string[]): Promise<{ out: string; site: string }> {
  const out = join(place, name)
  await runExport(out, env, ['--quick', '--no-packed', ...options])
  return { out, site: join(out, 'current', 'site') }
}

/** Every page of the sitemap, and every address of the site on those pages: bar, menu, footer and content. */
async function readAddresses(siteDir: string): Promise<{ pages: string[]; links: string[] }> {
  const sitemap = await readFile(join(siteDir, 'sitemap.xml'), 'utf8')
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url.replace(PUBLIC_URL, ''))
  const links = new Set<string>()
  for (const page of pages) {
    const html = await readFile(join(siteDir, `${page}.html`), 'utf8')
    for (const [, href = ''] of html.matchAll(/\bhref="([^"#]+)/g)) {
      const address = href.replaceAll('&amp;', '&').replace(PUBLIC_URL, '')
      if (address.startsWith('/')) links.add(address)
    }
  }
  return { pages, links: [...links] }
}

/** A page's canonical address; anything that is not a page needs none. */
function isRight(address: string, body: string): boolean {
  const path = address.split('?')[0] ?? ''
  if (!/^(\/[a-z]{2})?\/(app\/|$)/.test(path)) return body !== ''
  const own = path.endsWith('/') ? `${path}app/discover` : path
  return body.includes(`<link rel="canonical" href="${PUBLIC_URL}${own}">`)
}

/** Whether the copy serves an address. Only a server knows what is happening on the roads. */
function isOfFiles(address: string): boolean {
  return address !== ROAD_FEED_PATH && address !== WZDX_FEED_PATH
}

// Takes half a minute; `npm test` only reads the copy behind nginx, below.
test.runIf(isEveryCase)(
  'without a server every address of the sitemap, the bar, the menu and the footer is served from files',
  async () => {
    const { site } = await exportSite('alone', '--no-server')
    const { pages, links } = await readAddresses(site)
    const body = await readRedirectHost(site)
    const everyPage = LANGUAGES.flatMap((language) => PAGES.map((page) => pagePath(page, language)))
    expect(pages).toEqual(expect.arrayContaining(everyPage))
    expect(links.length).toBeGreaterThan(50)
    const wrong: string[] = []
    for (const address of [...pages, ...links.filter(isOfFiles)]) {
      const found = body(address)
      const isFound = found.kind === 'file' && found.status === 200
      if (!isFound || !isRight(address, await readFile(found.file, 'latin1')))
        wrong.push(`${address} ${JSON.stringify(found)}`)
    }
    expect(wrong).toEqual([])
  },
  240_000,
)

describe.skipIf(nginx === null)(`behind nginx (${nginx === null ? NO_NGINX : 'found'})`, () => {
  test('nginx serves every one of them, with the server and while it is down', async () => {
    const server = await startServer(env)
    onTestFinished(server.stop)
    const { out, site } = await exportSite('before', '--server', server.url)
    const { pages, links } = await readAddresses(site)
    const web = await serveExport(nginx ?? '', out, server.url)
    onTestFinished(web.stop)
    const findWrong = async (addresses: readonly string[]) => {
      const wrong: string[] = []
      for (const address of addresses) {
        const response = await fetch(web.url + address, { redirect: 'manual' })
        const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
        if (response.status !== 200 || !isRight(address, body)) wrong.push(`${address} ${response.status}`)
      }
      return wrong
    }
    expect(await findWrong([...pages, ...links])).toEqual([])
    await server.stop()
    expect(await findWrong([...pages, ...links.filter(isOfFiles)])).toEqual([])
    for (const feed of links.filter((address) => !isOfFiles(address)))
      expect((await fetch(web.url + feed)).status, feed).toBe(503)
  }, 240_000)
})

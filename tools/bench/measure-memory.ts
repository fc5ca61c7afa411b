import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pidusage from 'pidusage'
import { LANGUAGES } from '../../src/contract/language.ts'
import { PAGES, pagePath } from '../../src/contract/pages.ts'
import { siteSearchPath } from '../../src/contract/site-search.ts'
import { type RunningServer, startServer } from '../testing/running-server.ts'
import { type Figure, figure } from './figure.ts'

/** Concurrent requests, as from a few visitors. */
const CRAWLERS = 6
/** Every picture of the sample feed changes within this time, in seconds. */
const CAMERA_SECONDS = 120
const BUDGET_MEGABYTES = 300

/**
 * The memory of a server of the sample site, started with the settings of `npm start`: after the first start, which compiles
 * its sources, and after the next; after every page, call, feed and file that a page links to was requested in every
 * language; and after its cameras were polled.
 */
export async function measureMemory(place: string): Promise<Figure[]> {
  const settings = { DATA_DIR: join(place, 'memory-var'), NODE_COMPILE_CACHE: join(place, 'compiled') }
  const first = await startServer(settings)
  await first.logged('Received the list of cameras')
  const compiling = await megabytesOf(first)
  await first.stop()
  const server = await startServer(settings)
  try {
    await server.logged('Received the list of cameras')
    const started = await megabytesOf(server)
    const addresses = await requestEverything((path) => textAt(server.url + path))
    const crawled = await megabytesOf(server)
    await pollCameras(server.url)
    return [
      figure('Memory of the sample site after its first start', compiling, 'MB', BUDGET_MEGABYTES),
      figure('  after every other start', started, 'MB', BUDGET_MEGABYTES),
      figure(`  after its ${addresses.toLocaleString('en-US')} addresses`, crawled, 'MB', BUDGET_MEGABYTES),
      figure(`  after ${CAMERA_SECONDS} s of cameras`, await megabytesOf(server), 'MB', BUDGET_MEGABYTES),
    ]
  } finally {
    await server.stop()
  }
}

/** Only the main process. */
async function megabytesOf(server: RunningServer): Promise<number> {
  return (await pidusage(server.process.pid ?? 0)).memory / 1_000_000
}

async function textAt(address: string): Promise<string> {
  return (await fetch(address, { redirect: 'manual' })).text()
}

/** Follows every address from every page in every language, `most` at most. Resolves with their number. */
export async function requestEverything(
  textAt: (path: string) => Promise<string>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const pages = LANGUAGES.flatMap((language) => [
    ...PAGES.map((page) => pagePath(page, language)),
    `${siteSearchPath(language)}?q=ramp`,
  ])
  const found = new Set(['/sitemap.xml', '/api/openapi.json', ...pages])
  // A set's iterator includes items added while it runs, and the crawlers share this one.
  const addresses = found.values()
  const crawl = async () => {
    for (const address of addresses) {
      const text = await textAt(address)
      for (const [, next = ''] of text.matchAll(/(?:["(]|<loc>[^<]*?:\/\/[^/<]+)(\/[^"#)<\\]+)/g))
        if (found.size < most && /^\/(app|[a-z]{2}|api|feeds|files|assets)\//.test(next))
          found.add(next.replaceAll('&amp;', '&'))
    }
  }
  await Promise.all(Array.from({ length: CRAWLERS }, crawl))
  return found.size
}

async function pollCameras(url: string): Promise<void> {
  const over = AbortSignal.timeout(CAMERA_SECONDS * 1000)
  while (!over.aborted) {
    const response = await fetch(`${url}/api/api/Cameras/GetCameras`)
    const list: { cameras: { views: { snapshotUrl: string }[] }[] } = await response.json()
    for (const { snapshotUrl } of list.cameras.flatMap(({ views }) => views))
      await (await fetch(`${url}${snapshotUrl}?width=320`)).arrayBuffer()
    await delay(1000, undefined, { signal: over }).catch(() => undefined)
  }
}

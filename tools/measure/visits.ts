import { createServer, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { type Page, pagePath } from '../../src/contract/pages.ts'
import { findBrowser } from '../testing/find-browser.ts'
import { listenLocally } from '../testing/local-server.ts'

/** What the first visit to a page fetches over HTTP/1.1, with headers and without pictures. */
export interface Visit {
  page: Page
  /** The page itself, with Save-Data on, so nothing else is preloaded. */
  itself: Transfer
  /** With the code of the other pages and the copies the service worker makes. */
  whole: Transfer
}

export interface Transfer {
  bytes: number
  requests: number
}

/** After this long without a new response, a page has what it needs; cameras refetch less often. */
const IDLE_MS = 3000
const LONGEST_MS = 40_000

/** Visits pages of a running site with an empty browser, until the network is idle. */
export async function measureVisits(serverUrl: string, pages: readonly Page[]): Promise<Visit[]> {
  const proxy = await startCountingProxy(serverUrl)
  const browser = await chromium.launch(findBrowser())
  const visits: Visit[] = []
  for (const page of pages) {
    const itself = await visit(browser, proxy, pagePath(page), { savesData: true })
    visits.push({ page, itself, whole: await visit(browser, proxy, pagePath(page), { savesData: false }) })
  }
  await browser.close()
  proxy.stop()
  return visits
}

async function visit(
  browser: Browser,
  proxy: CountingProxy,
  path: string,
  { savesData }: { savesData: boolean },
): Promise<Transfer> {
  const before = proxy.read()
  const context = await browser.newContext()
  const tab = await context.newPage()
  if (savesData)
    await tab.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  await tab.goto(proxy.url + path, { waitUntil: 'load' })
  const end = performance.now() + LONGEST_MS
  while (performance.now() < end && performance.now() - proxy.lastResponseAt() < IDLE_MS) await delay(100)
  await context.close()
  const after = proxy.read()
  return { bytes: after.bytes - before.bytes, requests: after.requests - before.requests }
}

interface CountingProxy {
  url: string
  read: () => Transfer
  lastResponseAt: () => number
  stop: () => void
}

/** Forwards to the server, and counts what any process or worker of a browser fetches. */
async function startCountingProxy(serverUrl: string): Promise<CountingProxy> {
  const count = { bytes: 0, requests: 0 }
  let lastResponseAt = performance.now()
  const proxy = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    const forwarded = request(serverUrl + url, { method, headers }, (response) => {
      const isPicture = response.headers['content-type']?.startsWith('image/') === true
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
      if (!isPicture) {
        count.requests += 1
        // Status line, and a colon, a blank and a line end for each header.
        count.bytes += 17 + response.rawHeaders.join('').length + response.rawHeaders.length * 2
      }
      response.on('data', (chunk: Buffer) => {
        lastResponseAt = performance.now()
        if (!isPicture) count.bytes += chunk.length
      })
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  const { url, close } = await listenLocally(proxy)
  return { url, read: () => ({ ...count }), lastResponseAt: () => lastResponseAt, stop: close }
}

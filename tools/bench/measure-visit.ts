import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { PAGES, pagePath } from '../../src/contract/pages.ts'
import { findBrowser } from '../testing/find-browser.ts'
import type { Figure } from './figure.ts'

/** Scripts, styles and fonts as a page's HTML names them; pictures come on top. */
const NAMED = /\/assets\/[\w-]+\.(?:js|css|woff2)/g

/** Style sheets that the page's own holds; they are named so that no part fetches them again. */
const HERE_ALREADY = /<link rel="stylesheet" disabled[^>]*>/g

/**
 * Bytes on the wire of a first visit of each page: its HTML, and every script, style sheet and font that this names,
 * with their headers, uncompressed as HTTP/1.1 sends them. The words of the interface are among the scripts.
 * All of them are waited for: the load event comes before scripts that are only preloaded, sooner on a busy machine.
 * Told besides: with what a device that saves data fetches when idle, which is the rest of the page's own parts.
 */
export async function measureVisits(url: string): Promise<Figure[]> {
  const browser = await chromium.launch(findBrowser())
  const figures: Figure[] = []
  for (const page of PAGES) {
    const bytes = await measureVisit(browser, url + pagePath(page))
    figures.push({ name: `First visit of ${page}`, value: bytes.all / 1000, unit: 'KB', budget: 100 })
    figures.push({ name: '  of which scripts', value: bytes.scripts / 1000, unit: 'KB', budget: 75 })
    figures.push({ name: '  requests', value: bytes.requests, unit: '', budget: null })
    figures.push({
      name: '  with its parts fetched when idle',
      value: bytes.withIdle / 1000,
      unit: 'KB',
      budget: null,
    })
  }
  await browser.close()
  return figures
}

async function measureVisit(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  url: string,
): Promise<{ all: number; scripts: number; requests: number; withIdle: number }> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  // Without it the page would go on to fetch every other page.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const devtools = await context.newCDPSession(page)
  const addresses = new Map<string, string>()
  const sizes = new Map<string, number>()
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    addresses.set(requestId, new URL(response.url).pathname),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(addresses.get(requestId) ?? '', encodedDataLength),
  )
  const answer = await page.goto(url, { waitUntil: 'load' })
  const html = (await answer?.text()) ?? ''
  const named = html.replaceAll(HERE_ALREADY, '').match(NAMED)
  const counted = [new URL(url).pathname, ...new Set(named)]
  while (!counted.every((path) => sizes.has(path))) await delay(20)
  await page.waitForLoadState('networkidle')
  await context.close()
  const fetched = [...sizes.keys()].filter((path) => path === counted[0] || /\.(?:js|css|woff2)$/.test(path))
  const sumOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
  return {
    all: sumOf(counted),
    scripts: sumOf(counted.filter((path) => path.endsWith('.js'))),
    requests: counted.length,
    withIdle: sumOf(fetched),
  }
}

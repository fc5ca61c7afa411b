import { setTimeout as delay } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { PAGES, type Page, pagePath } from '../../src/contract/pages.ts'
import { findBrowser } from '../testing/find-browser.ts'
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts'
import type { Figure } from './figure.ts'

/** A browser that has fetched nothing for so long has what it wants; cameras are renewed less often. */
const QUIET_MS = 4000
/** Who looks at a page for a minute. */
const LONGEST_MS = 60_000

/**
 * All that a visitor's device fetches when it opens a page and stays on it, until it falls quiet: pictures, the code of
 * the other pages and the copies for reading offline besides what {@link measureVisits} counts. Then the same for a
 * second visit of that page, in a new tab.
 */
export async function measureWholeVisits(serverUrl: string): Promise<Figure[]> {
  const proxy = await startCountingProxy(serverUrl)
  const browser = await chromium.launch(findBrowser())
  const figures: Figure[] = []
  for (const page of PAGES) {
    const context = await browser.newContext()
    figures.push(...figuresOf(`Whole first visit of ${page}`, await visit(context, proxy, page)))
    figures.push(...figuresOf('  second visit', await visit(context, proxy, page)))
    await context.close()
  }
  await browser.close()
  proxy.stop()
  return figures
}

interface Visit {
  bytes: number
  requests: number
}

async function visit(context: BrowserContext, proxy: CountingProxy, name: Page): Promise<Visit> {
  const before = proxy.read()
  const page = await context.newPage()
  await page.goto(proxy.url + pagePath(name), { waitUntil: 'load' })
  await untilQuiet(proxy)
  const after = proxy.read()
  await page.close()
  return { bytes: after.bytes - before.bytes, requests: after.requests - before.requests }
}

async function untilQuiet(proxy: CountingProxy): Promise<void> {
  const end = performance.now() + LONGEST_MS
  let seen = proxy.read().bytes
  let quietSince = performance.now()
  while (performance.now() < end && performance.now() - quietSince < QUIET_MS) {
    await delay(100)
    const { bytes } = proxy.read()
    if (bytes !== seen) quietSince = performance.now()
    seen = bytes
  }
}

function figuresOf(name: string, { bytes, requests }: Visit): Figure[] {
  return [
    { name, value: bytes / 1000, unit: 'KB', budget: null },
    { name: '    requests', value: requests, unit: '', budget: null },
  ]
}

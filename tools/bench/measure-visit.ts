import { chromium } from '@playwright/test'
import { PAGES, pagePath } from '../../src/contract/pages.ts'
import { findChromium } from '../testing/find-chromium.ts'
import type { Figure } from './figure.ts'

/** What counts for the budget; pictures come on top. */
const COUNTED = new Set(['Document', 'Stylesheet', 'Script', 'Font'])

/** Bytes on the wire of a first visit of each page, until its load event: HTML, styles, scripts and fonts. */
export async function measureVisits(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  const figures: Figure[] = []
  for (const page of PAGES) {
    const bytes = await measureVisit(browser, url + pagePath(page))
    figures.push({ name: `First visit of ${page}`, value: bytes.all / 1000, unit: 'KB', budget: 100 })
    figures.push({ name: '  of which scripts', value: bytes.scripts / 1000, unit: 'KB', budget: 75 })
  }
  await browser.close()
  return figures
}

async function measureVisit(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  url: string,
): Promise<{ all: number; scripts: number }> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = { all: 0, scripts: 0 }
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type))
  devtools.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId) ?? ''
    if (COUNTED.has(kind)) bytes.all += event.encodedDataLength
    if (kind === 'Script') bytes.scripts += event.encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  const atLoad = { ...bytes }
  await context.close()
  return atLoad
}

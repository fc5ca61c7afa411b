import type { Page } from '@playwright/test'
import { issuesOf, scanPage, storeScans } from './accessibility/find-violations.ts'
import { untilHydrated } from './support/hydrated.ts'
import { publishNotice } from './support/notice.ts'
import { test as base, expect, startSite } from './support/site.ts'
import { type SiteProxy, startProxy } from './support/site-proxy.ts'

interface Fixtures {
  siteProxy: SiteProxy
  /** A separate page, because failed requests are logged to the console. */
  visitor: Page
}

const test = base.extend<Fixtures>({
  siteProxy: async ({ site }, use) => {
    const siteProxy = await startProxy(site.url)
    await use(siteProxy)
    await siteProxy.stop()
  },
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext({
      serviceWorkers: 'allow',
      viewport: { width: 1280, height: 800 },
    })
    await use(await context.newPage())
    await context.close()
  },
})

/** The service worker registers when the page is idle, after at most 30 seconds, and then stores its files. */
const INSTALLED = { timeout: 60_000 }

/** Makes a first visit, and waits until the service worker controls the page and has stored copies of these pages. */
async function visit(page: Page, address: string, copies: readonly string[]): Promise<void> {
  await page.goto(address)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), INSTALLED)
    .toBe(true)
  await expect.poll(() => storedPaths(page, 'pages'), INSTALLED).toEqual(expect.arrayContaining([...copies]))
}

/** Opens pages with a connection, and waits until copies of them are stored. */
async function openOnline(page: Page, siteProxy: SiteProxy, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(siteProxy.url + path)
    await expect.poll(() => storedPaths(page, 'pages'), INSTALLED).toContain(path)
  }
}

/** The paths stored in caches whose names contain `name`. */
async function storedPaths(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((cache) => cache.includes(part))
    const requests = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  }, name)
}

async function goOffline(page: Page, siteProxy: SiteProxy): Promise<void> {
  siteProxy.setDown(true)
  await page.context().setOffline(true)
}

/**
 * Opens an address without a connection. Chromium 150 is online again after a navigation, so it is set offline again;
 * the server stays down in the meantime.
 * https://playwright.dev/docs/api/class-browsercontext#browser-context-set-offline
 */
async function openOffline(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.context().setOffline(false)
  await page.context().setOffline(true)
}

const band = (page: Page) => page.getByRole('status').filter({ hasText: 'This copy from' })

test('pages opened before open without a connection, including the home page and the documents list', async ({
  visitor: page,
  siteProxy,
}) => {
  await visit(page, `${siteProxy.url}/app/services`, ['/app/services'])
  await openOnline(page, siteProxy, ['/', '/app/documents'])
  await goOffline(page, siteProxy)
  for (const path of ['/app/services', '/app/documents', '/']) {
    await openOffline(page, siteProxy.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(band(page)).toContainText(
      /You are offline\. This copy from \w+\s\d+, \d+:\d\d\s[ap]\.m\. may be out of date\./,
    )
    // With its styles.
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(85)
  }
  await page.goto(`${siteProxy.url}/app/documents`)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('without a connection a page never opened says so, whom to call, and which pages are on the device', async ({
  visitor: page,
  siteProxy,
}) => {
  await visit(page, `${siteProxy.url}/app/services`, ['/app/contact-us', '/app/services'])
  await openOnline(page, siteProxy, ['/', '/app/documents'])
  await goOffline(page, siteProxy)
  const response = await page.goto(`${siteProxy.url}/app/metrics`)
  expect(response?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible()
  for (const number of ['911', '*347', '511', '(555) 010-0147'])
    await expect(page.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', /^tel:/)
  const pages = page.getByRole('list').last().getByRole('link')
  expect((await pages.allTextContents()).sort()).toEqual(['Contact Us', 'Discover', 'Documents', 'Services'])
  const scan = await scanPage(page, 'a page that is not on the device', 'light, 1280 px')
  await storeScans('state offline page', [scan])
  expect(issuesOf([scan])).toEqual([])
  await page.getByRole('link', { name: /^Documents/ }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('of pages never opened, only Contact Us is stored on a device', async ({ visitor: page, siteProxy }) => {
  await visit(page, `${siteProxy.url}/app/services`, ['/app/contact-us', '/app/services'])
  await expect
    .poll(() => storedPaths(page, 'precache'), INSTALLED)
    .toContainEqual(expect.stringMatching(/^\/assets\/contact-us-page-.*\.js$/))
  expect((await storedPaths(page, 'pages')).sort()).toEqual(['/app/contact-us', '/app/services'])
})

test('a notice in force is on the offline page too @release', async ({ visitor: page }) => {
  const site = await startSite('tests/scenarios/tiny', {}, (folder) =>
    publishNotice(folder, 'storm', [
      'level: emergency',
      'text: { en: The 17th Street Causeway bridge is closed. }',
      'until: 2100-01-01 06:00',
    ]),
  )
  const siteProxy = await startProxy(site.url)
  await visit(page, `${siteProxy.url}/app/services`, ['/app/contact-us', '/app/services'])
  await goOffline(page, siteProxy)
  await page.goto(`${siteProxy.url}/app/metrics`)
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'The 17th Street Causeway' })).toHaveText(
    /^Emergency.? The 17th Street Causeway bridge is closed\.Until January\s1, /,
  )
  await siteProxy.stop()
  await site.close()
})

test('my roads open without a connection, each event with its age @release', async ({
  visitor: page,
  siteProxy,
}) => {
  await visit(page, `${siteProxy.url}/app/roads?view=mine&roads=I-95`, ['/app/roads'])
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await page.goto(`${siteProxy.url}/app/roads?view=mine`)
  await expect(page.locator('li[data-event]').first()).toBeVisible()
  for (const call of ['GetEvents', 'GetSigns', 'GetAdvisories'])
    await expect.poll(() => storedPaths(page, 'responses'), INSTALLED).toContain(`/api/api/Roads/${call}`)
  await goOffline(page, siteProxy)
  await openOffline(page, `${siteProxy.url}/app/roads?view=mine`)
  await expect(band(page)).toContainText('You are offline.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My roads')
  await expect(page.locator('li[data-event]').first()).toContainText(/last listed .* ago/)
})

test('the storm page opens without a connection, even if it was the first page opened @release', async ({
  visitor: page,
}) => {
  const site = await startSite('content', {}, (folder) =>
    publishNotice(folder, 'storm', ['level: emergency', 'text: { en: Stay off the roads. }']),
  )
  const siteProxy = await startProxy(site.url)
  await visit(page, `${siteProxy.url}/app/storm`, ['/app/contact-us', '/app/storm'])
  await goOffline(page, siteProxy)
  await openOffline(page, `${siteProxy.url}/app/storm`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storm information')
  await expect(page.getByText('Stay off the roads.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-copy-of', /./)
  // Any other address has the phone numbers and the office's notice.
  await openOffline(page, `${siteProxy.url}/app/metrics`)
  for (const number of ['911', '*347', '511', '(555) 010-0147'])
    await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible()
  await expect(page.getByText('Stay off the roads.')).toBeVisible()
  await siteProxy.stop()
  await site.close()
})

test('pages opened by navigating within the site are cached too @release', async ({
  visitor: page,
  siteProxy,
}) => {
  await visit(page, `${siteProxy.url}/app/services`, ['/app/services'])
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => storedPaths(page, 'pages'), INSTALLED).toContain('/app/about-us')
  await goOffline(page, siteProxy)
  await page.goto(`${siteProxy.url}/app/about-us`)
  await expect(band(page)).toBeVisible()
})

test('when the connection returns, the page loads new data and the notice disappears', async ({
  visitor: page,
  siteProxy,
}) => {
  await visit(page, `${siteProxy.url}/app/documents`, ['/app/documents'])
  await goOffline(page, siteProxy)
  await openOffline(page, `${siteProxy.url}/app/documents`)
  await expect(band(page)).toBeVisible()
  siteProxy.setDown(false)
  await page.context().setOffline(false)
  await expect(band(page)).toBeHidden()
})

test('a page opened from its copy just before the connection returned loads new data @release', async ({
  visitor: page,
  siteProxy,
}) => {
  await visit(page, `${siteProxy.url}/app/documents`, ['/app/documents'])
  siteProxy.setDown(true)
  await page.goto(`${siteProxy.url}/app/documents`, { waitUntil: 'commit' })
  siteProxy.setDown(false)
  await expect(page.locator('html')).toHaveAttribute('data-copy-of', /./)
  await untilHydrated(page)
  await expect(band(page)).toBeHidden()
})

test('a connection lost while the page is open is announced too @release', async ({
  visitor: page,
  siteProxy,
}) => {
  await visit(page, `${siteProxy.url}/app/documents`, ['/app/documents'])
  await expect(band(page)).toBeHidden()
  await page.context().setOffline(true)
  await expect(band(page)).toContainText('You are offline.')
  await page.context().setOffline(false)
  await expect(band(page)).toBeHidden()
})

test('a site that does not respond is announced as such @release', async ({ visitor: page, siteProxy }) => {
  await visit(page, `${siteProxy.url}/app/documents`, ['/app/documents'])
  siteProxy.setDown(true)
  await page.goto(`${siteProxy.url}/app/documents`)
  await expect(band(page)).toContainText('The site is not responding.')
})

test('pages come from the network first', async ({ visitor: page, siteProxy }) => {
  await visit(page, `${siteProxy.url}/app/documents`, ['/app/documents'])
  await page.evaluate(async () => {
    const stale = new Response('<title>Stale</title>', { headers: { 'Content-Type': 'text/html' } })
    await (await caches.open('pages')).put('/app/documents', stale)
  })
  await page.goto(`${siteProxy.url}/app/documents`)
  await expect(page).not.toHaveTitle('Stale')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the video player, a third of all code, is not stored on a device before a video is played', async ({
  visitor: page,
  siteProxy,
}) => {
  await visit(page, `${siteProxy.url}/app/services`, ['/app/services'])
  await expect
    .poll(() => storedPaths(page, 'precache'), INSTALLED)
    .toContainEqual(expect.stringMatching(/^\/assets\/contact-us-page-.*\.js$/))
  const stored = await storedPaths(page, '')
  expect(stored.filter((path) => path.startsWith('/assets/hls'))).toEqual([])
})

test('with Save-Data on, no copies for offline use are stored @release', async ({
  visitor: page,
  siteProxy,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const released = page.waitForEvent('console', (message) => message.text().includes('Version'))
  await page.goto(`${siteProxy.url}/app/services`)
  await released
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the site can be installed: a manifest with icons, one of them maskable, and a worker', async ({
  page,
  site,
  request,
}) => {
  await page.goto(site.url)
  const link = page.locator('link[rel="manifest"]')
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest')
  const response = await request.get(`${site.url}/manifest.webmanifest`)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src } of manifest.icons) expect((await request.get(site.url + src)).status()).toBe(200)
  const worker = await request.get(`${site.url}/sw.js`)
  expect(worker.headers()['cache-control']).toBe('no-cache')
  const cdp = await page.context().newCDPSession(page)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

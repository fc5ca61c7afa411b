import { test as base, expect } from '@playwright/test'
import { comparedPart, readResponse } from '../../tools/export/testing/compare-responses.ts'
import { findNginx, NO_NGINX } from '../../tools/testing/find-nginx.ts'
import { type CopiedSite, startCopiedSite } from './support/copied-site.ts'

const nginx = findNginx()

/** Exports the site once for all tests. An error in the browser's console fails the test. */
const test = base.extend<{ quietConsole: undefined }, { site: CopiedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startCopiedSite(nginx ?? '')
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : 0))
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(undefined)
      expect(errors, 'messages on the error console').toEqual([])
    },
    { auto: true },
  ],
})

test.skip(nginx === null, NO_NGINX)
// All tests use the same export, and the last one stops its server.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

test('every exported address of a site has the same response as on the server', async ({ site }) => {
  expect(site.addresses.length).toBeGreaterThan(200)
  for (const address of site.addresses) {
    const headers = { 'accept-encoding': 'br, gzip' }
    const [ours, theirs] = await Promise.all([
      readResponse(site.live, address, headers),
      readResponse(site.copy, address, headers),
    ])
    expect(comparedPart(theirs), address).toEqual(comparedPart(ours))
  }
})

test('pages, documents, a report and its figures work in an export, and nothing violates the content policy', async ({
  page,
  site,
}) => {
  await page.goto(site.copy)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // An export has no current pictures, so there are no empty frames and no search that finds nothing.
  await expect(page.getByRole('link', { name: 'See the traffic cameras' })).toBeVisible()
  await expect(page.getByText('What the cameras see now')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Which road or exit?' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Documents' }).click()
  await expect(page).toHaveURL(`${site.copy}/app/documents`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`${site.copy}/app/documents/annual-report-fy2026`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026')
  await page.goto(`${site.copy}/app/metrics/freeway-weekly-2026-11-08`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a view of the metrics page without its own file works too', async ({ page, site }) => {
  await page.goto(`${site.copy}/app/metrics?tab=ramp`)
  await expect(page.getByRole('tab', { name: /ramp/i })).toHaveAttribute('aria-selected', 'true')
})

test('a search on an exported page goes to the server', async ({ page, site }) => {
  await page.goto(`${site.copy}/app/documents?q=report`)
  await expect(page.getByRole('main')).toContainText('report')
  expect((await page.request.get(`${site.copy}/api/api/Documents/Search?q=report`)).status()).toBe(200)
})

test('code may be cached forever, pages are revalidated, and removed pages say so', async ({
  page,
  site,
}) => {
  const script = site.addresses.find((address) => /^\/assets\/.*\.js$/.test(address)) ?? ''
  const code = await page.request.get(site.copy + script)
  expect(code.headers()['cache-control']).toContain('immutable')
  const discover = await page.request.get(`${site.copy}/app/discover`)
  expect(discover.headers()).toMatchObject({
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
  })
  const gone = await page.request.get(`${site.copy}/app/documents/annual-report-fy2015`)
  expect(gone.status()).toBe(410)
  expect(await gone.text()).toContain('It showed the figures of another district.')
  const nowhere = await page.request.get(`${site.copy}/wp-admin`, { maxRedirects: 0 })
  expect([nowhere.status(), nowhere.headers().location]).toEqual([302, '/?missing=/wp-admin'])
  const noReport = await page.request.get(`${site.copy}/es/app/documents/nope`)
  expect([noReport.status(), await noReport.text()]).toEqual([
    404,
    expect.stringContaining('No existe ese informe'),
  ])
  expect((await page.request.get(`${site.copy}/api/api/Nothing`)).status()).toBe(404)
})

test('while the server is of a newer build, code of its pages comes from the server', async ({
  page,
  site,
}) => {
  const code = await page.request.get(site.copy + site.newerCode)
  expect([code.status(), code.headers()['content-type']]).toEqual([200, 'text/javascript'])
  expect((await page.request.get(`${site.copy}/assets/none.js`)).status()).toBe(404)
})

test('when the server is down the export still works, and parts that need the server say so', async ({
  page,
  site,
}) => {
  await site.stopServer()
  await page.goto(`${site.copy}/app/documents?q=report`)
  await expect(page).toHaveURL(`${site.copy}/app/documents`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const cameras = await page.request.get(`${site.copy}/es/app/cameras`)
  expect(await cameras.text()).toContain('La lista de cámaras no se cargó')
  const message = await page.request.post(`${site.copy}/api/api/Email/SendFeedback`, { data: {} })
  expect(message.status()).toBe(503)
  expect(message.headers()['content-type']).toContain('application/problem+json')
})

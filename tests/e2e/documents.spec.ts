import { openHydrated } from './support/hydrated.ts'
import { expect, test } from './support/site.ts'

test('the documents page shows the three groups, newest period first, each document with its facts', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/documents`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toContainText([
    'On this page',
    'Annual reports',
    'Strategic business plans',
    'Master plans',
  ])
  const annual = main.getByRole('region', { name: 'Annual reports' }).getByRole('article')
  expect(await annual.count()).toBeGreaterThanOrEqual(5)
  await expect(annual.first()).toContainText('2026')
  // Each thing once: the heading says the kind, the facts say the days.
  await expect(annual.first().getByText('Annual report', { exact: true })).toHaveCount(0)
  await expect(annual.first()).toContainText('Jul 1, 2025–\u2060Jun 30, 2026'.replaceAll(' ', '\u00a0'))
  await expect(annual.first()).toContainText(/PDF, \d+ pages, .+KB, English/)
  await expect(annual.first()).toContainText('Machine checks found nothing')
})

test('the page is complete before, and without, any script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/app/documents`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^PDF, \d+ pages/ }).first()).toHaveAttribute(
    'href',
    /^\/files\/.+\.pdf$/,
  )
  await context.close()
})

test('a document opens as a PDF and downloads under its own name', async ({ page, site, request }) => {
  await page.goto(`${site.url}/app/documents`)
  const href = await page
    .getByRole('link', { name: /^PDF, \d+ pages/ })
    .first()
    .getAttribute('href')
  const opened = await request.get(site.url + href)
  expect(opened.headers()['content-type']).toBe('application/pdf')
  expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Download/ })
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
})

test('at a desk the whole list is no longer than three screens', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.url}/app/documents`)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2800)
})

test('the address of a document leads to that document', async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents#annual-report-fy2024`)
  await expect(page.locator('#annual-report-fy2024')).toBeInViewport()
})

test('a group that does not load says so, the others stay, and trying again works', async ({
  browser,
  site,
}) => {
  // Its own page: the failed calls are on the error console, as they should be.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  let isDown = true
  await page.route('**/GetReports/documents_masterPlans', (route) =>
    isDown ? route.abort() : route.continue(),
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/discover`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }).click()
  await expect(page.getByText('The master plans did not load')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Annual reports' }).getByRole('article').first(),
  ).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Master plans' }).getByRole('article').first()).toBeVisible()
  await page.context().close()
})

test('a group without documents says what will appear there', async ({ page, site }) => {
  await page.route('**/GetReports/documents_masterPlans', (route) => route.fulfill({ json: [] }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/discover`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }).click()
  await expect(page.getByText('No master plans have been published yet')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated } from './support/hydrated.ts'
import { expect, test } from './support/site.ts'

const ANNUAL = '/app/documents/annual-report-fy2024'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('by keyboard: from the list to a report, from there to the one before, and back to the list', async ({
  page,
  site,
}) => {
  await openHydrated(page, `${site.url}/app/documents`)
  const main = page.getByRole('main')
  const report = main.getByRole('link', { name: 'Annual report, FY 2024', exact: true })
  await untilHydrated(report.page())
  await report.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site.url + ANNUAL)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Annual report, FY 2024 · FDOT District Four')
  await main.getByRole('link', { name: /^Older/ }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Annual report, FY 2023')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Annual report, FY 2023 · FDOT District Four')
  await main.getByRole('link', { name: 'Annual reports', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/app/documents#annual`)
  await expect(main.getByRole('heading', { name: 'Annual reports' })).toBeInViewport()
})

test('the page tells period with actual dates, days, pages, size, language, accessibility and fingerprint', async ({
  page,
  site,
}) => {
  await page.goto(site.url + ANNUAL)
  const report = page.getByRole('article')
  await expect(report).toContainText(/FY 2024\s*Jul\s1,\s2023 to Jun\s30,\s2024/)
  await expect(report).toContainText(/Sep\s18,\s2024/)
  await expect(report).toContainText(/PDF, \d+ pages, \d+\sKB, English/)
  await expect(report).toContainText('Machine checks found nothing')
  await report.getByText('Check your copy (SHA-256)').click()
  await expect(report.locator('code')).toHaveText(/^[0-9a-f]{64}$/)
  await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', /^\/files\/.+\.pdf$/)
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')).toHaveText(
    'Documents',
  )
})

test('the page is complete before, and without, any script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url + ANNUAL)
  await expect(heading(page)).toHaveText('Annual report, FY 2024')
  for (const name of ['Cite this report', 'Changes', 'Need another format?']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  // What needs the script is not offered.
  await expect(page.getByRole('button', { name: 'Copy citation' })).toBeHidden()
  await context.close()
})

test('search engines and link previews find facts, a picture and one lasting address', async ({
  page,
  site,
  request,
}) => {
  await page.goto(site.url + ANNUAL)
  const [block = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const facts = JSON.parse(block)
  expect(facts).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Report',
    name: 'Annual report, FY 2024',
    temporalCoverage: '2023-07-01/2024-06-30',
    isAccessibleForFree: true,
    publisher: { '@type': 'GovernmentOrganization', name: 'Florida Department of Transportation' },
    encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf' },
  })
  expect((await request.get(facts.encoding.contentUrl)).headers()['content-type']).toBe('application/pdf')
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  const picture = await request.get((await content('og:image')) ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, await content('og:image:type')])
  expect(Number(await content('og:image:width'))).toBeGreaterThan(0)
  expect(await content('og:image:alt')).toContain('Annual report, FY 2024')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', (await content('og:url')) ?? '')
  expect(await content('og:url')).toMatch(new RegExp(`${ANNUAL}$`))
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).toContain(`${ANNUAL}</loc><lastmod>2024-09-18</lastmod>`)
})

test('the citation and the address of a report can be copied', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, site.url + ANNUAL)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const address = await page.locator('link[rel="canonical"]').getAttribute('href')
  await page.getByRole('button', { name: 'Copy citation' }).click()
  await expect(page.getByText('Citation copied', { exact: true })).toBeVisible()
  expect(await clipboard()).toBe(
    `Florida Department of Transportation, District Four. Annual report, FY 2024. Published September 18, 2024. ${address}`,
  )
  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await clipboard()).toBe(address)
})

test('a report and any page of it can be cited in APA and BibTeX, and its chapters lead into its text', async ({
  page,
  site,
}) => {
  await openHydrated(page, site.url + ANNUAL)
  const cite = page.getByRole('region', { name: 'Cite this report' })
  await cite.getByText('APA, BibTeX, and single pages').click()
  await expect(
    cite.getByText(/^Florida .+\(2024, September 18\)\. Annual report, FY 2024\. http\S+fy2024$/),
  ).toBeVisible()
  await expect(cite.getByText(/^@techreport\{annual-report-fy2024,/)).toBeVisible()
  await cite.getByRole('combobox', { name: 'Part to cite' }).selectOption('Page 5')
  await expect(cite.getByText(/\(p\. 5\)\. http\S+\/read#page-5$/)).toBeVisible()
  await expect(cite.getByText(/note = \{p\. 5\}/)).toBeVisible()
  await page.getByText('Chapters', { exact: true }).click()
  await page.getByRole('link', { name: 'Ramp signals' }).click()
  await expect(page).toHaveURL(/fy2024\/read#page-\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Ramp signals' })).toBeInViewport()
})

test('another format is requested with the report named in the form’s address', async ({ page, site }) => {
  await page.goto(site.url + ANNUAL)
  const link = page.getByRole('link', { name: 'Request another format: Annual report, FY 2024' })
  await expect(link).toHaveAttribute('href', '/app/contact-us?about=report:annual-report-fy2024')
})

test('an id that no report has is said to be missing, and a report of another section leads to its own address', async ({
  browser,
  site,
}) => {
  // Its own page: the call that finds nothing is on the error console, as it should be.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const response = await page.goto(`${site.url}/app/documents/no-such-report`)
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('There is no such report')
  await expect(page.getByText('There is nothing at /app/documents/no-such-report.')).toBeVisible()
  await page.goto(`${site.url}/app/metrics/annual-report-fy2024`)
  await expect(page).toHaveURL(site.url + ANNUAL)
  await page.evaluate(() => history.pushState(null, '', '/app/services/annual-report-fy2023'))
  await expect(page).toHaveURL(`${site.url}/app/documents/annual-report-fy2023`)
  await expect(heading(page)).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/app/documents/no-such-report'))
  await expect(heading(page)).toHaveText('There is no such report')
  await page.context().close()
})

test('old addresses of a document in the list keep leading to it', async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents#annual-report-fy2024`)
  await expect(page.locator('#annual-report-fy2024')).toBeInViewport()
  const row = page.locator('#annual-report-fy2024')
  await expect(row.getByRole('link', { name: 'Annual report, FY 2024', exact: true })).toHaveAttribute(
    'href',
    ANNUAL,
  )
})

test('reports of roads are below Metrics and incident reports below Services, marked as what they are', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [path, entry] of [
    ['/app/metrics/freeway-weekly-2026-11-01', 'Metrics'],
    ['/app/metrics/ramp-monthly-2026-10', 'Metrics'],
    ['/app/services/incident-management-tim-broward-2026-10', 'Services'],
  ] as const) {
    await page.goto(site.url + path)
    await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')).toHaveText(entry)
  }
  await page.goto(`${site.url}/app/documents/strategic-business-plan-2013-2018`)
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
  await expect(page.getByText('This report is in the archive')).toBeVisible()
})

test('an incident report carries its incidents as a table, in order of time, without scripts too', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [language, name] of [
    ['', 'Incidents as a table'],
    ['/es', 'Los incidentes en una tabla'],
    ['/ht', 'Ensidan yo nan yon tablo'],
  ] as const) {
    await page.goto(`${site.url}${language}/app/services/incident-management-tim-broward-2026-10`)
    const table = page.getByRole('table', { name })
    await expect(table.getByRole('row')).toHaveCount(1 + 42)
    await expect(table.getByRole('columnheader')).toHaveCount(19)
  }
  await page.goto(`${site.url}/app/services/incident-management-tim-broward-2026-10`)
  await page.getByText('What this means', { exact: true }).click()
  await expect(page.getByText('Only for incidents that blocked a lane; empty for others.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All incidents in this report (CSV)' })).toBeVisible()
  await context.close()
})

test('the page of an annual report has its key numbers as a table, quarter by quarter, without scripts', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/app/documents/annual-report-fy2026`)
  const table = page.getByRole('table', { name: 'Key numbers by quarter' })
  await expect(table.getByRole('rowheader')).toHaveText([
    /July.*September\s2025/,
    /October.*December\s2025/,
    /January.*March\s2026/,
    /April.*June\s2026/,
  ])
  const events = await table.locator('tbody tr > :nth-child(2)').allTextContents()
  // The report itself says so of the year.
  expect(events.reduce((sum, text) => sum + Number(text.replace(',', '')), 0)).toBe(40_150)
  await page.goto(`${site.url}/app/documents/annual-report-fy2021`)
  await expect(page.getByText('No quarterly figures of this year are published.')).toBeVisible()
  await context.close()
})

test('key numbers that are loading or did not load say so on the page of an annual report', async ({
  browser,
  site,
}) => {
  // Its own page: the failed calls are on the error console, as they should be.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  let isDown = true
  const held = Promise.withResolvers<void>()
  await page.route('**/GetFreewayOverview/**', async (route) => {
    await held.promise
    await (isDown ? route.abort() : route.continue())
  })
  await openHydrated(page, `${site.url}/app/documents`)
  await page.getByRole('link', { name: 'Annual report, FY 2026', exact: true }).first().click()
  const numbers = page.getByRole('region', { name: 'Key numbers by quarter' })
  await expect(numbers.locator('[aria-busy=true]')).toBeVisible()
  held.resolve()
  await expect(numbers.getByRole('heading', { name: 'The figures did not load' })).toBeVisible()
  isDown = false
  await numbers.getByRole('button', { name: 'Try again' }).click()
  await expect(numbers.getByRole('rowheader')).toHaveCount(4)
  await page.context().close()
})

test('on a phone the tables of a weekly and an annual report are no wider than the screen, in any language', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const language of ['', '/es', '/ht'])
    for (const report of ['metrics/freeway-weekly-2026-11-08', 'documents/annual-report-fy2026']) {
      await page.goto(`${site.url}${language}/app/${report}`)
      const beyond = await page
        .locator('main table')
        .first()
        .evaluate(
          ({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
        )
      expect(beyond, `${language} ${report}`).toBe(0)
    }
})

import type { Page } from '@playwright/test'
import { reportPath } from '../../src/contract/pages.ts'
import { readSiteInfo } from './support/districts.ts'
import { openHydrated } from './support/hydrated.ts'
import { needReports } from './support/needs.ts'
import { expect, type ReadSite, test } from './support/site.ts'

/** An annual report of the site between two others, if it has that many. */
async function needAnnual(site: ReadSite) {
  const reports = await needReports(site, 'documents_annual')
  const index = Math.floor((reports.length - 1) / 2)
  const report = reports[index] ?? reports[0]
  return { ...report, path: reportPath(report), older: reports[index + 1] }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('by keyboard a visitor opens a report from the list, then an older one, and returns to the list', async ({
  page,
  site,
}) => {
  const annual = await needAnnual(site)
  const { district } = await readSiteInfo(site.contentDir)
  await openHydrated(page, `${site.url}/app/documents`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: annual.title, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site.url + annual.path)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(`${annual.title} · ${district.name}`)
  const before = main.getByRole('link', { name: /^Older/ })
  await expect(before).toHaveCount(annual.older === undefined ? 0 : 1)
  if (annual.older !== undefined) {
    await before.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(annual.older.title)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${annual.older.title} · ${district.name}`)
  }
  await main.getByRole('link', { name: 'Annual reports', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/app/documents#annual`)
  await expect(main.getByRole('heading', { name: 'Annual reports' })).toBeInViewport()
})

test('the page has the period with its dates, publication date, pages, size, language, checks and checksum', async ({
  page,
  site,
}) => {
  const { path, period, publishedOn, file } = await needAnnual(site)
  await page.goto(site.url + path)
  const report = page.getByRole('article')
  await expect(report).toContainText(`${period.label}${dayText(period.start)} to ${dayText(period.end)}`)
  await expect(report).toContainText(`Published${dayText(publishedOn)}`)
  await expect(report).toContainText(/PDF, \d+ pages?, \d+\sKB, English/)
  await expect(report).toContainText(/Machine checks found no problems|\d+ problems? found/)
  await report.getByText('Check your copy (SHA-256)').click()
  await expect(report.locator('code')).toHaveText(file.sha256)
  await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', file.url)
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')).toHaveText(
    'Documents',
  )
})

/** A date as the page writes it, without line breaks. */
function dayText(day: string, month: 'short' | 'long' = 'short'): string {
  const text = new Intl.DateTimeFormat('en-US', {
    dateStyle: month === 'short' ? 'medium' : 'long',
    timeZone: 'UTC',
  })
  return text.format(new Date(day)).replaceAll(' ', month === 'short' ? '\u00a0' : ' ')
}

test('the page of a report is complete without scripts', async ({ browser, site }) => {
  const { path, title } = await needAnnual(site)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url + path)
  await expect(heading(page)).toHaveText(title)
  for (const name of ['Cite this report', 'Changes', 'Need another format?']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  // Buttons that need scripts are hidden.
  await expect(page.getByRole('button', { name: 'Copy citation' })).toBeHidden()
  await context.close()
})

test('search engines and link previews get facts, a picture and one canonical address', async ({
  page,
  site,
  request,
}) => {
  const { path, title, period, publishedOn } = await needAnnual(site)
  const { district } = await readSiteInfo(site.contentDir)
  await page.goto(site.url + path)
  const [block = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const facts = JSON.parse(block)
  expect(facts).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Report',
    name: title,
    temporalCoverage: `${period.start}/${period.end}`,
    isAccessibleForFree: true,
    publisher: { '@type': 'GovernmentOrganization', name: district.department },
    encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf' },
  })
  expect((await request.get(facts.encoding.contentUrl)).headers()['content-type']).toBe('application/pdf')
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  const picture = await request.get((await content('og:image')) ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, await content('og:image:type')])
  expect(Number(await content('og:image:width'))).toBeGreaterThan(0)
  expect(await content('og:image:alt')).toContain(title)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', (await content('og:url')) ?? '')
  expect(await content('og:url')).toMatch(new RegExp(`${path}$`))
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).toContain(`${path}</loc><lastmod>${publishedOn}</lastmod>`)
})

test('the citation and the address of a report can be copied @release', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { path, title, publishedOn } = await needAnnual(site)
  const { department, unit } = (await readSiteInfo(site.contentDir)).district
  await openHydrated(page, site.url + path)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const address = await page.locator('link[rel="canonical"]').getAttribute('href')
  await page.getByRole('button', { name: 'Copy citation' }).click()
  await expect(page.getByText('Citation copied', { exact: true })).toBeVisible()
  expect(await clipboard()).toBe(
    `${department}, ${unit.split(' · ')[0]}. ${title}. Published ${dayText(publishedOn, 'long')}. ${address}`,
  )
  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await clipboard()).toBe(address)
})

test('a report and any page of it can be cited in APA and BibTeX', async ({ page, site }) => {
  const { path, id, title, publishedOn, file } = await needAnnual(site)
  const { department } = (await readSiteInfo(site.contentDir)).district
  await openHydrated(page, site.url + path)
  const cite = page.getByRole('region', { name: 'Cite this report' })
  const pages = file.pages ?? 0
  await cite.getByText(pages < 2 ? 'APA, BibTeX' : 'APA, BibTeX, and single pages', { exact: true }).click()
  const [monthAndDay = '', year = ''] = dayText(publishedOn, 'long').split(', ')
  const apa = cite.locator('pre, code').first()
  await expect(apa).toContainText(department)
  await expect(apa).toContainText(`(${year}, ${monthAndDay}). ${title}. http`)
  await expect(cite.getByText(`@techreport{${id},`)).toBeVisible()
  const part = cite.getByRole('combobox', { name: 'Part to cite' })
  if (pages < 2) return expect(part).toHaveCount(0)
  await part.selectOption(`Page ${pages}`)
  await expect(apa).toContainText(new RegExp(`\\(p\\. ${pages}\\)\\. http\\S+/read#page-${pages}$`))
  await expect(cite.getByText(`note = {p. ${pages}}`)).toBeVisible()
})

test('the chapters of a report link to its text', { tag: '@sample' }, async ({ page, site }) => {
  await openHydrated(page, `${site.url}/app/documents/annual-report-fy2024`)
  await page.getByText('Chapters', { exact: true }).click()
  await page.getByRole('link', { name: 'Ramp signals' }).click()
  await expect(page).toHaveURL(/fy2024\/read#page-\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Ramp signals' })).toBeInViewport()
})

test('the link to request another format has the report in the form’s address', async ({ page, site }) => {
  const { path, id, title } = await needAnnual(site)
  await page.goto(site.url + path)
  const link = page.getByRole('link', { name: `Request another format: ${title}` })
  await expect(link).toHaveAttribute('href', `/app/contact-us?about=report:${id}`)
})

test('an unknown report id gets a "not found" page', async ({ browser, site }) => {
  // A separate page, because the response 404 is logged to the console.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const response = await page.goto(`${site.url}/app/documents/no-such-report`)
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('There is no such report')
  await expect(page.getByText('There is nothing at /app/documents/no-such-report.')).toBeVisible()
  await page.context().close()
})

test('a report under another section redirects to its own address; a missing report gets a "not found" page', async ({
  browser,
  site,
}) => {
  const { path, id, older } = await needAnnual(site)
  // A separate page, because the response 404 is logged to the console.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await page.goto(`${site.url}/app/metrics/${id}`)
  await expect(page).toHaveURL(site.url + path)
  const other = older?.id ?? id
  await page.evaluate((one) => history.pushState(null, '', `/app/services/${one}`), other)
  await expect(page).toHaveURL(`${site.url}/app/documents/${other}`)
  await expect(heading(page)).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/app/documents/no-such-report'))
  await expect(heading(page)).toHaveText('There is no such report')
  await page.context().close()
})

test('road reports are under Metrics and incident reports under Services, and archived reports are marked', {
  tag: '@sample',
}, async ({ page, site }) => {
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

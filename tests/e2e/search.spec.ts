import type { Page } from '@playwright/test'
import { DOCUMENT_GROUPS } from '../../src/contract/category.ts'
import { reportPath } from '../../src/contract/pages.ts'
import { keyboardOf } from './accessibility/focus-steps.ts'
import { readSiteInfo } from './support/districts.ts'
import { holdBack } from './support/hold-back.ts'
import { openHydrated } from './support/hydrated.ts'
import { needReports } from './support/needs.ts'
import { expect, type ReadSite, test } from './support/site.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search every page of every document' })
const found = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /pages? in|No page|No results|No document type/ })
const report = (page: Page, name: string) => page.getByRole('article', { name })

/** Words in the newest annual report of any office. */
const WORDS = 'annual report'
const needAnnual = async (site: ReadSite) => (await needReports(site, 'documents_annual'))[0]

test('typing finds pages after a pause, without a button and without moving focus', async ({
  page,
  site,
}) => {
  const annual = await needAnnual(site)
  await page.goto(`${site.url}/app/documents`)
  await expect(page.getByRole('heading', { name: 'Annual reports' })).toBeVisible()
  await field(page).pressSequentially(WORDS)
  await expect(found(page)).toHaveText(/^\d+ pages? in \d+ documents?$/)
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL(`${site.url}/app/documents?q=annual+report`)
  const newest = report(page, annual.title)
  await expect(newest.locator('mark').first()).toHaveText(/^Annual( reports?)?$/i)
  await expect(newest.getByRole('link', { name: annual.title, exact: true })).toHaveAttribute(
    'href',
    reportPath(annual),
  )
})

test('the search offers only the types of documents that the site shows @release', async ({ page, site }) => {
  const { categories } = await readSiteInfo(site.contentDir)
  const shown = (['annual', 'strategicPlans', 'masterPlans'] as const).filter(
    (group) => categories[DOCUMENT_GROUPS[group]] !== 'hidden',
  )
  await page.goto(`${site.url}/app/documents?q=annual+report`)
  const offered = page.locator('main input[type=checkbox][name=group]')
  expect(await offered.evaluateAll((all) => all.map((box) => box.getAttribute('value')))).toEqual(shown)
  // All types are chosen, so the address has none.
  await openHydrated(page, `${site.url}/app/documents?q=annual+report`)
  await expect(page).toHaveURL(`${site.url}/app/documents?q=annual+report`)
})

test('next to a page number is a link to the PDF at that page', async ({ page, site }) => {
  await needAnnual(site)
  await page.goto(`${site.url}/app/documents?q=annual+report`)
  const link = page.getByRole('link', { name: /^PDF of .+, page \d+$/ }).first()
  await expect(link).toHaveAttribute('href', /^\/files\/.+\.pdf#page=\d+$/)
  const response = await page.request.get(site.url + (await link.getAttribute('href')))
  expect(response.headers()['content-type']).toBe('application/pdf')
})

test('words in quotes must be next to each other', { tag: '@sample' }, async ({ page, site }) => {
  const count = async (q: string) => {
    await page.goto(`${site.url}/app/documents?q=${encodeURIComponent(q)}`)
    return Number.parseInt((await found(page).textContent()) ?? '', 10)
  }
  const [apart, together] = [await count('lanes three'), await count('"three reversible lanes"')]
  expect(together).toBeGreaterThan(0)
  expect(together).toBeLessThan(apart)
})

test('a search is in the address, and Back leaves it in a single step', async ({ page, site }) => {
  const { title } = await needAnnual(site)
  await page.goto(`${site.url}/app/documents`)
  await field(page).pressSequentially('annual')
  await expect(found(page)).toBeVisible()
  await field(page).pressSequentially(' report', { delay: 120 })
  await expect(page).toHaveURL(/\?q=annual\+report$/)
  await expect(field(page)).toHaveValue(WORDS)
  await page.getByRole('checkbox', { name: 'Annual reports' }).uncheck()
  await expect(page).toHaveURL(/\?q=annual\+report&group=strategicPlans&group=masterPlans$/)
  await expect(report(page, title)).toBeHidden()

  await page.goBack()
  await expect(report(page, title)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Annual reports' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Annual reports' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await page.goForward()
  await expect(field(page)).toHaveValue(WORDS)
})

test('a space typed in a pause is not lost', async ({ page, site }) => {
  await needAnnual(site)
  await page.goto(`${site.url}/app/documents`)
  await field(page).pressSequentially('annual ')
  await expect(page).toHaveURL(/\?q=annual$/)
  await expect(found(page)).toBeVisible()
  await field(page).pressSequentially('report')
  await expect(page).toHaveURL(/\?q=annual\+report$/)
})

test('a space typed before the scripts have loaded is not lost @release', async ({ page, site }) => {
  await needAnnual(site)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site.url}/app/documents`, { waitUntil: 'commit' })
  await field(page).pressSequentially('annual ')
  release()
  await expect(found(page)).toBeVisible()
  await expect(field(page)).toHaveValue('annual ')
})

test('a shared address is rendered by the server, and the browser does not repeat its requests', async ({
  page,
  site,
}) => {
  const { period } = await needAnnual(site)
  const year = period.end.slice(0, 4)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  const html = await (await page.request.get(`${site.url}/app/documents?q=annual+report&year=${year}`)).text()
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).toMatch(/<mark>Annual\b/i)
  await page.goto(`${site.url}/app/documents?q=annual+report&year=${year}`)
  await expect(page.getByLabel('Fiscal year', { exact: true })).toHaveValue(year)
  const days = [period.start, period.end].map((day) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)),
  )
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: days.join('–\u2060').replaceAll(' ', '\u00a0') })
      .first(),
  ).toBeVisible()
  // A choice without a button works only with scripts, so they have loaded.
  await page.getByLabel('Fiscal year', { exact: true }).selectOption('All years')
  await expect(page).toHaveURL(/\?q=annual\+report$/)
  expect(calls.filter((url) => !url.includes('Documents/Search?'))).toEqual([])
  await expect.poll(() => calls.length).toBe(1)
})

test('choices made before the scripts have loaded are applied @release', async ({ page, site }) => {
  const year = (await needAnnual(site)).period.end.slice(0, 4)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site.url}/app/documents?q=annual+report&year=${year}`, { waitUntil: 'commit' })
  await page.getByLabel('Fiscal year', { exact: true }).selectOption('All years')
  await page.getByRole('checkbox', { name: 'Annual reports' }).uncheck()
  await field(page).fill('annual report year')
  release()
  await expect(page).toHaveURL(/\?q=annual\+report\+year&group=strategicPlans&group=masterPlans/)
  await expect(page).not.toHaveURL(/year=/)
  await expect(page.getByRole('checkbox', { name: 'Annual reports' })).not.toBeChecked()
})

test('pages of a document opened before the scripts have loaded are fetched @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site.url}/app/documents?q=road+ranger&group=annual`, { waitUntil: 'commit' })
  const newest = report(page, 'Annual report, FY 2026')
  await newest.getByText(/^\d+ more pages in this document$/).click()
  release()
  await expect.poll(() => newest.getByRole('link', { name: /^Page \d+ of / }).count()).toBeGreaterThan(2)
})

test('the search works by keyboard alone', async ({ page, site }) => {
  await needAnnual(site)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/app/documents`)
  await field(page).focus()
  await page.keyboard.type('annual')
  await page.keyboard.press('Enter')
  await expect(found(page)).toBeVisible()
  await keyboardOf(page).tabTo(page.getByRole('button', { name: 'Narrow the results' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Annual reports/)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/q=annual&group=strategicPlans&group=masterPlans$/)
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Annual reports/)
  await field(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Clear the search')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Annual reports' })).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('the outcome is announced once, when it no longer changes @release', async ({ page, site }) => {
  await needAnnual(site)
  await page.goto(`${site.url}/app/documents`)
  await field(page).pressSequentially(WORDS, { delay: 60 })
  const status = page.getByRole('main').locator('[aria-live=polite]')
  // A slow machine may pause between two letters and announce what was found by then.
  await expect(page).toHaveURL(/q=annual(\+|%20)report$/)
  await expect(found(page)).toHaveText(/^\d+ pages? in \d+ documents?$/)
  await expect.poll(async () => (await status.textContent()) === (await found(page).textContent())).toBe(true)
})

test('a misspelled word finds the pages with the intended word', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/documents?q=reversable`)
  await expect(
    page.getByText('No results for “reversable”. Showing results for “reversible”.', { exact: true }),
  ).toBeVisible()
  await expect(found(page)).toHaveText(/^\d+ pages? in/)
  await expect(field(page)).toHaveValue('reversable')
})

test('the other pages of a document are one press away, and the link to the search can be copied', {
  tag: '@sample',
}, async ({ browser, site }) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const context = await browser.newContext({ serviceWorkers: 'block', permissions })
  const page = await context.newPage()
  await page.goto(`${site.url}/app/documents?q=road+ranger&group=annual`)
  const newest = report(page, 'Annual report, FY 2026')
  const links = newest.getByRole('link', { name: /^Page \d+ of / })
  await expect(links).toHaveCount(2)
  const more = newest.getByText(/^\d+ more pages in this document$/)
  const count = Number.parseInt((await more.textContent()) ?? '', 10)
  await more.click()
  await expect(links).toHaveCount(2 + count)
  await page.getByRole('button', { name: 'Copy link to this search' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.url}/app/documents?q=road+ranger&group=annual`,
  )
  await context.close()
})

test('a search that fails says so, and trying again works @release', async ({ browser, site }) => {
  await needAnnual(site)
  // A separate page, because the failed calls are logged to the console.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  let isDown = true
  await page.route('**/Documents/Search?*', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(`${site.url}/app/documents`)
  await field(page).fill(WORDS)
  await expect(page.getByRole('heading', { name: 'The search did not work' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(found(page)).toHaveText(/pages? in/)
  await page.context().close()
})

test('without scripts a plain form does the same on the server', { tag: '@sample' }, async ({
  browser,
  site,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site.url}/app/documents`)
  await field(page).fill('road ranger')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(found(page)).toHaveText(/pages in/)
  await page.getByRole('checkbox', { name: 'Annual reports' }).uncheck()
  await page.getByLabel('Fiscal year', { exact: true }).selectOption('FY 2026')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/group=strategicPlans&group=masterPlans&year=2026/)
  await expect(report(page, 'Annual report, FY 2026')).toBeHidden()
  await page.goto(`${site.url}/app/documents?q=road+ranger`)
  await page
    .getByText(/more pages in this document$/)
    .first()
    .click()
  await page
    .getByRole('link', { name: /^All \d+ pages in this document$/ })
    .first()
    .click()
  await expect(found(page)).toHaveText(/^\d+ pages in 1 document$/)
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL(`${site.url}/app/documents`)
  await page.context().close()
})

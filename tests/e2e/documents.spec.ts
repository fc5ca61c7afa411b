import { type Category, DOCUMENT_GROUPS } from '../../src/contract/category.ts'
import { languagePrefix } from '../../src/contract/language.ts'
import { reportPath } from '../../src/contract/pages.ts'
import type { Report } from '../../src/contract/report.ts'
import { shownCategories } from '../../src/contract/site-in-language.ts'
import { readSiteInfo } from './support/districts.ts'
import { openHydrated } from './support/hydrated.ts'
import { needReports } from './support/needs.ts'
import { expect, type ReadSite, test } from './support/site.ts'

const NAMES: readonly [Category, name: string][] = [
  [DOCUMENT_GROUPS.annual, 'Annual reports'],
  [DOCUMENT_GROUPS.strategicPlans, 'Strategic business plans'],
  [DOCUMENT_GROUPS.masterPlans, 'Master plans'],
]

/** The groups that the site shows, each with its documents. */
async function readGroups(site: ReadSite) {
  const shown = shownCategories(await readSiteInfo(site.contentDir), 'en')
  const groups = NAMES.filter(([category]) => category in shown).map(async ([category, name]) => {
    const response = await fetch(`${site.url}/api/api/Documents/GetReports/${category}`)
    const reports: readonly Report[] = await response.json()
    return { category, name, reports: reports.filter(({ archived }) => !archived) }
  })
  return Promise.all(groups)
}

test('the documents page shows only the groups of the site, each with its documents', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/documents`)
  const main = page.getByRole('main')
  const groups = await readGroups(site)
  for (const { name, reports } of groups) {
    const group = main.getByRole('region', { name })
    await expect(group.getByRole('article')).toHaveCount(Math.min(reports.length, 30))
    if (reports.length === 0)
      await expect(group).toContainText(`No ${name.toLowerCase()} have been published yet`)
  }
  for (const [, name] of NAMES)
    await expect(main.getByRole('heading', { level: 2, name })).toHaveCount(
      groups.some((group) => group.name === name) ? 1 : 0,
    )
})

test('the documents page shows three groups, newest period first, and the facts of each document', {
  tag: '@sample',
}, async ({ page, site }) => {
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
  // Everything appears once: the kind in the heading, the days in the facts.
  await expect(annual.first().getByText('Annual report', { exact: true })).toHaveCount(0)
  await expect(annual.first()).toContainText('Jul 1, 2025–\u2060Jun 30, 2026'.replaceAll(' ', '\u00a0'))
  await expect(annual.first()).toContainText(/PDF, \d+ pages, .+KB, English/)
  await expect(annual.first()).toContainText('Machine checks found no problems')
})

test('each of the latest reports on Discover has its kind and period once, in Spanish next to its English title', {
  tag: '@sample',
}, async ({ page, site }) => {
  const title = '595 Express, October 2026'
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await page.goto(`${site.url}/app/discover`)
  await expect(row.getByText('October 2026')).toHaveText([title])
  await expect(row.getByText('Express lanes report')).toHaveCount(0)
  await page.goto(`${site.url}/es/app/discover`)
  await expect(row.getByText('Informe de carriles exprés, I-595')).toHaveCount(1)
  await expect(row.getByText('octubre de 2026')).toHaveCount(1)
})

test('the documents page is complete without scripts', async ({ browser, site }) => {
  await needReports(site, 'documents_annual')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/app/documents`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^PDF, \d+ pages?/ }).first()).toHaveAttribute(
    'href',
    /^\/files\/.+\.pdf$/,
  )
  await context.close()
})

test('a document opens as a PDF and downloads under its own name', async ({ page, site, request }) => {
  await needReports(site, 'documents_annual')
  await page.goto(`${site.url}/app/documents`)
  const href = await page
    .getByRole('link', { name: /^PDF, \d+ pages?/ })
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

test('on a desktop the whole list is at most three screens long in any language @release', async ({
  page,
  site,
}) => {
  await needReports(site, 'documents_annual')
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const language of (await readSiteInfo(site.contentDir)).languages) {
    await page.goto(`${site.url}${languagePrefix(language)}/app/documents`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, language).toBeLessThanOrEqual(2800)
  }
})

test('an earlier document that is alone in its row fills the row @release', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.url}/app/documents`)
  // There are one current and one earlier plan.
  const last = page.locator('li:has(> #strategic-business-plan-2019-2024)')
  const list = last.locator('xpath=..')
  const rightEdge = (of: typeof list) => of.evaluate((one) => Math.round(one.getBoundingClientRect().right))
  expect(await rightEdge(last)).toBe(await rightEdge(list))
})

test('the address of a document scrolls to that document @release', async ({ page, site }) => {
  const reports = await needReports(site, 'documents_annual')
  const { id, title, category } = reports.at(-1) ?? reports[0]
  await page.goto(`${site.url}/app/documents#${id}`)
  const row = page.locator(`#${id}`)
  await expect(row).toBeInViewport()
  await expect(row.getByRole('link', { name: title, exact: true })).toHaveAttribute(
    'href',
    reportPath({ id, category }),
  )
})

test('a group that does not load says so, the others load, and trying again works @release', async ({
  browser,
  site,
}) => {
  const groups = await readGroups(site)
  const [refused, other] = [groups.at(-1), groups.at(-2)]
  test.skip(other === undefined, 'The site has one group of documents')
  // A separate page, because the failed calls are logged to the console.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  let isDown = true
  await page.route(`**/GetReports/${refused?.category}`, (route) =>
    isDown ? route.abort() : route.continue(),
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/discover`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }).click()
  await expect(page.getByText(`The ${refused?.name.toLowerCase()} did not load`)).toBeVisible()
  const rowsOf = (group: typeof other) =>
    page.getByRole('region', { name: group?.name ?? '?' }).getByRole('article')
  await expect(rowsOf(other)).toHaveCount(other?.reports.length ?? 0)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(`The ${refused?.name.toLowerCase()} did not load`)).toBeHidden()
  await expect(rowsOf(refused)).toHaveCount(refused?.reports.length ?? 0)
  await page.context().close()
})

test('a group without documents says what will appear there @release', async ({ page, site }) => {
  const last = (await readGroups(site)).at(-1)
  await page.route(`**/GetReports/${last?.category}`, (route) => route.fulfill({ json: [] }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/discover`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }).click()
  await expect(page.getByText(`No ${last?.name.toLowerCase()} have been published yet`)).toBeVisible()
})

import { HtmlValidate } from 'html-validate'
import { readPath, reportPath } from '../../src/contract/pages.ts'
import { isEveryCase } from '../../tools/testing/test-cases.ts'
import { allPagePaths } from './accessibility/all-pages.ts'
import { issuesOf, scanPage } from './accessibility/find-violations.ts'
import { readSiteInfo } from './support/districts.ts'
import { openHydrated, untilHydrated } from './support/hydrated.ts'
import { needReports } from './support/needs.ts'
import { expect, type ReadSite, test } from './support/site.ts'

/** A report of the site and the address of its text. */
async function needText(site: ReadSite) {
  const [report] = await needReports(site, 'documents_annual')
  return { ...report, path: reportPath(report), textPath: readPath(report) }
}

test('the text of a report opens from its page, once, as HTML, with its pages and without an API call', async ({
  page,
  site,
}) => {
  const { path, textPath, title, file } = await needText(site)
  const { district } = await readSiteInfo(site.contentDir)
  await openHydrated(page, site.url + path)
  await page.getByRole('link', { name: 'Read as web page' }).click()
  await expect(page).toHaveURL(site.url + textPath)
  await expect(page).toHaveTitle(`Text of ${title} · ${district.name}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await openHydrated(page, `${site.url}${textPath}#page-${file.pages}`)
  await expect(page.locator('#report-text [id^=page-]')).toHaveCount(file.pages ?? 0)
  await expect(page.locator(`#page-${file.pages}`)).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', file.url)
  expect(calls.filter((one) => one.includes('GetReadable'))).toEqual([])
})

const ANNUAL = { id: 'annual-report-fy2026', category: 'documents_annual' } as const
const UNTAGGED = { id: 'annual-report-fy2021', category: 'documents_annual' } as const
const WEEK = { id: 'freeway-weekly-2026-11-08', category: 'metrics_freeway_weekly' } as const

test('a report is read on the web from its own page, figures and tables included', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents/${ANNUAL.id}`)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Read as web page' }).click()
  await expect(page).toHaveURL(site.url + readPath(ANNUAL))
  await expect(page).toHaveTitle(/^Text of Annual report, FY 2026/)
  await expect(page.getByRole('heading', { level: 1, name: 'Annual report, FY 2026' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'The year in figures' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Events', exact: true }).first()).toBeVisible()
  const figure = page.getByRole('img', { name: /./ }).and(page.locator('figure img')).first()
  await figure.scrollIntoViewIfNeeded()
  await expect.poll(() => figure.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(300)
  await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', /\.pdf$/)
})

test('the text is sent once, as HTML, and stays during hydration', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  const response = await page.goto(site.url + readPath(WEEK))
  const html = (await response?.text()) ?? ''
  expect(html.split('Lanes reopened after').length).toBe(2)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await untilHydrated(page)
  await expect(page.getByText('Lanes reopened after')).toBeVisible()
  expect(calls.filter((path) => path.includes('GetReadable'))).toEqual([])
})

test('a page in search results links to its place in the text', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/documents?q=reversible`)
  await untilHydrated(page)
  const link = page.getByRole('link', { name: /^Page \d+ of / }).first()
  const number = /^Page (\d+)/.exec((await link.textContent()) ?? '')?.[1]
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/read#page-${number}$`))
  await expect(page.locator(`#page-${number}`)).toBeInViewport()
})

test('the text of an untagged PDF says that it is extracted @release', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(site.url + readPath(UNTAGGED, 'es', 3))
  await expect(page.getByRole('heading', { level: 2, name: 'Texto extraído sin estructura' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Página 3' })).toBeInViewport()
})

test('the HTML is valid, and axe finds nothing to fix, at 320 and 1280 pixels @release', async ({
  page,
  site,
}) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'attr-quotes': 'off', 'void-style': 'off', 'long-title': 'off', 'no-redundant-role': 'off' },
  })
  test.setTimeout(isEveryCase ? 900_000 : 120_000)
  const every = (await allPagePaths(site)).filter((path) => /^\/app\/.+\/read$/.test(path))
  test.skip(every.length === 0, 'The site has published no report')
  const some = [ANNUAL, UNTAGGED, WEEK].map((report) => readPath(report))
  const paths = isEveryCase ? every : every.filter((path) => some.includes(path))
  const found: string[] = []
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text()
    const { results } = await validator.validateString(html)
    found.push(...results.flatMap(({ messages }) => messages.map(({ message }) => `${path}: ${message}`)))
    await page.goto(site.url + path)
    await untilHydrated(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      if (needed > width) found.push(`${path}: needs ${needed} of ${width} pixels`)
      found.push(...issuesOf([await scanPage(page, path, `${width} pixels`)]))
    }
  }
  expect(found).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the text is complete, with links to its pages', { tag: '@sample' }, async ({ page, site }) => {
    await page.goto(site.url + readPath(ANNUAL))
    await expect(page.getByRole('heading', { level: 2, name: 'Ramp signals' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Pages of the PDF' })
      .getByRole('link', { name: 'Page 7' })
      .click()
    await expect(page.locator('#page-7')).toBeInViewport()
  })
})

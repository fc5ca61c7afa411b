import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import { aReportEntry } from '../builders/a-report.ts'
import { keyboardOf } from './accessibility/focus-steps.ts'
import { holdBack } from './support/hold-back.ts'
import { expect, startSite, test } from './support/site.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search every page of every document' })
const found = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /pages? in|No page|No results|No document type/ })
const report = (page: Page, name: string) => page.getByRole('article', { name })

test('typing finds pages after a pause, without a press and without moving focus', async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents`)
  await expect(page.getByRole('heading', { name: 'Annual reports' })).toBeVisible()
  await field(page).pressSequentially('road ranger')
  await expect(found(page)).toHaveText(/^\d+ pages in \d+ documents$/)
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL(`${site.url}/app/documents?q=road+ranger`)
  const newest = report(page, 'Annual report, FY 2026')
  await expect(newest.locator('mark').first()).toHaveText(/^Road Rangers?$/)
  await expect(newest.getByRole('link', { name: 'Annual report, FY 2026', exact: true })).toHaveAttribute(
    'href',
    '/app/documents/annual-report-fy2026',
  )
})

test('beside a page number is the way to open the PDF at that page', async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents?q=reversible`)
  const link = page.getByRole('link', { name: /^PDF of .+, page \d+$/ }).first()
  await expect(link).toHaveAttribute('href', /^\/files\/.+\.pdf#page=\d+$/)
  const response = await page.request.get(site.url + (await link.getAttribute('href')))
  expect(response.headers()['content-type']).toBe('application/pdf')
})

test('words in quotes must be next to each other', async ({ page, site }) => {
  const count = async (q: string) => {
    await page.goto(`${site.url}/app/documents?q=${encodeURIComponent(q)}`)
    return Number.parseInt((await found(page).textContent()) ?? '', 10)
  }
  const [apart, together] = [await count('lanes three'), await count('"three reversible lanes"')]
  expect(together).toBeGreaterThan(0)
  expect(together).toBeLessThan(apart)
})

test('a search is in the address, and Back leaves it in one step', async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents`)
  await field(page).pressSequentially('road')
  await expect(found(page)).toBeVisible()
  await field(page).pressSequentially(' ranger', { delay: 120 })
  await expect(page).toHaveURL(/\?q=road\+ranger$/)
  await expect(field(page)).toHaveValue('road ranger')
  await page.getByRole('checkbox', { name: 'Annual reports' }).uncheck()
  await expect(page).toHaveURL(/\?q=road\+ranger&group=strategicPlans&group=masterPlans$/)
  await expect(report(page, 'Annual report, FY 2026')).toBeHidden()

  await page.goBack()
  await expect(report(page, 'Annual report, FY 2026')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Annual reports' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Annual reports' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await page.goForward()
  await expect(field(page)).toHaveValue('road ranger')
})

test('a space typed in a pause is not lost', async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents`)
  await field(page).pressSequentially('road ')
  await expect(page).toHaveURL(/\?q=road$/)
  await expect(found(page)).toBeVisible()
  await field(page).pressSequentially('ranger')
  await expect(page).toHaveURL(/\?q=road\+ranger$/)
})

test('a space typed before the scripts arrived is not lost', async ({ page, site }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site.url}/app/documents`, { waitUntil: 'commit' })
  await field(page).pressSequentially('road ')
  release()
  await expect(found(page)).toBeVisible()
  await expect(field(page)).toHaveValue('road ')
})

test('a shared address is drawn by the server, and the browser asks for nothing again', async ({
  page,
  site,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  const html = await (await page.request.get(`${site.url}/app/documents?q=road+ranger&year=2026`)).text()
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).toMatch(/<mark>Road Rangers?<\/mark>/)
  await page.goto(`${site.url}/app/documents?q=road+ranger&year=2026`)
  await expect(page.getByLabel('Fiscal year')).toHaveValue('2026')
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: 'Jul 1, 2025–\u2060Jun 30, 2026'.replaceAll(' ', '\u00a0') }),
  ).toBeVisible()
  // Scripts are here when a press has an effect.
  await page.getByLabel('Fiscal year').selectOption('All years')
  await expect(page).toHaveURL(/\?q=road\+ranger$/)
  expect(calls.filter((url) => !url.includes('Documents/Search?'))).toEqual([])
  await expect.poll(() => calls.length).toBe(1)
})

test('what was chosen before the scripts arrived counts', async ({ page, site }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site.url}/app/documents?q=road+ranger&year=2026`, { waitUntil: 'commit' })
  await page.getByLabel('Fiscal year').selectOption('All years')
  await page.getByRole('checkbox', { name: 'Annual reports' }).uncheck()
  await field(page).fill('road ranger assist')
  release()
  await expect(page).toHaveURL(/\?q=road\+ranger\+assist&group=strategicPlans&group=masterPlans/)
  await expect(page).not.toHaveURL(/year=/)
  await expect(page.getByRole('checkbox', { name: 'Annual reports' })).not.toBeChecked()
})

test('pages of a document that were opened before the scripts arrived are fetched', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site.url}/app/documents?q=road+ranger&group=annual`, { waitUntil: 'commit' })
  const newest = report(page, 'Annual report, FY 2026')
  await newest.getByText(/^\d+ more pages in this document$/).click()
  release()
  await expect.poll(() => newest.getByRole('link', { name: /^Page \d+ of / }).count()).toBeGreaterThan(2)
})

test('everything is done with the keyboard', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/app/documents`)
  await field(page).focus()
  await page.keyboard.type('reversible')
  await page.keyboard.press('Enter')
  await expect(found(page)).toBeVisible()
  await keyboardOf(page).tabTo(page.getByRole('button', { name: 'Narrow the results' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Annual reports/)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/q=reversible&group=strategicPlans&group=masterPlans$/)
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Annual reports/)
  await field(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Clear the search')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Annual reports' })).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('a screen reader hears the outcome once, when it stays', async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents`)
  await field(page).pressSequentially('road ranger', { delay: 60 })
  const status = page.getByRole('main').locator('[aria-live=polite]')
  // A slow machine may pause between two letters; what is said then is what was found until then.
  await expect(page).toHaveURL(/q=road(\+|%20)ranger$/)
  await expect(found(page)).toHaveText(/^\d+ pages in \d+ documents$/)
  await expect.poll(async () => (await status.textContent()) === (await found(page).textContent())).toBe(true)
})

test('a misspelled word finds the pages with the word that was meant', async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents?q=reversable`)
  await expect(
    page.getByText('No results for “reversable”. Showing results for “reversible”.', { exact: true }),
  ).toBeVisible()
  await expect(found(page)).toHaveText(/^\d+ pages? in/)
  await expect(field(page)).toHaveValue('reversable')
})

test('the other pages of a document are there at one press, and the link to the search is copied', async ({
  browser,
  site,
}) => {
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

test('a search that fails says so, and trying again works', async ({ browser, site }) => {
  // Its own page: the failed calls are on the error console, as they should be.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  let isDown = true
  await page.route('**/Documents/Search?*', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(`${site.url}/app/documents`)
  await field(page).fill('road ranger')
  await expect(page.getByRole('heading', { name: 'The search did not work' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(found(page)).toHaveText(/pages in/)
  await page.context().close()
})

test('without scripts a plain form does the same on the server', async ({ browser, site }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site.url}/app/documents`)
  await field(page).fill('road ranger')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(found(page)).toHaveText(/pages in/)
  await page.getByRole('checkbox', { name: 'Annual reports' }).uncheck()
  await page.getByLabel('Fiscal year').selectOption('FY 2026')
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

/** Adds a report of some pages to a content folder. */
async function addReport(
  contentDir: string,
  id: string,
  pages: readonly string[],
  entry: Record<string, unknown>,
) {
  const document = new PDFDocument({ autoFirstPage: false })
  for (const text of pages) document.addPage().text(text)
  document.end()
  await writeFile(join(contentDir, 'files', `${id}.pdf`), Buffer.concat(await document.toArray()))
  const written = aReportEntry({ title: id, file: `${id}.pdf`, ...entry })
  await writeFile(join(contentDir, 'reports', `${id}.yaml`), written)
}

test('Spanish is found without diacritics, the archive when it is asked for, and twenty pages at a time', async ({
  page,
}) => {
  const site = await startSite('tests/scenarios/tiny', {}, async (contentDir) => {
    const spanish = ['El tránsito en los carriles.', 'Más señales para el tránsito.']
    await addReport(contentDir, 'plan-maestro', spanish, {
      category: 'documents_masterPlans',
      language: 'es',
    })
    const bridges = Array.from({ length: 22 }, (_, index) => `Bridge ${index + 1} of the district.`)
    await addReport(contentDir, 'bridges', bridges, {})
    await addReport(contentDir, 'old-plan', ['A drawbridge over the waterway.'], {
      archived: { on: '2026-10-01', reason: 'Kept for reference only.' },
    })
  })
  try {
    await page.goto(`${site.url}/app/documents?q=TRANSITO`)
    await expect(found(page)).toHaveText('2 pages in 1 document')
    await expect(page.locator('mark').first()).toHaveText('tránsito')
    await expect(page.locator('[lang="es"] mark').first()).toBeVisible()

    await page.goto(`${site.url}/app/documents?q=drawbridge`)
    await expect(found(page)).toHaveText('No results for “drawbridge” in this selection.')
    await page.getByRole('link', { name: '1 page in the archive matches.' }).click()
    await expect(found(page)).toHaveText('1 page in 1 document')
    await expect(report(page, 'old-plan')).toContainText('From the archive')

    await page.goto(`${site.url}/app/documents?q=bridge`)
    await expect(found(page)).toHaveText('22 pages in 1 document')
    const links = page.getByRole('link', { name: /^Page \d+ of / })
    await expect(links).toHaveCount(2)
    await page.getByText('20 more pages in this document').click()
    await expect(links).toHaveCount(20)
    await page.getByRole('link', { name: 'All 22 pages in this document' }).click()
    await expect(page.getByText('Only in bridges.')).toBeVisible()
    await page.getByRole('link', { name: 'Next results' }).click()
    await expect(links).toHaveCount(2)
    await expect(found(page)).toBeFocused()
  } finally {
    // A page still open would ask a stopped server for what it loads while idle.
    await page.close()
    await site.close()
  }
})

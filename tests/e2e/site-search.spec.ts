import type { Page } from '@playwright/test'
import { someOf } from '../../tools/testing/test-cases.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needFigures, needLanguages, needReport, needReports } from './support/needs.ts'
import { expect, type ReadSite, test } from './support/site.ts'

/** The name of the site's first service. */
async function readService(page: Page, site: ReadSite): Promise<string> {
  await page.goto(`${site.url}/app/services`)
  return (await page.getByRole('tabpanel').first().getByRole('heading', { level: 2 }).textContent()) ?? ''
}

test('the toolbar of every page has the search of the whole site', async ({ page, site }) => {
  const service = await readService(page, site)
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(`${site.url}/app/about-us`)
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search the site' }).fill(service)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/app/search?q=${service.replaceAll(' ', '+')}`)
  await expect(page).toHaveTitle(new RegExp(`^Results for “${service}”`))
  await expect(
    page.locator('main a[href^="/app/services#"]').and(page.getByText(service, { exact: true })),
  ).toBeVisible()
})

test('a measure is found by its abbreviation', async ({ page, site }) => {
  await needFigures(site)
  await page.goto(`${site.url}/app/search?q=LOTTR`)
  await expect(page.getByRole('link', { name: 'Level of travel time reliability (LOTTR)' })).toBeVisible()
})

test('a question finds what matches most of its words, and the page says so', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/search?q=how+do+I+report+a+broken+signal`)
  await expect(page.locator('main a[href="/app/services#arterialManagement"]')).toBeVisible()
  await page.goto(`${site.url}/app/search?q=whom+do+I+tell+of+a+broken+signal+at+night`)
  await expect(page.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible()
  await expect(page.getByText('These contain most of your words:')).toBeVisible()
  await expect(page.locator('main a[href="/app/services#arterialManagement"]')).toBeVisible()
})

test('a found report has its kind and period once, in Spanish next to its English title @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  const report = page.getByRole('article', { name: 'Annual report, FY 2026' })
  await page.goto(`${site.url}/app/search?q=buffer+index`)
  await expect(report.getByRole('heading')).toBeVisible()
  await expect(report.getByRole('paragraph').filter({ hasText: /^Annual report, FY 2026$/ })).toHaveCount(0)
  await page.goto(`${site.url}/es/app/search?q=buffer+index`)
  await expect(report.getByText('Informe anual, AF 2026')).toBeVisible()
})

for (const [language, words, path] of someOf(
  [
    ['en', 'feedback', '/app/contact-us'],
    ['es', 'comentarios', '/es/app/contact-us'],
    ['ht', 'plent', '/ht/app/contact-us'],
    ['en', 'accident', '/app/services#incidentManagement'],
    ['en', 'closures', '/app/roads'],
    ['en', 'construction', '/app/roads'],
    ['es', 'obras', '/es/app/roads'],
    ['ht', 'travo', '/ht/app/roads'],
    ['en', 'toll', '/app/services#expressLanes'],
    ['en', 'tour', '/app/contact-us#request-a-visit'],
  ] as const,
  4,
))
  test(`the first result for “${words}” is ${path}`, { tag: '@sample' }, async ({ page, site }) => {
    const prefix = language === 'en' ? '' : `/${language}`
    await page.goto(`${site.url}${prefix}/app/search?q=${words}`)
    await expect(page.locator('main h3 a').first()).toHaveAttribute('href', path)
  })

test('a broken signal leads to the form with its topic', { tag: '@sample' }, async ({ page, site }) => {
  await page.goto(`${site.url}/app/search?q=broken+signal`)
  await page.getByRole('link', { name: 'Report a problem with a traffic signal' }).click()
  await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('trafficSignal')
})

test('where nothing is found, Contact Us and the traveler information are offered', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/app/search?q=zzzzzzzz`)
  await expect(page.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/app/contact-us')
  await expect(main.getByRole('link', { name: 'FL511 traveler information' })).toBeVisible()
})

test('on a phone an icon opens the page with the field, ready for typing @release', async ({
  page,
  site,
}) => {
  await needLanguages(site, 'es')
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/es/app/services`)
  await page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' }).click()
  await expect(page).toHaveURL(/\/es\/app\/search(#q)?$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar en el sitio' })).toBeInViewport()
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toBeFocused()
  await untilHydrated(page)
  await page.keyboard.type('servicios')
  await expect(field).toHaveValue('servicios')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/es/app/search?q=servicios`)
  await expect(page.getByRole('heading', { level: 1, name: /servicios/ })).toBeVisible()
  await expect(page.locator(':focus'), 'results are there to be read').toHaveCount(0)
})

test('by keyboard the icon moves focus to the field, even on the search page', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${site.url}/app/search`)
  await untilHydrated(page)
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the site' })
  await expect(field).toBeVisible()
  await expect(page.locator(':focus'), 'a link from elsewhere leaves focus alone').toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).press('Enter')
  await expect(field).toBeFocused()
})

test('a report of any category is found by its title', async ({ page, site }) => {
  const { title, path } = await needReport(site)
  await page.goto(`${site.url}/app/search?q=${encodeURIComponent(title)}`)
  await expect(page.getByText(/^Searches \d+ reports?.* and \d+ /)).toBeVisible()
  await expect(page.locator(`main a[href="${path}"]`).first()).toHaveText(title)
})

test('the number of a found page links to that page in the report’s text', async ({ page, site }) => {
  await needReports(site, 'documents_annual')
  await page.goto(`${site.url}/app/search?q=annual+report`)
  const link = page.getByRole('link', { name: /^Page \d+ of / }).first()
  const [, number = ''] = /^Page (\d+)/.exec((await link.textContent()) ?? '') ?? []
  await expect(link).toHaveAttribute('href', new RegExp(`/read#page-${number}$`))
  await link.click()
  await expect(page.locator(`#page-${number}`)).toBeInViewport()
})

test('a found page shows its picture', async ({ page, site }) => {
  await needReports(site, 'documents_annual')
  await page.goto(`${site.url}/app/search?q=annual+report`)
  const picture = page
    .getByRole('link', { name: /^Page \d+ of / })
    .first()
    .locator('img')
  await expect(picture).toHaveAttribute('alt', '')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
})

for (const name of someOf(['search', 'documents'] as const, 2))
  test(`a found page can be cited with its number: ${name}`, async ({ page, site }) => {
    await needReports(site, 'documents_annual')
    await page.goto(`${site.url}/app/${name}?q=annual+report`)
    await page.getByText('Cite this page').first().click()
    await expect(page.getByText(/\(p\. \d+\)\. http.+\/read#page-\d+$/).first()).toBeVisible()
    await expect(page.getByText(/^@techreport/).first()).toBeVisible()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search works, and search engines do not index its results', async ({ page, site }) => {
    const service = await readService(page, site)
    await page.goto(`${site.url}/app/search`)
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the site' })
    await field.fill(service)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Services' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  test('a typo shows the results for the corrected word, and says so', async ({ page, site }) => {
    await needReports(site, 'documents_annual')
    await page.goto(`${site.url}/app/search?q=annul+report`)
    await expect(
      page.getByText('No results for “annul report”. Showing results for “annual report”.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: /^Page \d+ of / }).first()).toBeVisible()
  })

  test('a search for a hurricane finds the storm page @release', { tag: '@sample' }, async ({
    page,
    site,
  }) => {
    for (const [prefix, word] of [
      ['', 'hurricane'],
      ['/es', 'huracán'],
      ['/ht', 'siklòn'],
    ]) {
      await page.goto(`${site.url}${prefix}/app/search?q=${word}`)
      await expect(page.locator(`main a[href="${prefix}/app/storm"]`)).toBeVisible()
    }
  })

  test('a typo in the name of a place finds its cameras @release', { tag: '@sample' }, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/app/search?q=oaklnd+park`)
    await expect(
      page.getByText('No results for “oaklnd park”. Showing results for “oakland park”.'),
    ).toBeVisible()
    const camera = page.getByRole('link', { name: /Oakland Park Blvd/ }).first()
    await expect(camera).toHaveAttribute('href', /^\/app\/cameras\//)
  })
})

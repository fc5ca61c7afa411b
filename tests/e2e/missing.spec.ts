import { splitLanguage } from '../../src/contract/language.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needCameras, needLanguages } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test('a dead link opens the home page with a notice that names the address, offers a search and can be dismissed', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/annual-reports/2019.html`)
  const notice = page.getByRole('region', { name: 'This address was not found' })
  await expect(notice).toContainText('There is nothing at /app/annual-reports/2019.html.')
  const search = notice.getByRole('link', { name: 'Search for “annual reports 2019”' })
  await expect(search).toHaveAttribute('href', '/app/search?q=annual+reports+2019')
  await notice.getByRole('link', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL(`${site.url}/`)
})

test('the search offered after a dead link finds something on the server', async ({ page, site }) => {
  await page.goto(`${site.url}/app/cameras-and-roads`)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Search for “cameras and roads”' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/“cameras and roads”/)
  await expect(page.getByText(/^Searches \d+/)).toBeVisible()
})

for (const [path, title] of [
  ['/app/documents/nope', 'There is no such report'],
  ['/es/app/metrics/nope', 'No existen esas cifras'],
  ['/ht/app/cameras/nope', 'Pa gen kamera sa a'],
] as const) {
  test(`${path} is not found, and its page says so without scripts`, async ({ browser, site }) => {
    await needLanguages(site, splitLanguage(path).language)
    if (path.includes('/cameras/')) await needCameras(site)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const response = await page.goto(site.url + path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(path)).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await context.close()
  })
}

test('the page of a missing report leads to the documents, and that of a camera to the cameras', async ({
  browser,
  site,
}) => {
  await needCameras(site)
  // A separate page, because its status is logged to the console.
  const page = await browser.newPage()
  const ways = page.getByRole('main').getByRole('link')
  await page.goto(`${site.url}/app/documents/nope`)
  await expect(ways).toHaveText(['Search for “nope”', 'Documents', 'Discover'])
  await page.goto(`${site.url}/app/cameras/99999`)
  await expect(ways).toHaveText(['Search this site', 'Traffic cameras', 'Discover'])
  await expect(ways.first()).toHaveAttribute('href', '/app/search')
  await page.close()
})

test('a visitor with an old link to a file gets a page with a search; a program gets a problem response', async ({
  browser,
  site,
}) => {
  // A separate page, because its status is logged to the console.
  const page = await browser.newPage()
  const path = '/files/annual-report-2019.pdf'
  const response = await page.goto(site.url + path)
  expect(response?.status()).toBe(404)
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such report')
  await expect(page.getByText(path)).toBeVisible()
  await page.getByRole('link', { name: 'Search for “annual report 2019”' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/“annual report 2019”/)
  await page.close()
  const program = await fetch(site.url + path)
  expect(program.status).toBe(404)
  expect(program.headers.get('content-type')).toContain('application/problem+json')
})

test('without scripts a dead link says so too', async ({ browser, site }) => {
  await needLanguages(site, 'es')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/es/app/nada`)
  await expect(page.getByText('No hay nada en /es/app/nada.')).toBeVisible()
  await page.getByRole('link', { name: 'Cerrar el aviso' }).click()
  await expect(page).toHaveURL(`${site.url}/es/`)
  await context.close()
})

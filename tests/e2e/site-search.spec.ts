import { expect, test } from './support/site.ts'

test('the bar of every page leads to the search of the whole site', async ({ page, site }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(`${site.url}/app/about-us`)
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search the site' }).fill('LOTTR')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/app/search?q=LOTTR`)
  await expect(page).toHaveTitle(/^Results for “LOTTR”/)
  await expect(page.getByRole('link', { name: 'Level of travel time reliability (LOTTR)' })).toBeVisible()
})

test('on a phone an icon leads to the page with the field', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/es/app/services`)
  await page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' }).click()
  await expect(page).toHaveURL(`${site.url}/es/app/search`)
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar en el sitio' })).toBeVisible()
})

test('a report of any category is found, and its page number leads there in its text', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/search?q=95+Express+October+2026`)
  await expect(page.getByText(/^Searches \d+ reports, /)).toBeVisible()
  const link = page.getByRole('link', { name: /^Page \d+ of 95 Express, October 2026/ }).first()
  await expect(link).toHaveAttribute('href', /^\/app\/metrics\/express-i95-.+\/read#page-\d+$/)
})

test('a page that was found shows its picture', async ({ page, site }) => {
  await page.goto(`${site.url}/app/search?q=%22three+reversible+lanes%22`)
  const picture = page
    .getByRole('link', { name: /^Page \d+ of / })
    .first()
    .locator('img')
  await expect(picture).toHaveAttribute('alt', '')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
})

for (const address of ['search?q=%22three+reversible+lanes%22', 'documents?q=reversible'])
  test(`a page that was found by ${address} can be cited with its number`, async ({ page, site }) => {
    await page.goto(`${site.url}/app/${address}`)
    await page.getByText('Cite this page').first().click()
    await expect(page.getByText(/\(p\. \d+\)\. http.+\/read#page-\d+$/).first()).toBeVisible()
    await expect(page.getByText(/^@techreport/).first()).toBeVisible()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search works, and search engines leave its results out', async ({ page, site }) => {
    await page.goto(`${site.url}/app/search`)
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the site' })
    await field.fill('road rangers')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Services' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  test('a typo shows the results for what was meant, and says so', async ({ page, site }) => {
    await page.goto(`${site.url}/app/search?q=oaklnd+park`)
    await expect(
      page.getByText('No results for “oaklnd park”. Showing results for “oakland park”.'),
    ).toBeVisible()
    const camera = page.getByRole('link', { name: /Oakland Park Blvd/ }).first()
    await expect(camera).toHaveAttribute('href', /^\/app\/cameras\//)
  })
})

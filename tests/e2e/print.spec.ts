import { untilHydrated } from './support/hydrated.ts'
import { expect, test } from './support/site.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('on paper abbreviations are part of their sentences', { tag: '@sample' }, async ({ page, site }) => {
  await page.goto(`${site.url}/app/services`)
  const responders = page.getByRole('listitem').filter({ hasText: 'Severe Incident Response Vehicle' })
  await expect(responders.first()).toContainText(/^SIRV, the/, { useInnerText: true })
})

test('on paper the name of the trip is next to its times', { tag: '@sample' }, async ({ page, site }) => {
  await page.goto(`${site.url}/app/metrics`)
  const card = page.locator('#time-to-allow')
  await expect(card).toContainText(/\w – \w.*, Weekday/, { useInnerText: true })
})

test('on paper each feed is one line', async ({ page, site }) => {
  await page.goto(`${site.url}/app/data`)
  const heights = await page
    .getByRole('region', { name: 'Feeds' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(60)
})

test('on paper a list of cameras has the pictures that have loaded, and no empty frames', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${site.url}/app/cameras`)
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(rows.getByRole('img').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const heightsOf = (some: typeof rows) =>
    some.evaluateAll((items) => items.map(({ clientHeight }) => clientHeight))
  const picture = page.getByRole('img')
  const [loaded, others] = await Promise.all([
    heightsOf(rows.filter({ has: picture })),
    heightsOf(rows.filter({ hasNot: picture })),
  ])
  expect(others.length).toBeGreaterThan(0)
  expect(Math.max(...others)).toBeLessThan(Math.min(...loaded))
})

test('on paper the address of the page and the time are above the name of the office', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${site.url}/app/services`)
  await untilHydrated(page)
  await page.getByRole('contentinfo').locator('a[href="/app/privacy"]').click()
  await expect(page).toHaveTitle(/^Privacy/)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const line = page.locator('link[rel="canonical"]')
  const printed = await line.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(printed).toMatch(/\/app\/privacy [A-Z][a-z]{2}\s\d{1,2},\s\d{4},\s\d{1,2}:\d{2}\s[ap]\.m\."$/)
  const name = page.getByRole('banner').getByRole('link').first()
  const [above, below] = [await line.boundingBox(), await name.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

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

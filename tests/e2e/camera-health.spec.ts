import { openPage } from './support/camera-list.ts'
import { expect, startSite, test } from './support/site.ts'

test('the page of the feed’s health counts every state in a table', async ({ browser, site }) => {
  const page = await openPage(browser)
  await page.goto(`${site.url}/app/camera-health`)
  const table = page.getByRole('table', { name: 'Pictures by state' })
  for (const state of ['Fresh', 'May be outdated', 'Outdated', 'No picture', 'Switched off'])
    await expect(table.getByRole('rowheader', { name: state, exact: true })).toBeVisible()
  await page.context().close()
})

test('a site without cameras says so on its camera pages, and asks for no list again', async ({
  browser,
}) => {
  const site = await startSite('tests/scenarios/tiny', { CAMERA_FEED_KIND: 'off' })
  const page = await openPage(browser)
  for (const path of ['/app/cameras', '/app/camera-health', '/app/cameras?view=mine']) {
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { name: 'This office shows no cameras' })).toBeVisible()
    await expect(page.getByRole('link', { name: /511 map/ })).toBeVisible()
  }
  expect((await page.request.get(`${site.url}/app/cameras/1`)).status()).toBe(404)
  await page.context().close()
  await site.close()
})

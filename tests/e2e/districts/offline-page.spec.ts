import { foreignNamesFor, readSiteInfo } from '../support/districts.ts'
import { expect, test } from '../support/site.ts'
import { startProxy } from '../support/site-proxy.ts'

/** The service worker registers when the page is idle, after at most 30 seconds, and then stores its files. */
const INSTALLED = { timeout: 60_000 }

test('offline, a page never opened before has the district’s own phone numbers', async ({
  browser,
  site,
  district,
}) => {
  const { help, contact } = await readSiteInfo(site.contentDir)
  const proxy = await startProxy(site.url)
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${proxy.url}/app/services`)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), INSTALLED)
    .toBe(true)
  const stored = () => page.evaluate(async () => (await caches.match('/app/contact-us')) !== undefined)
  await expect.poll(stored, INSTALLED).toBe(true)
  proxy.setDown(true)
  await context.setOffline(true)
  await page.goto(`${proxy.url}/app/metrics`)
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible()
  const numbers = [help.emergency, help.assistance?.number, help.travelerInformation?.number, contact.phone]
  await expect(page.locator('a[href^="tel:"]')).toHaveText(numbers.filter((number) => number !== undefined))
  const foreignIn = await foreignNamesFor(district)
  expect(foreignIn(await page.content())).toEqual([])
  await context.close()
  await proxy.stop()
})

import { openHydrated } from './support/hydrated.ts'
import { expect, startSite, test } from './support/site.ts'

test('a site without a map and an archive shows neither, and every page works', async ({ page }) => {
  const site = await startSite('tests/scenarios/tiny')
  for (const path of ['discover', 'about-us', 'contact-us']) {
    await openHydrated(page, `${site.url}/app/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Map of the district' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).not.toContainText('Drawn for the tests')
  }
  await openHydrated(page, `${site.url}/app/documents`)
  await expect(page.getByRole('region', { name: 'Annual reports' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Archive' })).toHaveCount(0)
  await openHydrated(page, `${site.url}/app/cameras?view=map`)
  await expect(page.getByRole('link', { name: 'Road', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveCount(0)
  await expect(page.getByRole('listbox', { name: 'Map of cameras' })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'I-95' }).first()).toBeVisible()
  expect((await page.request.get(`${site.url}/api/api/Map/GetOverview`)).status()).toBe(404)
  await page.close()
  await site.close()
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openHydrated } from './support/hydrated.ts'
import { expect, startSite, test } from './support/site.ts'

test('an office without a map has none anywhere, and every page works', async ({ page }) => {
  const site = await startSite('tests/scenarios/tiny')
  for (const path of ['discover', 'about-us', 'contact-us']) {
    await openHydrated(page, `${site.url}/app/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Map of the district' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).not.toContainText('Drawn for the tests')
  }
  await openHydrated(page, `${site.url}/app/cameras?view=map`)
  await expect(page.getByRole('link', { name: 'Road', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveCount(0)
  await expect(page.getByRole('listbox', { name: 'Map of cameras' })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'I-95' }).first()).toBeVisible()
  expect((await page.request.get(`${site.url}/api/api/Map/GetOverview`)).status()).toBe(404)
  await page.close()
  await site.close()
})

test('the map, its description and its credit are those of the content folder', async ({ page }) => {
  const site = await startSite('tests/scenarios/full', {}, async (folder) => {
    const file = join(folder, 'map/map.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll('"I-95"', '"I-35"').replaceAll('"number":"95"', '"number":"35"'))
  })
  await openHydrated(page, `${site.url}/app/about-us`)
  const map = page.getByRole('img', { name: 'Map of the district' })
  await expect(map).toBeVisible()
  await expect(map).toHaveAccessibleDescription(
    'The map shows these counties: North, Middle and South. Roads with signs on it: I-35 and SR 80.',
  )
  await expect(map).toContainText('Middle')
  await expect(page.getByRole('figure')).toContainText('Drawn for the tests')
  await page.close()
  await site.close()
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeArchive } from '../../tools/map/streets-archive.ts'
import { cutTiles, DISTRICT } from '../../tools/testing/cut-tiles.ts'
import { openPage, untilCamerasAreListed } from './support/camera-list.ts'
import { openHydrated } from './support/hydrated.ts'
import { test as base, expect, type Site, startSite } from './support/site.ts'

const test = base.extend<object, { own: Site }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite('content', {}, addStreets)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// One at a time, because all tests use the same site.
test.describe.configure({ mode: 'default' })

async function addStreets(contentDir: string): Promise<void> {
  await mkdir(join(contentDir, 'map'), { recursive: true })
  // Names that the map itself does not show.
  const tiles = (await cutTiles([12])).map((tile) => ({
    ...tile,
    streets: tile.streets.map((street) => ({ ...street, name: `Tile ${street.name}` })),
  }))
  const archive = writeArchive(tiles, { credit: 'Streets drawn for the tests', bounds: DISTRICT })
  await writeFile(join(contentDir, 'map', 'streets.pmtiles'), archive)
}

test('streets that the operator added load and appear with their names only when a visitor zooms in', async ({
  browser,
  request,
  own: site,
}) => {
  await untilCamerasAreListed(request, site)
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  const requested: string[] = []
  page.on('request', (one) => {
    if (/street|pmtiles/.test(one.url())) requested.push(one.url())
  })
  await openHydrated(page, `${site.url}/app/cameras?view=map`)
  const map = page.getByRole('listbox', { name: 'Map of cameras' })
  await expect(map.getByRole('option').first()).toBeVisible()
  await expect(page.getByText('Streets drawn for the tests')).toBeVisible()
  expect(requested).toEqual([])
  await map.focus()
  const name = map.getByText(/^Tile SR \d+$/).first()
  await expect(async () => {
    await page.keyboard.press('+')
    await expect(name).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(requested).toContainEqual(expect.stringMatching(/\/files\/map\/[0-9a-f]{64}\.pmtiles$/))
  await page.context().close()
})

test('if streets fail to load the map stays as it is, and they load when the map is moved again', async ({
  browser,
  request,
  own: site,
}) => {
  await untilCamerasAreListed(request, site)
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  let refused = 0
  await page.route(/\.pmtiles$/, (route) => {
    refused++
    return route.fulfill({ status: 500 })
  })
  await openHydrated(page, `${site.url}/app/cameras?view=map`)
  const map = page.getByRole('listbox', { name: 'Map of cameras' })
  await map.focus()
  await expect(async () => {
    await page.keyboard.press('+')
    await expect.poll(() => refused, { timeout: 500 }).toBeGreaterThan(0)
  }).toPass()
  const street = map.getByText(/^Tile SR \d+$/).first()
  await expect(map.getByRole('option').first()).toBeVisible()
  await expect(street).toBeHidden()
  await page.unroute(/\.pmtiles$/)
  await expect(async () => {
    await page.keyboard.press('+')
    await expect(street).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.context().close()
})

import type { Browser, Page } from '@playwright/test'
import { openPage, untilCamerasAreListed } from './support/camera-list.ts'
import { openHydrated } from './support/hydrated.ts'
import { expect, test } from './support/site.ts'

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

test.beforeEach(({ request, site }) => untilCamerasAreListed(request, site))

/** The addresses of pictures that the page requests from now on. */
function noteRequestedPictures(page: Page): readonly string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/GetSnapshot/')) requested.push(request.url())
  })
  return requested
}

/** None was requested before a press, and one after it. */
async function expectPictureForPress(page: Page, requested: readonly string[]): Promise<void> {
  const press = page.getByRole('button', { name: /^Show picture: / }).first()
  await expect(press).toBeVisible()
  expect(requested).toEqual([])
  await press.click()
  await expect(page.getByRole('img', { name: /^Picture of/ })).toHaveCount(1)
  expect(requested).toHaveLength(1)
}

test('with data saving on, a picture loads only on request, and the map beside the list not at all', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  const maps: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/camera-map')) maps.push(request.url())
  })
  await page.addInitScript(() => localStorage.setItem('camera-data', 'on'))
  const requested = noteRequestedPictures(page)
  await openHydrated(page, `${site.url}/app/cameras?road=I-595`)
  await expectPictureForPress(page, requested)
  expect(maps).toEqual([])
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page.getByRole('listbox', { name: 'Map of cameras' })).toBeVisible()
  await page.context().close()
})

/** The page of a camera, not hydrated until `release`. */
async function openBeforeScripts(browser: Browser, url: string, saving: 'on' | 'off') {
  const page = await openPage(browser)
  await page.addInitScript((word) => localStorage.setItem('camera-data', word), saving)
  const requested = noteRequestedPictures(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/entry-client.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return { page, requested, release }
}

async function cameraAddress(browser: Browser, url: string): Promise<string> {
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${url}/app/cameras?state=fresh`)
  const address = await rows(page).first().getByRole('link').getAttribute('href')
  await page.context().close()
  return url + address
}

test('a camera’s page shows its picture with its age', async ({ browser, site }) => {
  const address = await cameraAddress(browser, site.url)
  const { page, release } = await openBeforeScripts(browser, address, 'off')
  release()
  const picture = page.getByRole('article').getByRole('img').first()
  await expect(picture).toHaveAccessibleName(/^Picture of .+\. Received/)
  await expect(picture).toHaveJSProperty('complete', true)
  await page.context().close()
})

test('with data saving on, no picture of a camera loads before it is requested, with scripts or without', async ({
  browser,
  site,
}) => {
  const address = await cameraAddress(browser, site.url)
  const { page, requested, release } = await openBeforeScripts(browser, address, 'on')
  await expect(page.getByText('Getting the picture…').first()).toBeVisible()
  release()
  await expectPictureForPress(page, requested)
  await page.context().close()
})

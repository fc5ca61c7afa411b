import type { Browser, Page } from '@playwright/test'
import { scrollsSideways } from './accessibility/visits.ts'
import { cameraRows, needCameraRoads, openPage, untilCamerasAreListed } from './support/camera-list.ts'
import { readSiteInfo } from './support/districts.ts'
import { holdBack } from './support/hold-back.ts'
import { openHydrated } from './support/hydrated.ts'
import { needCameras, needLanguages } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test.beforeEach(async ({ request, site }) => {
  await needCameras(site)
  await untilCamerasAreListed(request, site)
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a camera opens from Discover by keyboard, and its picture has its age', async ({ browser, site }) => {
  const { cameras, district } = await readSiteInfo(site.contentDir)
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/discover`)
  await page.getByRole('link', { name: 'See the traffic cameras' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Traffic cameras')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Sample cameras')).toHaveCount(cameras.feed === 'sample' ? 1 : 0)
  await expect(page.getByRole('img', { name: /^Picture of .+\. Received/ }).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\blive\b/i)
  await cameraRows(page).first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/cameras\/[a-z0-9-]+$/)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(` at .+ · ${district.name}$`))
  await expect(page.getByRole('link', { name: 'Report a problem with this camera' })).toHaveAttribute(
    'href',
    /\/app\/contact-us\?about=camera:[a-z0-9-]+$/,
  )
  await page.context().close()
})

test('filters of cameras are in the address and can be shared', async ({ browser, site }) => {
  const { name, directions, cameras } = (await needCameraRoads(site, 'longest')).longest
  const direction = directions[1].toLowerCase()
  const location = cameras.find((one) => one.direction === direction)?.location ?? ''
  const word = /[a-z]{4,}/.exec(location.toLowerCase())?.[0] ?? location
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/cameras`)
  await page.getByLabel('Road', { exact: true }).selectOption(name)
  await expect(page).toHaveURL(new RegExp(`\\?road=${name}$`))
  await page.getByLabel('Direction').selectOption(direction)
  await page.getByRole('searchbox').fill(word)
  await expect(page).toHaveURL(new RegExp(`\\?road=${name}&direction=${direction}&q=${word}$`))
  // The visible text; the same text for screen readers follows a moment later.
  await expect(page.locator('main .fact').getByText(/^\d+ of \d+ cameras$/)).toBeVisible()
  const shown = await cameraRows(page).count()
  expect(shown).toBeGreaterThan(0)
  await page.reload()
  await expect(cameraRows(page)).toHaveCount(shown)
  await page.getByRole('searchbox').fill('nowhere at all')
  await expect(page.getByRole('heading', { name: 'No cameras match your filters' })).toBeVisible()
  await page.context().close()
})

test('if no camera matches, one press opens the search that corrects typos', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await openHydrated(page, `${site.url}/app/cameras?q=Oakland+Prak`)
  await page.getByRole('link', { name: 'Search this site' }).click()
  await expect(page.getByText('Showing results for “Oakland Park”.')).toBeVisible()
  const camera = page.getByRole('link', { name: /^I-95 northbound at Oakland Park Blvd/ }).first()
  await expect(camera).toHaveAttribute('href', /^\/app\/cameras\//)
})

test('filters chosen before the scripts have loaded are applied', async ({ browser, site }) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site.url}/app/cameras`, { waitUntil: 'commit' })
  await page.getByLabel('Road', { exact: true }).selectOption(name)
  await page.getByLabel('Direction').selectOption('Eastbound')
  release()
  await expect(page).toHaveURL(new RegExp(`\\?road=${name}&direction=eastbound$`))
  await expect(page.getByRole('heading', { level: 2, name: /Eastbound/ })).toBeVisible()
  await expect(page.getByLabel('Road', { exact: true })).toHaveValue(name)
  await page.context().close()
})

test('the map is one tab stop: arrow keys go from camera to camera and Enter opens one', async ({
  browser,
  site,
}) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  await openHydrated(page, `${site.url}/app/cameras?road=${name}&direction=eastbound&view=map`)
  const map = page.getByRole('listbox', { name: 'Map of cameras' })
  await map.focus()
  const active = () => map.getAttribute('aria-activedescendant')
  await expect.poll(active).not.toBeNull()
  const first = await active()
  await page.keyboard.press('ArrowRight')
  if ((await active()) === first) await page.keyboard.press('ArrowLeft')
  await expect.poll(active).not.toBe(first)
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await map.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/cameras\/[a-z0-9-]+$/)
  await page.context().close()
})

test('the map can be moved by buttons, without dragging', async ({ browser, site }) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  await openHydrated(page, `${site.url}/app/cameras?road=${name}&view=map`)
  const mark = page.getByRole('listbox').getByRole('option').first()
  await expect(mark).toBeVisible()
  const x = async () => (await mark.boundingBox())?.x ?? 0
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const before = await x()
  await page.getByRole('button', { name: 'Move west' }).click()
  await expect.poll(x).toBeGreaterThan(before)
  await page.context().close()
})

test('a zoom announces the level and the places on the map once @release', async ({ browser, site }) => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  await openHydrated(page, `${site.url}/app/cameras?view=map`)
  const status = page.getByRole('status').filter({ hasText: /^Zoom / })
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect(status).toHaveCount(0)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(status).toHaveText(/^Zoom 2 of \d+: .+ to .+/)
  const text = (await status.textContent()) ?? ''
  await page.getByRole('button', { name: 'Move south' }).click()
  await expect(status).toHaveText(text)
  await page.getByRole('button', { name: 'Show all cameras' }).click()
  await expect(status).toHaveText(/^Zoom 1 of /)
  await page.context().close()
})

test('a camera pressed on the map by touch opens its card, which links to its page', async ({
  browser,
  site,
}) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser, {
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  await openHydrated(page, `${site.url}/app/cameras?road=${name}&direction=eastbound&view=map`)
  const single = page.getByRole('option', { name: new RegExp(`^${name} eastbound at`) }).first()
  await single.tap()
  await page
    .getByRole('link', { name: 'Open camera' })
    .or(page.getByRole('link', { name: new RegExp(`^${name} eastbound`) }))
    .first()
    .tap()
  await expect(page).toHaveURL(/\/app\/cameras\/[a-z0-9-]+$/)
  await page.context().close()
})

/** Records the addresses of pictures that the page requests from now on. */
function recordRequestedPictures(page: Page): readonly string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/GetSnapshot/')) requested.push(request.url())
  })
  return requested
}

/** Expects no picture request before a press, and one after it. */
async function expectPictureForPress(page: Page, requested: readonly string[]): Promise<void> {
  const press = page.getByRole('button', { name: /^Show picture: / }).first()
  await expect(press).toBeVisible()
  expect(requested).toEqual([])
  await press.click()
  await expect(page.getByRole('img', { name: /^Picture of/ })).toHaveCount(1)
  expect(requested).toHaveLength(1)
}

test('the list fits a window that becomes narrow after it was wide @release', async ({ browser, site }) => {
  await needLanguages(site, 'es')
  const page = await openPage(browser, { viewport: { width: 1920, height: 900 } })
  await openHydrated(page, `${site.url}/es/app/cameras`)
  const last = cameraRows(page).last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await cameraRows(page).first().scrollIntoViewIfNeeded()
  await expect(last).not.toBeInViewport()
  await page.setViewportSize({ width: 320, height: 900 })
  await expect(page.locator('html')).toHaveJSProperty('clientWidth', 320)
  expect(await scrollsSideways(page)).toBe(false)
  await page.context().close()
})

test('with Save-Data on, a picture loads only on request, and the map next to the list not at all', async ({
  browser,
  site,
}) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  const maps: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(camera-map|map-detail)/.test(request.url())) maps.push(request.url())
  })
  await page.addInitScript(() => localStorage.setItem('camera-data', 'on'))
  const requested = recordRequestedPictures(page)
  await openHydrated(page, `${site.url}/app/cameras?road=${name}`)
  await expectPictureForPress(page, requested)
  expect(maps).toEqual([])
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page.getByRole('listbox', { name: 'Map of cameras' })).toBeVisible()
  await page.context().close()
})

test('a visitor on a slow phone can turn on saving data in the list of cameras @release', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  await openHydrated(page, `${site.url}/app/cameras?view=corridor`)
  await page.getByRole('checkbox', { name: /^Save data/ }).check()
  const requested = recordRequestedPictures(page)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expectPictureForPress(page, requested)
  await page.context().close()
})

/** Opens the page of a camera, which is not hydrated until `release`. */
async function openBeforeScripts(browser: Browser, url: string, saving: 'on' | 'off') {
  const page = await openPage(browser)
  await page.addInitScript((word) => localStorage.setItem('camera-data', word), saving)
  const requested = recordRequestedPictures(page)
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
  await page.goto(`${url}/app/cameras`)
  const camera = cameraRows(page)
    .filter({ has: page.locator('img') })
    .first()
  const address = await camera.getByRole('link').getAttribute('href')
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

test('with Save-Data on, no picture of a camera loads before it is requested, with or without scripts @release', async ({
  browser,
  site,
}) => {
  const address = await cameraAddress(browser, site.url)
  const { page, requested, release } = await openBeforeScripts(browser, address, 'on')
  await expect(page.getByText('Loading the picture…').first()).toBeVisible()
  release()
  await expectPictureForPress(page, requested)
  await page.context().close()
})

test('without scripts the list has its links, and a camera’s page has the picture', async ({
  browser,
  site,
}) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/app/cameras`)
  const withPicture = cameraRows(page).filter({ has: page.getByRole('img') })
  const thumbnail = withPicture.first().getByRole('img')
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  const roadLink = page.getByRole('link', { name: new RegExp(`^${name}\\s+\\d+ cameras`) })
  const count = Number(/(\d+) cameras/.exec((await roadLink.locator('span').last().textContent()) ?? '')?.[1])
  await roadLink.click()
  await expect(cameraRows(page)).toHaveCount(count)
  await withPicture.first().getByRole('link').click()
  const pictures = page.getByRole('article').locator('img[src*="/GetSnapshot/"]')
  await expect(pictures.first()).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/app\/cameras\/[a-z0-9-]+$/)
  await page.context().close()
})

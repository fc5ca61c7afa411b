import type { Locator, Page } from '@playwright/test'
import type { Camera } from '../../src/contract/camera.ts'
import { cameraRows, needCameraRoads, openPage, untilCamerasAreListed } from './support/camera-list.ts'
import { openHydrated } from './support/hydrated.ts'
import { needCameras } from './support/needs.ts'
import { expect, test } from './support/site.ts'
import { scrollDownTo, topOf } from './support/visitor.ts'

test.beforeEach(async ({ request, site }) => {
  await needCameras(site)
  await untilCamerasAreListed(request, site)
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('my cameras are picked, ordered, renamed, shared and stored, all by keyboard', async ({
  browser,
  site,
}) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  await openHydrated(page, `${site.url}/app/cameras?road=${name}`)
  for (const index of [0, 1]) {
    await page
      .getByRole('button', { name: /^Add to my cameras: / })
      .first()
      .press('Enter')
    await expect(page.getByRole('button', { name: /^Remove from my cameras: / })).toHaveCount(index + 1)
  }
  await page.getByRole('link', { name: 'My cameras, 2' }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(page.getByText('Paused. Pictures will not update.')).toBeVisible()
  const tiles = cameraRows(page).getByRole('link')
  const [first = '', second = ''] = await tiles.allTextContents()
  await page.getByRole('button', { name: 'Arrange' }).press('Enter')
  const down = page.getByRole('button', { name: /^Move down/ }).first()
  await down.press('Enter')
  await expect(page.getByText(/is now number 2\.$/)).toBeAttached()
  await expect(page.getByRole('button', { name: /^Move down/ }).last()).toBeFocused()
  await page.getByRole('textbox').first().fill('To work')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(tiles).toHaveText(['To work', first])
  expect(second).not.toBe(first)
  await page.reload()
  await expect(tiles).toHaveText(['To work', first])
  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await page.getByRole('button', { name: 'Share link' }).press('Enter')
  await expect(
    page.getByText('Link copied. Anyone who opens it sees these cameras.', { exact: true }),
  ).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.search).toMatch(/^\?cameras=[a-z0-9-]+,[a-z0-9-]+$/)
  await page.context().close()

  const other = await openPage(browser)
  await openHydrated(other, site.url + link.pathname + link.search)
  await expect(heading(other)).toHaveText('Cameras shared with you')
  await expect(cameraRows(other)).toHaveCount(2)
  await other.getByRole('button', { name: 'Save them on this device' }).press('Enter')
  await expect(heading(other)).toHaveText('My cameras')
  await expect(other.getByText('2 cameras, saved on this device.')).toBeVisible()
  await other.context().close()
})

test('removing a camera by keyboard moves focus to the next one, and after the last to the heading', async ({
  browser,
  site,
}) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/cameras?road=${name}`)
  for (const index of [0, 1, 2]) {
    await page
      .getByRole('button', { name: /^Add to my cameras: / })
      .first()
      .press('Enter')
    await expect(page.getByRole('button', { name: /^Remove from my cameras: / })).toHaveCount(index + 1)
  }
  await page.getByRole('link', { name: 'My cameras, 3' }).press('Enter')
  await page.getByRole('button', { name: 'Arrange' }).press('Enter')
  const removes = page.getByRole('button', { name: /^Remove: / })
  await removes.nth(1).press('Enter')
  await expect(removes).toHaveCount(2)
  await expect(removes.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removes).toHaveCount(1)
  await expect(removes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removes).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await page.context().close()
})

test('no tile of the wall is larger than its content', async ({ browser, site }) => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  const list = await (await page.request.get(`${site.url}/api/api/Cameras/GetCameras`)).json()
  const ids = list.cameras.slice(0, 40).map(({ id }: { id: string }) => id)
  await openHydrated(page, `${site.url}/app/cameras?cameras=${ids.join(',')}`)
  await expect(cameraRows(page)).toHaveCount(ids.length)
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  for (const tile of (await cameraRows(page).all()).slice(0, 6)) {
    expect(Math.abs((await endOf(tile.locator('> :last-child'))) - (await endOf(tile)))).toBeLessThan(3)
  }
  await page.context().close()
})

test('my cameras are saved to a file and read from one, and a wrong file gets an explanation @release', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/cameras?view=mine`)
  const file = (text: string) => ({
    name: 'my.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  const picker = page.locator('input[type=file]')
  await picker.setInputFiles(file('%PDF'))
  await expect(
    page.getByRole('region', { name: 'Notices' }).getByText('This is not a JSON file'),
  ).toBeVisible()
  await picker.setInputFiles(
    file('{"kind":"my-cameras","version":1,"cameras":[{"id":"gone-camera","knownAs":"I-9 at Nowhere"}]}'),
  )
  await expect(page.getByText('The feed no longer lists I-9 at Nowhere.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Arrange' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to a file' }).click()
  expect((await download).suggestedFilename()).toBe('my-cameras.json')
  await page.context().close()
})

test('after Back from a camera the wall has its scroll position @release', async ({ browser, site }) => {
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  const { cameras } = await (await fetch(`${site.url}/api/api/Cameras/GetCameras`)).json()
  test.skip(cameras.length < 20, 'The site has too few cameras to read down a wall of them')
  const saved = cameras.map(({ id, location }: Camera) => ({ id, ownName: null, knownAs: location }))
  const stored = JSON.stringify({ kind: 'my-cameras', version: 1, cameras: saved })
  await page.addInitScript((text) => localStorage.setItem('my-cameras', text), stored)
  await openHydrated(page, `${site.url}/app/cameras?view=mine`)
  for (const index of [8, 14]) {
    const tile = cameraRows(page).getByRole('link').nth(index)
    const before = await scrollDownTo(tile)
    await tile.click()
    await expect(page).toHaveURL(/\/app\/cameras\//)
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(tile).toBeInViewport()
    await expect.poll(async () => Math.abs((await topOf(tile)) - before)).toBeLessThan(60)
  }
  await page.context().close()
})

test('picking a camera moves no other, and only the last pick is said, with Undo', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { viewport: { width: 412, height: 900 } })
  await openHydrated(page, `${site.url}/app/cameras`)
  const buttons = page.getByRole('button', { name: /^(Add to|Remove from) my cameras: / })
  const tops = () =>
    buttons.evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().top + scrollY))
  const before = await tops()
  await buttons.nth(0).click()
  await buttons.nth(1).click()
  const said = page.getByText('Added to my cameras.')
  await expect(said).toHaveCount(1)
  await expect(cameraRows(page).nth(1)).toContainText('Added to my cameras.')
  expect(await tops()).toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(said).toHaveCount(0)
  await expect(buttons.nth(1)).toBeFocused()
  await expect(buttons.nth(1)).toHaveAccessibleName(/^Add to/)
  await page.context().close()
})

test('without scripts the wall of a shared link has its pictures, and no control that does nothing', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  const pictures = page.getByRole('main').getByRole('img')
  // A camera that was fresh a moment ago may have become unavailable.
  await expect(async () => {
    await page.goto(`${site.url}/app/cameras`)
    const addresses = await cameraRows(page)
      .filter({ has: page.locator('img') })
      .getByRole('link')
      .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href') ?? ''))
    const ids = addresses.map((address) => address.split('/').at(-1))
    await page.goto(`${site.url}/app/cameras?cameras=${ids.join()}`)
    expect(await pictures.count()).toBe(2)
  }).toPass()
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Next pictures in')).toBeHidden()
  await page.context().close()
})

test('without scripts my cameras and the maps say that they need them, and lead to the list', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  const main = page.getByRole('main')
  for (const view of ['cameras?view=map', 'roads?view=map']) {
    await page.goto(`${site.url}/app/${view}`)
    await expect(main.getByText('The map needs JavaScript')).toHaveCount(1)
    await expect(main.getByText('The map needs JavaScript')).toBeVisible()
  }
  await page.goto(`${site.url}/app/cameras?view=mine`)
  await expect(main.getByText('“My cameras” needs JavaScript')).toBeVisible()
  await expect(main.getByText('The camera list did not load')).toBeHidden()
  await main.getByRole('paragraph').getByRole('link', { name: 'All cameras' }).click()
  await expect(heading(page)).toHaveText('Traffic cameras')
  await page.context().close()
})

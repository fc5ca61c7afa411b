import type { Page } from '@playwright/test'
import { openPage, untilCamerasAreListed } from './support/camera-list.ts'
import { openHydrated } from './support/hydrated.ts'
import { expect, test } from './support/site.ts'

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

test.beforeEach(({ request, site }) => untilCamerasAreListed(request, site))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('from Discover to a camera by keyboard, and its picture says its age', async ({ browser, site }) => {
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/discover`)
  await page.getByRole('link', { name: 'See the traffic cameras' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Traffic cameras')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Sample cameras')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Picture of .+\. Received/ }).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\blive\b/i)
  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/cameras\/[a-z0-9-]+$/)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/ at .+ · FDOT District Four$/)
  await expect(page.getByRole('link', { name: 'Report a problem with this camera' })).toHaveAttribute(
    'href',
    /\/app\/contact-us\?about=camera:[a-z0-9-]+$/,
  )
  await page.context().close()
})

test('the choice of cameras is in the address and can be shared', async ({ browser, site }) => {
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/cameras`)
  await page.getByLabel('Road', { exact: true }).selectOption('I-95')
  await expect(page).toHaveURL(/\?road=I-95$/)
  await page.getByLabel('Direction').selectOption('southbound')
  await page.getByRole('searchbox').fill('blvd')
  await expect(page).toHaveURL(/\?road=I-95&direction=southbound&q=blvd$/)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ cameras$/ })).toBeVisible()
  const shown = await rows(page).count()
  expect(shown).toBeGreaterThan(0)
  await page.reload()
  await expect(rows(page)).toHaveCount(shown)
  await page.getByRole('searchbox').fill('nowhere at all')
  await expect(page.getByRole('heading', { name: 'No camera fits this choice' })).toBeVisible()
  await page.context().close()
})

test('a road that is searched for in any spelling is found, and no other road', async ({ browser, site }) => {
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/cameras`)
  for (const q of ['I-95', 'interstate 95']) {
    await page.getByRole('searchbox').fill(q)
    await expect(page).toHaveURL(new RegExp(`q=${q.replace(' ', '\\+')}$`))
    await expect(page.getByRole('region', { name: 'I-95, Northbound' })).toBeVisible()
    await expect(page.getByRole('region', { name: /^I-(75|595)/ })).toHaveCount(0)
  }
  await openHydrated(page, `${site.url}/es/app/cameras?q=interestatal+95+sur`)
  await expect(page.getByRole('region', { name: /^I-95/ })).toHaveCount(1)
  await page.context().close()
})

test('the map is one tab stop: arrow keys go from camera to camera and Enter opens one', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  await openHydrated(page, `${site.url}/app/cameras?road=I-595&direction=eastbound&view=map`)
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

test('by touch: a camera is pressed on the map and its card leads to its page', async ({ browser, site }) => {
  const page = await openPage(browser, {
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  await openHydrated(page, `${site.url}/app/cameras?road=I-595&direction=eastbound&view=map`)
  const single = page.getByRole('option', { name: /^I-595 eastbound at/ }).first()
  await single.tap()
  await page
    .getByRole('link', { name: 'Open camera' })
    .or(page.getByRole('link', { name: /^I-595 eastbound/ }))
    .first()
    .tap()
  await expect(page).toHaveURL(/\/app\/cameras\/[a-z0-9-]+$/)
  await page.context().close()
})

test('my cameras are picked, ordered, renamed, shared and stored, all by keyboard', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  await openHydrated(page, `${site.url}/app/cameras?road=I-595`)
  for (const index of [0, 1]) {
    await page
      .getByRole('button', { name: /^Add to my cameras: / })
      .first()
      .press('Enter')
    await expect(page.getByRole('button', { name: /^Remove from my cameras: / })).toHaveCount(index + 1)
  }
  await page.getByRole('link', { name: 'My cameras, 2' }).press('Enter')
  await expect(page.getByText('2 cameras, kept on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(page.getByText('Paused. The pictures stay as they are.')).toBeVisible()
  const tiles = rows(page).getByRole('link')
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
    page.getByText('Link copied. Whoever opens it sees these cameras.', { exact: true }),
  ).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.search).toMatch(/^\?cameras=[a-z0-9-]+,[a-z0-9-]+$/)
  await page.context().close()

  const other = await openPage(browser)
  await openHydrated(other, site.url + link.pathname + link.search)
  await expect(heading(other)).toHaveText('Cameras shared with you')
  await expect(rows(other)).toHaveCount(2)
  await other.getByRole('button', { name: 'Keep them on this device' }).press('Enter')
  await expect(heading(other)).toHaveText('My cameras')
  await expect(other.getByText('2 cameras, kept on this device.')).toBeVisible()
  await other.context().close()
})

test('the first tile of a wall is filled to its end, as high as the two beside it', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  const list = await (await page.request.get(`${site.url}/api/api/Cameras/GetCameras`)).json()
  const ids = list.cameras.slice(0, 40).map(({ id }: { id: string }) => id)
  await openHydrated(page, `${site.url}/app/cameras?cameras=${ids.join(',')}`)
  await expect(rows(page)).toHaveCount(40)
  const first = rows(page).first()
  const endOf = async (part: ReturnType<typeof rows>) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const end = await endOf(first)
  expect(Math.abs((await endOf(first.locator('> :last-child'))) - end)).toBeLessThan(3)
  expect(Math.abs((await endOf(rows(page).nth(3))) - end)).toBeLessThan(3)
  await page.context().close()
})

test('my cameras are saved as a file and read from one, and a wrong file is explained', async ({
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
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('it is not a JSON file')).toBeVisible()
  await picker.setInputFiles(
    file('{"kind":"my-cameras","version":1,"cameras":[{"id":"gone-camera","knownAs":"I-9 at Nowhere"}]}'),
  )
  await expect(page.getByText('The feed does not list I-9 at Nowhere now.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Arrange' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await download).suggestedFilename()).toBe('my-cameras.json')
  await page.context().close()
})

test('without a script there is the list with its links, and a camera’s page with the picture', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/app/cameras`)
  expect(await rows(page).count()).toBeGreaterThan(0)
  const roadLink = page.getByRole('link', { name: /^I-595\s+\d+ cameras/ })
  const count = Number(/(\d+) cameras/.exec((await roadLink.locator('span').last().textContent()) ?? '')?.[1])
  await roadLink.click()
  await expect(rows(page)).toHaveCount(count)
  await rows(page).first().getByRole('link').click()
  const picture = page.getByRole('article').getByRole('img').first()
  await expect(picture).toHaveAttribute('src', /\/GetSnapshot\//)
  await expect(picture).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/app\/cameras\/[a-z0-9-]+$/)
  await page.context().close()
})

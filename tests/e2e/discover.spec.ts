import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { languagePrefix } from '../../src/contract/language.ts'
import { readSiteInfo } from './support/districts.ts'
import { openHydrated } from './support/hydrated.ts'
import { needCameras, needFigures } from './support/needs.ts'
import { expect, type ReadSite, test } from './support/site.ts'

/**
 * Waits until the page, which is rendered again every ten seconds, has the cameras and the times of their pictures.
 * Skips the test on a site without cameras.
 */
async function needPictures(request: APIRequestContext, site: ReadSite): Promise<void> {
  await needCameras(site)
  const received = async () =>
    (await (await request.get(`${site.url}/app/discover`)).text()).match(
      /<noscript><img alt="Picture of [^"]+Received/g,
    )
  await expect.poll(async () => (await received())?.length, { timeout: 90_000 }).toBe(3)
}

const pictures = (page: Page) =>
  page.locator('main section', { has: page.getByRole('heading', { name: 'What the cameras see now' }) })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('The element is not on the page')
  return box
}

test('without scripts Discover finds the cameras of a road and shows three pictures', async ({
  browser,
  request,
  site,
}) => {
  await needPictures(request, site)
  const [camera] = (await (await request.get(`${site.url}/api/api/Cameras/GetCameras`)).json()).cameras
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.url}/app/discover`)
  await expect(pictures(page).getByRole('img')).toHaveCount(3)
  const field = page.getByRole('searchbox', { name: 'Which road or exit?' })
  // The placeholder names no road or exit of another district.
  await expect(field).toHaveAttribute('placeholder', 'Road, place or exit')
  await field.fill(camera.road)
  await page.getByRole('button', { name: 'Find cameras' }).click()
  await expect(page).toHaveURL(`${site.url}/app/cameras?${new URLSearchParams({ q: camera.road })}`)
  await expect(page.locator(`main a[href="/app/cameras/${camera.id}"]`).first()).toBeVisible()
  await page.close()
})

test('Discover finds the camera of an exit', { tag: '@sample' }, async ({ page, request, site }) => {
  await needPictures(request, site)
  await page.goto(`${site.url}/app/discover`)
  await page.getByRole('searchbox', { name: 'Which road or exit?' }).fill('exit 31')
  await page.getByRole('button', { name: 'Find cameras' }).click()
  await expect(page).toHaveURL(/\/app\/cameras\?q=exit\+31$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Oakland Park Blvd/ })
      .first(),
  ).toBeVisible()
})

test('Discover shows three roads as they are now, with the time each picture was received', async ({
  page,
  request,
  site,
}) => {
  await needPictures(request, site)
  const { district } = await readSiteInfo(site.contentDir)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/discover`)
  const shown = pictures(page).getByRole('img', {
    name: /^Picture of .+ at .+\. .*Received \d+:\d\d [ap]\.m\./,
  })
  await expect(shown).toHaveCount(3)
  for (const picture of await shown.all()) {
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  await pictures(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/app\/cameras\/[a-z0-9-]+$/)
  await page.getByRole('link', { name: district.name }).first().click()
  await expect(pictures(page).getByRole('img')).toHaveCount(3)
})

for (const width of [412, 1280])
  test(`at ${width} px the pictures of Discover fill the space reserved for them: nothing jumps`, async ({
    page,
    request,
    site,
  }) => {
    await needPictures(request, site)
    const { district } = await readSiteInfo(site.contentDir)
    await page.setViewportSize({ width, height: 900 })
    // Nothing is listed, as in the first seconds after the server starts.
    let isListed = false
    await page.route('**/Cameras/GetCameras*', async (route) => {
      const response = await route.fetch()
      if (isListed) return route.fulfill({ response })
      const list = await response.json()
      await route.fulfill({ json: { ...list, cameras: [], feed: { ...list.feed, lastSuccessAt: null } } })
    })
    await openHydrated(page, `${site.url}/app/privacy`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${district.name}`) })
      .click()
    await expect(pictures(page).locator('[aria-busy=true]')).toBeVisible()
    const reserved = await boxOf(pictures(page))
    isListed = true
    await expect(pictures(page).getByRole('img')).toHaveCount(3)
    expect(Math.abs((await boxOf(pictures(page))).height - reserved.height)).toBeLessThanOrEqual(2)
  })

const requestsOf = (page: Page, part: string) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) requested.push(`${request.method()} ${request.url()}`)
  })
  return requested
}

test('the pictures of Discover are refreshed only while they are on the screen @release', async ({
  page,
  request,
  site,
}) => {
  await needPictures(request, site)
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/discover`)
  const first = pictures(page).getByRole('img').first()
  await expect(first).toHaveAttribute('src', /at=/)
  const before = await first.getAttribute('src')
  const renewals = requestsOf(page, '/GetCameras')
  // Cameras take a picture every 20 to 60 seconds.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(31_000)
        return first.getAttribute('src')
      },
      { timeout: 90_000, intervals: [2000] },
    )
    .not.toBe(before)
  // Only three cameras are requested, not all.
  expect(renewals[0]).toMatch(/\?id=[a-z0-9-]+(?:%2C[a-z0-9-]+){2}$/)
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.clock.fastForward(1000)
  const lists = requestsOf(page, '/GetCameras')
  await page.clock.fastForward(95_000)
  expect(lists).toEqual([])
})

test('with Save-Data on, Discover loads no picture', async ({ page, request, site }) => {
  await needPictures(request, site)
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('camera-data', 'on'))
  const requested = requestsOf(page, '/Cameras/')
  await openHydrated(page, `${site.url}/app/discover`)
  await expect(pictures(page).getByRole('link')).toHaveCount(3)
  await page.clock.fastForward(65_000)
  expect(requested).toEqual([])
})

test('the figures of Discover fill their rows near the first screen of a desktop, and are two by two on a phone @release', async ({
  page,
  site,
}) => {
  await needFigures(site)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.url}/app/discover`)
  const figures = page.getByRole('region', { name: 'How the roads performed' }).getByRole('listitem')
  await expect(figures.first()).toBeVisible()
  const boxes = await Promise.all((await figures.all()).map(boxOf))
  expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThan(1000)
  const list = await boxOf(page.getByRole('region', { name: 'How the roads performed' }).getByRole('list'))
  const rows = [...Map.groupBy(boxes, ({ y }) => Math.round(y)).values()]
  // Without camera pictures they are next to the map, two by two.
  expect(rows.length).toBe(list.width < 1000 ? Math.ceil(boxes.length / 2) : 1)
  for (const row of rows)
    expect(Math.max(...row.map(({ x, width }) => x + width))).toBeCloseTo(list.x + list.width, 0)
  await page.setViewportSize({ width: 412, height: 823 })
  const pairs = await Promise.all((await figures.all()).map(boxOf))
  expect(new Set(pairs.map(({ y }) => Math.round(y))).size).toBe(Math.ceil(pairs.length / 2))
  expect(new Set(pairs.map(({ x }) => Math.round(x))).size).toBe(Math.min(pairs.length, 2))
})

test('the office’s name fits into the toolbar in every language, however wide the window is @release', async ({
  page,
  site,
}) => {
  const { district, languages } = await readSiteInfo(site.contentDir)
  test.skip(languages.length === 1, 'The site has only one language')
  for (const [language, others] of [
    ...languages.map((one) => [languagePrefix(one), 0] as const),
    [languagePrefix(languages[1] ?? 'en'), 1] as const,
  ]) {
    await openHydrated(page, `${site.url}${language}/app/metrics`)
    const choice = page.getByRole('banner').locator('nav', { has: page.locator('#languages') })
    // Adds a fourth language.
    if (others > 0)
      await choice.locator('ul').evaluate((list) => list.append(list.lastElementChild?.cloneNode(true) ?? ''))
    for (const width of [1280, 1700, 1920, 2200]) {
      await page.setViewportSize({ width, height: 900 })
      const name = await boxOf(page.getByRole('banner').getByText(district.name, { exact: true }))
      // Two lines and the subtitle are as high as the toolbar above its road.
      expect(name.height, `${language} ${width}`).toBeLessThan(50)
      const pages = await boxOf(page.getByRole('banner').getByRole('navigation').first().getByRole('list'))
      expect(pages.x, `${language} ${width}`).toBeGreaterThan(name.x + name.width)
      const end = await boxOf(choice)
      expect(end.x, `${language} ${width}`).toBeGreaterThanOrEqual(pages.x + pages.width)
      expect(end.x + end.width, `${language} ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

test('on a large screen the toolbar, the page and the footer line up on the left @release', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const path of ['discover', 'services', 'documents']) {
    await page.goto(`${site.url}/app/${path}`)
    const edges = await Promise.all(
      [
        page.getByRole('banner').locator('a svg').first(),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('contentinfo').locator('svg').first(),
      ].map(async (part) => Math.round((await boxOf(part)).x)),
    )
    expect(new Set(edges).size, `${path}: ${edges}`).toBe(1)
  }
})

test('choosing a service does not scroll the page, and Back undoes it @release', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/services`)
  const tabs = page.getByRole('main').getByRole('tab')
  test.skip((await tabs.count()) < 3, 'The site has too few services to choose between')
  for (const index of [1, 2]) {
    await tabs.nth(index).click()
    await expect(page).toHaveURL(`${site.url}/app/services${await tabs.nth(index).getAttribute('href')}`)
    await expect(
      page.getByRole('tabpanel', { name: (await tabs.nth(index).textContent()) ?? '' }),
    ).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: (await tabs.nth(1).textContent()) ?? '' })).toBeVisible()
})

test('a chosen service shows its figure and its main action', { tag: '@sample' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/services`)
  await page.getByRole('tab', { name: 'Road Rangers' }).click()
  const service = page.getByRole('tabpanel', { name: 'Road Rangers' })
  await expect(service).toContainText(/\d+\s+Road Ranger assists/)
  await expect(service.getByRole('link', { name: /^Call a Road Ranger/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Ramp signals' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Ramp signals' })).toContainText(
    /\d+\s+of \d+ ramp signals metered/,
  )
})

test('no box cuts off the focus ring of a phone number @release', async ({ page, site }) => {
  await openHydrated(page, `${site.url}/app/discover`)
  const numbers = page.getByRole('main').locator('a[href^="tel:"]')
  expect(await numbers.count()).toBeGreaterThan(0)
  for (const number of await numbers.all()) {
    await page.keyboard.press('Tab')
    await number.focus()
    const cut = await number.evaluate((link) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(link)
      if (outlineStyle === 'none') return 'no ring'
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      const { left, right, top, bottom } = link.getBoundingClientRect()
      for (let box = link.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue
        const around = box.getBoundingClientRect()
        if (left - reach < around.left || right + reach > around.right) return box.className
        if (top - reach < around.top || bottom + reach > around.bottom) return box.className
      }
      return null
    })
    expect(cut).toBeNull()
  }
})

import type { Page } from '@playwright/test'
import { languagePrefix } from '../../src/contract/language.ts'
import { scanPage } from './accessibility/find-violations.ts'
import { scrollsSideways } from './accessibility/visits.ts'
import { openPage } from './support/camera-list.ts'
import { readSiteInfo } from './support/districts.ts'
import { openHydrated } from './support/hydrated.ts'
import { needCameras, needLanguages, needRoads } from './support/needs.ts'
import { expect, type ReadSite, test } from './support/site.ts'
import { scrollDownTo, topOf } from './support/visitor.ts'

test.beforeEach(({ site }) => needRoads(site))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const events = (page: Page) => page.locator('li[data-event]')

test('from any page two presses lead to what goes on, each event with how old the report is', async ({
  browser,
  site,
}) => {
  const feeds = await needRoads(site)
  await needCameras(site)
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/documents`)
  await page.getByRole('banner').getByRole('link', { name: 'Roads' }).click()
  await expect(heading(page)).toHaveText('On the road now')
  await expect(heading(page)).toBeFocused()
  const isSample = feeds.some((feed) => feed.isSample)
  await expect(page.getByText('Sample events')).toHaveCount(isSample ? 1 : 0)
  const first = events(page).first()
  await expect(first).toContainText(/last listed/)
  await expect(first.locator('q[lang="en"]')).toBeVisible()
  // Not each has a camera near.
  await expect(events(page).locator('a[href*="/app/cameras/"]').first()).toBeVisible()
  await page.context().close()
})

test('who read down the list and opened a camera is where they were after Back @release', async ({
  browser,
  site,
}) => {
  await needCameras(site)
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  await openHydrated(page, `${site.url}/app/roads`)
  const link = events(page).locator('a[href*="/app/cameras/"]').last()
  const before = await scrollDownTo(link)
  await link.click()
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toHaveText('On the road now')
  // Ages of what is above may take another line meanwhile; a row is 89 px and more.
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(60)
  await page.context().close()
})

test('filters are in the address, in Spanish and Creole, with and without scripts @release', async ({
  browser,
  site,
}) => {
  const { languages } = await readSiteInfo(site.contentDir)
  const others = languages.filter((language) => language !== 'en').map(languagePrefix)
  test.skip(others.length === 0, 'The site has one language')
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage(browser, { javaScriptEnabled })
    for (const prefix of others) {
      await page.goto(`${site.url}${prefix}/app/roads`)
      const road = page.locator('select[name="road"]')
      const name = (await road.locator('option').nth(1).getAttribute('value')) ?? ''
      await road.selectOption(name)
      if (!javaScriptEnabled) await page.locator('main form button[type="submit"]').click()
      await expect.poll(() => new URL(page.url()).searchParams.get('road')).toBe(name)
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toContainText(/./)
      await expect(events(page).first()).toBeVisible()
    }
    await page.context().close()
  }
})

test('the map has the same events, by keyboard', async ({ browser, site }) => {
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/roads?view=map`)
  const map = page.getByRole('listbox', { name: 'Map of events' })
  await map.focus()
  await page.keyboard.press('ArrowDown')
  await expect(map.getByRole('option').first()).toBeVisible()
  await expect(map).toHaveAttribute('aria-activedescendant', /.+/)
  await page.context().close()
})

/** Whether figures of the site know trips to choose from. */
async function hasTrips(site: ReadSite): Promise<boolean> {
  return (await (await fetch(`${site.url}/app/roads?view=mine`)).text()).includes('id="my-trip"')
}

test('a trip has its events, cameras and the time to allow, is stored on the device and shared', async ({
  browser,
  site,
}) => {
  test.skip(!(await hasTrips(site)), 'The site publishes no figures of trips')
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/roads?view=mine`)
  await expect(page.getByText('You have not chosen a road yet')).toBeVisible()
  // Pressed before this part of the page is hydrated, the form shows the trip but stores nothing.
  await expect(async () => {
    await page.getByLabel('Your trip').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/trip=/)
    expect(await page.evaluate(() => localStorage.getItem('my-roads'))).not.toBeNull()
  }).toPass()
  await expect(page.getByText(/To be on time 19 times in 20, allow \d+ minutes/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cameras in driving order' })).toBeVisible()
  await expect(page.locator('a[href^="/app/cameras/"]').first()).toBeVisible()
  const shared = page.url()
  await page.goto(`${site.url}/app/roads?view=mine`)
  await expect(page.getByText(/allow \d+ minutes/).first()).toBeVisible()
  // Another device, without scripts: the address has all of it.
  const other = await openPage(browser, { javaScriptEnabled: false })
  await other.goto(shared)
  await expect(other.getByText(/allow \d+ minutes/).first()).toBeVisible()
  await expect(other.locator('a[href^="/app/cameras/"]').first()).toBeVisible()
  await page.context().close()
  await other.context().close()
})

test('an event on a trip and on a road that is chosen beside it has its id once', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/roads?view=mine`)
  if (await hasTrips(site)) await page.getByLabel('Your trip').selectOption({ index: 1 })
  for (const road of await page.locator('main input[name=roads]').all()) await road.check()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.locator('main h2').nth(3)).toBeVisible()
  await expect(events(page).first()).toBeVisible()
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  await page.context().close()
})

test('a camera’s page says what goes on within two miles', async ({ browser, request, site }) => {
  await needCameras(site)
  const response = await request.get(`${site.url}/app/roads`)
  const id = /href="\/app\/cameras\/(?<id>[a-z0-9-]+)"/.exec(await response.text())?.groups?.id ?? ''
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/app/cameras/${id}`)
  await expect(page.getByRole('heading', { name: 'On the road within two miles' })).toBeVisible()
  await page.context().close()
})

test('the map has its place before it is there: what is below it stays where it is', async ({
  browser,
  site,
}) => {
  const viewport = { width: 1280, height: 900 }
  const plain = await openPage(browser, { viewport, javaScriptEnabled: false })
  const page = await openPage(browser, { viewport })
  await page.addInitScript(() => {
    const moved: unknown[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      // What was in sight before; what appears over the page moves nothing.
      for (const { sources } of list.getEntries() as (PerformanceEntry & {
        sources: { previousRect: DOMRect }[]
      })[])
        moved.push(...sources.filter(({ previousRect }) => previousRect.height > 0))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openHydrated(page, `${site.url}/app/roads?view=map`)
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  await plain.goto(`${site.url}/app/roads?view=map`)
  await expect(events(plain).first(), 'without a script the list stands in').toBeVisible()
  for (const one of [page, plain]) await one.context().close()
})

test('the map beside the list asks for the events alone, and the list stays when they do not come @release', async ({
  browser,
  site,
}) => {
  const viewport = { width: 1280, height: 900 }
  const page = await openPage(browser, { viewport })
  const lists: string[] = []
  page.on('request', (request) => lists.push(...(request.url().match(/(?:Roads|Cameras)\/Get\w+/g) ?? [])))
  await openHydrated(page, `${site.url}/app/roads`)
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  expect(lists).toEqual(['Roads/GetEvents'])
  await page.context().close()

  const failing = await openPage(browser, { viewport })
  await failing.route('**/Roads/GetEvents', (route) => route.abort())
  await openHydrated(failing, `${site.url}/app/roads`)
  await expect(failing.getByRole('heading', { name: 'The map did not load' })).toBeVisible()
  await expect(events(failing).first()).toBeVisible()
  await failing.unroute('**/Roads/GetEvents')
  await failing.getByRole('button', { name: 'Try again' }).click()
  await expect(failing.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await failing.context().close()
})

test('without warnings the page for storms has no empty section, no doubled period, no street twice', async ({
  site,
}) => {
  const { status } = await fetch(`${site.url}/app/storm`)
  test.skip(status === 404, 'The site has no page for storms')
  let html = ''
  const read = async () => (html = await (await fetch(`${site.url}/app/storm`)).text())
  await expect.poll(read, 'the roads are known').toContain('As of')
  expect(html).not.toMatch(/<\/h2>\s*<\/section>/)
  expect(html).not.toContain('.m..')
  for (const [, sentence = '', street = ''] of html.matchAll(/<li class="item"><p>(.*?) <span[^>]*>([^<]*)/g))
    expect(sentence, 'the street is not named twice').not.toContain(street)
})

test('the cameras of a whole road are under the heading that names them', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await openHydrated(page, `${site.url}/app/roads?view=mine&roads=I-95`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3, name: 'Cameras in driving order' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 4, name: /Oakland Park Blvd, exit/ }).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 3, name: /exit/ })).toHaveCount(0)
})

test('the page has no finding of axe and never scrolls sideways @release', async ({ browser, site }) => {
  await needLanguages(site, 'es', 'ht')
  for (const [width, path, colorScheme] of [
    [320, '/ht/app/roads', 'dark'],
    [412, '/es/app/roads?view=signs', 'light'],
    [1280, '/app/roads?view=mine&roads=I-95', 'light'],
  ] as const) {
    const page = await openPage(browser, { viewport: { width, height: 800 }, colorScheme })
    await openHydrated(page, site.url + path)
    expect(await scrollsSideways(page), path).toBe(false)
    expect((await scanPage(page, path, `${width} px, ${colorScheme}`)).violations, path).toEqual([])
    await page.context().close()
  }
})

import type { Page } from '@playwright/test'
import { languagePrefix } from '../../src/contract/language.ts'
import { scanPage } from './accessibility/find-violations.ts'
import { scrollsSideways } from './accessibility/visits.ts'
import { openPage } from './support/camera-list.ts'
import { readSiteInfo } from './support/districts.ts'
import { openHydrated } from './support/hydrated.ts'
import { recordShifts } from './support/layout-shifts.ts'
import { needCameras, needLanguages, needRoads } from './support/needs.ts'
import { expect, type ReadSite, test } from './support/site.ts'
import { scrollDownTo, topOf } from './support/visitor.ts'

test.beforeEach(({ site }) => needRoads(site))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const events = (page: Page) => page.locator('li[data-event]')

test('the road events are one press away from any page, each with the age of its report', async ({
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
  // Not every event has a camera nearby.
  await expect(events(page).locator('a[href*="/app/cameras/"]').first()).toBeVisible()
  await page.context().close()
})

test('after Back from a camera the list of events has its scroll position @release', async ({
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
  // Ages above the link may take another line in the meantime; a row is at least 89 px high.
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

/** Whether the site has figures with trips to choose from. */
async function hasTrips(site: ReadSite): Promise<boolean> {
  return (await (await fetch(`${site.url}/app/roads?view=mine`)).text()).includes('id="my-trip"')
}

test('a trip has its events, cameras and the time to allow, is stored on the device and shared', async ({
  browser,
  site,
}) => {
  test.skip(!(await hasTrips(site)), 'The site publishes no figures for trips')
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/roads?view=mine`)
  await expect(page.getByText('You have not chosen a road yet')).toBeVisible()
  // Until this part of the page is hydrated, the form shows the trip but stores nothing.
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
  // On another device without scripts, the address is enough.
  const other = await openPage(browser, { javaScriptEnabled: false })
  await other.goto(shared)
  await expect(other.getByText(/allow \d+ minutes/).first()).toBeVisible()
  await expect(other.locator('a[href^="/app/cameras/"]').first()).toBeVisible()
  await page.context().close()
  await other.context().close()
})

test('an event on both a chosen trip and a chosen road has its id only once on the page', async ({
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

test('a camera’s page shows the events within two miles', async ({ browser, request, site }) => {
  await needCameras(site)
  const response = await request.get(`${site.url}/app/roads`)
  const id = /href="\/app\/cameras\/(?<id>[a-z0-9-]+)"/.exec(await response.text())?.groups?.id ?? ''
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/app/cameras/${id}`)
  await expect(page.getByRole('heading', { name: 'On the road within two miles' })).toBeVisible()
  await page.context().close()
})

test('the place of the map is reserved, so that nothing moves when it loads', async ({ browser, site }) => {
  const viewport = { width: 1280, height: 900 }
  const plain = await openPage(browser, { viewport, javaScriptEnabled: false })
  const page = await openPage(browser, { viewport })
  const shifts = await recordShifts(page)
  await openHydrated(page, `${site.url}/app/roads?view=map`)
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  expect(await shifts()).toEqual([])
  await plain.goto(`${site.url}/app/roads?view=map`)
  await expect(events(plain).first(), 'without scripts the list is shown instead').toBeVisible()
  for (const one of [page, plain]) await one.context().close()
})

test('the map next to the list requests only the events, and if they do not load the list stays @release', async ({
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
  await failing.route('**/Roads/GetEvents?*', (route) => route.abort())
  await openHydrated(failing, `${site.url}/app/roads`)
  await expect(failing.getByRole('heading', { name: 'The map did not load' })).toBeVisible()
  await expect(events(failing).first()).toBeVisible()
  await failing.unroute('**/Roads/GetEvents?*')
  await failing.getByRole('button', { name: 'Try again' }).click()
  await expect(failing.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await failing.context().close()
})

test('without warnings the storm page has no empty section, no double period, no repeated street', async ({
  site,
}) => {
  const { status } = await fetch(`${site.url}/app/storm`)
  test.skip(status === 404, 'The site has no storm page')
  let html = ''
  const read = async () => (html = await (await fetch(`${site.url}/app/storm`)).text())
  await expect.poll(read, 'the road events have loaded').toContain('As of')
  expect(html).not.toMatch(/<\/h2>\s*<\/section>/)
  expect(html).not.toContain('.m..')
  for (const [, sentence = '', street = ''] of html.matchAll(/<li class="item"><p>(.*?) <span[^>]*>([^<]*)/g))
    expect(sentence, 'the street is not named twice').not.toContain(street)
})

test('a road whose name has no number can be chosen if trips use it', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/roads?view=mine`)
  await expect(page.getByRole('checkbox', { name: "Florida's Turnpike" })).toBeVisible()
})

test('the cameras of a road are under the heading that names them', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await openHydrated(page, `${site.url}/app/roads?view=mine&roads=I-95`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3, name: 'Cameras in driving order' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 4, name: /Oakland Park Blvd, exit/ }).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 3, name: /exit/ })).toHaveCount(0)
})

test('axe finds nothing to fix on the roads page, and it never scrolls sideways @release', async ({
  browser,
  site,
}) => {
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

import type { Browser, Page } from '@playwright/test'
import { isEveryCase, someOf } from '../../tools/testing/test-cases.ts'
import { openPage } from './support/camera-list.ts'
import { openHydrated } from './support/hydrated.ts'
import { expect, type Site, startSite, test } from './support/site.ts'
import { LONGEST_ROAD, openStatewideFeed, STATEWIDE_COUNT } from './support/statewide-feed.ts'

/** The most elements on a camera page. A phone lays out this many without a noticeable pause. */
const MOST_ELEMENTS = 3000

let site: Site & { close: () => Promise<void> }
let feed: Awaited<ReturnType<typeof openStatewideFeed>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  feed = await openStatewideFeed()
  site = await startSite('content', {
    CAMERA_FEED_KIND: 'arcadis-511',
    CAMERA_FEED_URL: feed.url,
    CAMERA_FEED_AREA: 'all',
  })
  await site.logged('Received the list of cameras')
})

test.afterAll(async () => {
  await site.close()
  feed.close()
})

const VIEWS = {
  'all cameras': '',
  'all roads, second page': '?page=2',
  'the longest road': `?road=${LONGEST_ROAD}`,
  'its last page': `?road=${LONGEST_ROAD}&page=999`,
  'cameras without a road': '?road=Other+roads',
  'one county': '?county=Broward',
  'a search that all fit': '?q=exit',
  'the map': '?view=map',
  'roads to choose from': '?view=corridor',
  'the longest road as a line': `?view=corridor&road=${LONGEST_ROAD}`,
}

/** A short run tests every third view, at one width. */
const widthsOf = (view: number) => (isEveryCase ? [412, 1280] : [view % 2 === 0 ? 412 : 1280])

for (const [index, [name, search]] of someOf([...Object.entries(VIEWS).entries()], 3)) {
  test(`with ${STATEWIDE_COUNT} cameras a page stays small: ${name}`, async ({ browser }) => {
    for (const width of widthsOf(index)) {
      const page = await openPage(browser, { viewport: { width, height: 900 } })
      await openHydrated(page, `${site.url}/app/cameras${search}`)
      await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
      if (search.includes('map')) await expect(page.getByRole('option').first()).toBeAttached()
      expect(await countElements(page), `${width} pixels wide`).toBeLessThanOrEqual(MOST_ELEMENTS)
      await page.context().close()
    }
    expect(await countWithoutScripts(browser, search), 'without scripts').toBeLessThanOrEqual(MOST_ELEMENTS)
  })
}

async function countWithoutScripts(browser: Browser, search: string): Promise<number> {
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/app/cameras${search}`)
  const count = await page.locator('*').count()
  await page.context().close()
  return count
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}

test('without scripts every camera of a long road can be reached, page by page', async ({ browser }) => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/app/cameras?road=${LONGEST_ROAD}&direction=northbound`)
  const rows = page
    .getByRole('region', { name: `${LONGEST_ROAD}, Northbound` })
    .getByRole('heading', { level: 3 })
  const status =
    (await page
      .getByText(/ of .* cameras$/)
      .first()
      .textContent()) ?? ''
  const total = Number(/^([\d,]+) of/.exec(status)?.[1]?.replace(',', ''))
  const seen = new Set<string>()
  for (;;) {
    for (const href of await rows.getByRole('link').evaluateAll((links) => links.map(String))) seen.add(href)
    const next = page.getByRole('link', { name: 'More cameras' })
    if ((await next.count()) === 0) break
    await next.click()
    // Rows are counted once the whole page has loaded.
    await page.waitForLoadState()
  }
  expect(total).toBeGreaterThan(120)
  expect(seen.size).toBe(total)
  await page.context().close()
})

test('turning a page by keyboard moves focus to its start, and a new search starts at page one', async ({
  browser,
}) => {
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/cameras?road=${LONGEST_ROAD}`)
  await page.getByRole('link', { name: 'More cameras' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`\\?road=${LONGEST_ROAD}&page=2#page-2$`))
  await expect(page.locator('#page-2')).toBeFocused()
  await page.getByRole('link', { name: 'More cameras' }).press('Enter')
  await expect(page.locator('#page-3')).toBeFocused()
  await page.getByRole('searchbox').fill('exit 7')
  await expect(page).toHaveURL(new RegExp(`\\?road=${LONGEST_ROAD}&q=exit\\+7$`))
  await page.context().close()
})

test('the index lists every road with a link to its cameras', async ({ browser }) => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/app/cameras`)
  await page.getByRole('region', { name: 'More roads' }).getByRole('link', { name: 'All roads' }).click()
  const pages = page.getByRole('navigation', { name: 'Roads, page by page' }).getByRole('link')
  const links = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /\d cameras?$/ })
  const roads = new Set<string>()
  await expect(pages.first()).toBeVisible()
  for (let number = 0; number < (await pages.count()); number++) {
    await pages.nth(number).click()
    await expect(pages.nth(number)).toHaveAttribute('aria-current', 'page')
    for (const href of await links.evaluateAll((all) => all.map(String)))
      roads.add(new URL(href).searchParams.get('road') ?? '')
  }
  expect(roads.size).toBeGreaterThan(500)
  expect(roads).toContain('Other roads')
  // The last page of the index is open.
  const link = links.filter({ hasText: /^CR \d+/ }).first()
  const road = await link.locator('span').first().textContent()
  await link.click()
  await expect(page.getByRole('heading', { name: `${road}, along the road` })).toBeVisible()
  await page.context().close()
})

test('a page has about the same size however many cameras the feed lists', async ({ request }) => {
  for (const search of Object.values(VIEWS)) {
    const response = await request.get(`${site.url}/app/cameras${search}`)
    expect((await response.body()).length, search).toBeLessThan(300_000)
  }
})

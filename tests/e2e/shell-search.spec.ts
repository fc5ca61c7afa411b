import { type BrowserContextOptions, devices } from '@playwright/test'
import { someOf } from '../../tools/testing/test-cases.ts'
import { holdBack } from './support/hold-back.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needLanguages } from './support/needs.ts'
import { expect, test } from './support/site.ts'

/** The fields that simulate a device, without those that name another browser. */
function like(name: string): BrowserContextOptions {
  const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices[name] ?? {}
  if (viewport === undefined) throw new Error(`Playwright has no device ${name}`)
  return { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } as BrowserContextOptions
}

const DEVICES: [name: string, options: BrowserContextOptions, hasSearch: boolean, flags: string][] = [
  ['a phone held upright', like('Pixel 7'), true, 'android, isPhone'],
  ['a phone on its side', like('Pixel 7 landscape'), true, 'android, isPhone'],
  ['an iPhone on its side', like('iPhone 14 landscape'), true, 'ios, isPhone'],
  ['a tablet held upright', like('Galaxy Tab S4'), true, 'android, tablet'],
  ['a tablet on its side', like('Galaxy Tab S4 landscape'), false, 'android, tablet'],
  ['a desktop', { viewport: { width: 1280, height: 800 } }, false, 'desktop'],
  ['a desktop with a tall window', { viewport: { width: 700, height: 900 } }, true, 'desktop'],
]

for (const [name, options, hasSearch, flags] of someOf(DEVICES, 3)) {
  test(`the menu of ${name} ${hasSearch ? 'has' : 'does not have'} the search bar`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const line = page.waitForEvent('console', (message) => message.text().includes('Version'))
    await page.goto(`${site.url}/app/discover`)
    expect((await line).text(), 'the device flags in the log').toContain(`(${flags})`)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const search = page.getByRole('searchbox', { name: 'Search this site on the web' })
    await expect(search).toBeVisible({ visible: hasSearch })
    await context.close()
  })
}

test.describe('on a phone', () => {
  test.use(like('Pixel 7'))

  test('pressing Search opens a new tab with a web search for the encoded term on the site’s own host', async ({
    page,
    site,
    context,
  }) => {
    await context.route(/search\?|\?q=|duckduckgo|search\.example/, (route) =>
      route.fulfill({ body: 'results' }),
    )
    await page.goto(`${site.url}/app/discover`)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByPlaceholder('Search...').fill('ramp signals & tolls?')
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Search, opens in a new tab' }).click()
    const address = new URL((await opened).url())
    const query = `site:${new URL(site.url).host} ramp signals & tolls?`
    expect([...address.searchParams.values()]).toContain(query)
    await expect(page).toHaveURL(`${site.url}/app/discover`)
  })

  test('before the scripts have loaded, the form opens the site’s own search', async ({ page, site }) => {
    await needLanguages(site, 'es')
    await holdBack(page, '**/assets/*.js')
    await page.goto(`${site.url}/es/app/services`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await page.getByPlaceholder('Buscar...').fill('rampa')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}/es/app/search?q=rampa`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a term typed before the scripts have loaded is searched for on the web once they have @release', async ({
    page,
    site,
    context,
  }) => {
    await context.route(/duckduckgo|search\.example/, (route) => route.fulfill({ body: 'results' }))
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(`${site.url}/app/services`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByPlaceholder('Search...').fill('tolls')
    release()
    await untilHydrated(page)
    const opened = context.waitForEvent('page')
    await page.getByPlaceholder('Search...').press('Enter')
    expect([...new URL((await opened).url()).searchParams.values()].join()).toContain('tolls')
  })

  test('an empty term does nothing @release', async ({ page, site, context }) => {
    await page.goto(`${site.url}/app/discover`)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByPlaceholder('Search...').fill('   ')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Search, opens in a new tab' }).click()
    await expect(page.getByPlaceholder('Search...')).toBeVisible()
    expect(context.pages()).toHaveLength(1)
  })
})

test('the search bar never flashes, because the style sheet shows or hides it', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${site.url}/app/discover`)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByPlaceholder('Search...')).toBeHidden()
  await page.setViewportSize({ width: 412, height: 900 })
  await expect(page.getByPlaceholder('Search...')).toBeVisible()
  await context.close()
})

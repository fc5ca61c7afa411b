import type { Page } from '@playwright/test'
import { someOf } from '../../tools/testing/test-cases.ts'
import { readSiteInfo } from './support/districts.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needLanguages } from './support/needs.ts'
import { expect, test } from './support/site.ts'

const PHONE = { width: 412, height: 915 }

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' })

async function openMenu(page: Page): Promise<void> {
  await untilHydrated(page)
  await openButton(page).click()
  await expect(menuOf(page)).toBeVisible()
  // It has its history entry, so the script opened it and not the button's attribute.
  await expect.poll(() => page.evaluate(() => history.state?.isMenuOpen)).toBe(true)
}

test.use({ viewport: PHONE })

test('a long text in the menu does not make its icon smaller @release', async ({ page, site }) => {
  await needLanguages(site, 'es')
  await page.goto(`${site.url}/es/app/discover`)
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('button').first().click()
  const icons = page.getByRole('dialog').locator('li svg')
  await expect(icons.first()).toBeVisible()
  const sizes = await icons.evaluateAll((all) =>
    // From the layout, because the menu may still be sliding in.
    all.map((icon) => [getComputedStyle(icon).width, `${icon.getAttribute('width')}px`]),
  )
  for (const [shown, intended] of sizes) expect(shown).toBe(intended)
})

test('the menu is an overlay 260 px wide with id "first", the content area "main-content", the toolbar 85 px high', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/discover`)
  await openMenu(page)
  await expect(menuOf(page)).toHaveAttribute('id', 'first')
  expect(await menuOf(page).evaluate((menu) => getComputedStyle(menu).width)).toBe('260px')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toHaveAttribute('id', 'main-content')
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(85)
})

test('the menu starts with the district’s name and subtitle and ends with the logo', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/discover`)
  await openMenu(page)
  const { district } = await readSiteInfo(site.contentDir)
  await expect(menuOf(page)).toContainText(district.name)
  await expect(menuOf(page)).toContainText(district.subtitle)
  await expect(menuOf(page).locator('svg').last()).toBeVisible()
  await expect(menuOf(page).getByRole('link')).toContainText([
    'Discover',
    'About Us',
    'Services',
    'Metrics',
    'Documents',
    'Contact Us',
  ])
})

test('drivers find roads and cameras in the toolbar and at the top of the menu, with 511, Road Rangers and 911', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents`)
  for (const name of ['Roads', 'Cameras'])
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
  await openMenu(page)
  const road = menuOf(page).locator('div:has(> h2:text-is("On the road now"))')
  await expect(road.getByRole('link')).toContainText([
    'Events and closures',
    'Traffic cameras',
    '511',
    '*347',
    '911',
  ])
  await expect(menuOf(page).getByRole('link').first()).toHaveText('Events and closures')
  await road.getByRole('link', { name: 'Traffic cameras' }).click()
  await expect(page).toHaveURL(`${site.url}/app/cameras`)
  await expect(menuOf(page)).toBeHidden()
})

test('selecting an entry navigates to its route and highlights it', async ({ page, site }) => {
  await page.goto(`${site.url}/app/discover`)
  await openMenu(page)
  await menuOf(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(`${site.url}/app/services`)
  await expect(menuOf(page)).toBeHidden()
  await openMenu(page)
  await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText('Services')
})

test('the highlight follows every navigation: the first entry at the start, none for pages not in the menu @release', async ({
  page,
  site,
}) => {
  const current = menuOf(page).locator('[aria-current="page"]')
  await page.goto(site.url)
  await openMenu(page)
  await expect(current).toHaveText('Discover')
  await menuOf(page).getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(`${site.url}/app/privacy`)
  await openMenu(page)
  await expect(current).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/app/documents`)
  await openMenu(page)
  await expect(current).toHaveText('Documents')
})

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the back button': (page) => page.goBack(),
  'a click outside': (page) => page.mouse.click(380, 500),
  'its own button': (page) => page.getByRole('button', { name: 'Close the menu' }).click(),
}
for (const [way, close] of someOf(Object.entries(waysToClose), 2)) {
  test(`${way} closes the menu, stays on the page and returns focus to the menu button`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/app/discover`)
    await page.goto(`${site.url}/app/services`)
    await openMenu(page)
    await close(page)
    await expect(menuOf(page)).toBeHidden()
    await expect(openButton(page)).toBeFocused()
    await expect(page).toHaveURL(`${site.url}/app/services`)
    // The menu's history entry is gone: one step back is the previous page.
    await expect.poll(() => page.evaluate(() => history.state?.isMenuOpen)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/app/discover`)
  })
}

test('a swipe to the left closes the menu, dragging with a mouse does not @release', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${site.url}/app/discover`)
  await openMenu(page)
  await page.mouse.move(200, 560)
  await page.mouse.down()
  await page.mouse.move(60, 560, { steps: 5 })
  await page.mouse.up()
  await expect(menuOf(page)).toBeVisible()
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 560 }] })
  await touch('touchStart', 200)
  for (const x of [170, 140, 110, 80]) await touch('touchMove', x)
  await touch('touchEnd')
  await expect(menuOf(page)).toBeHidden()
  await expect(page).toHaveURL(`${site.url}/app/discover`)
  await context.close()
})

test('focus is trapped in the open menu', async ({ page, site }) => {
  await page.goto(`${site.url}/app/discover`)
  await openMenu(page)
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const inside = document.activeElement?.closest('#first')
      return inside !== null || document.activeElement === document.body
    })
    expect(where, 'focus is in the menu or in the browser’s own bars').toBe(true)
  }
})

test('selecting an entry leaves no history entry for the menu', async ({ page, site }) => {
  await page.goto(`${site.url}/app/discover`)
  const before = await page.evaluate(() => history.length)
  await openMenu(page)
  await menuOf(page).getByRole('link', { name: 'Metrics' }).click()
  await expect(page).toHaveURL(`${site.url}/app/metrics`)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/app/discover`)
  await expect(menuOf(page)).toBeHidden()
})

test('selecting the current page only closes the menu', async ({ page, site }) => {
  await page.goto(`${site.url}/app/discover`)
  await page.goto(`${site.url}/app/metrics`)
  await openMenu(page)
  await menuOf(page).getByRole('link', { name: 'Metrics' }).click()
  await expect(menuOf(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/app/discover`)
})

test('the promo opens the interactive annual report in a new tab and has a link to the PDF', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/app/discover`)
  await openMenu(page)
  const promo = menuOf(page).getByRole('link', { name: /^Annual report/ })
  await expect(promo).toHaveAttribute('target', '_blank')
  await expect(promo).toHaveAttribute('rel', 'noopener')
  await menuOf(page).getByRole('link', { name: /PDF/ }).click()
  await expect(page).toHaveURL(/\/app\/documents#.+/)
  await expect(menuOf(page)).toBeHidden()
})

test('without scripts the button opens the menu and its links work', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto(`${site.url}/app/discover`)
  await openButton(page).click()
  await menuOf(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(`${site.url}/app/services`)
  await context.close()
})

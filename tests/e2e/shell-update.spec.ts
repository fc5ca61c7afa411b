import type { Page } from '@playwright/test'
import { issuesOf, scanPage, storeScans } from './accessibility/find-violations.ts'
import { test as base, expect } from './support/site.ts'
import { type SiteProxy, startProxy } from './support/site-proxy.ts'

const test = base.extend<{ siteProxy: SiteProxy }>({
  siteProxy: async ({ site }, use) => {
    const siteProxy = await startProxy(site.url)
    await use(siteProxy)
    await siteProxy.stop()
  },
})

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } })

const toast = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByText('Updates available!')

/** Opens a page with a clock that the test controls, and waits until the first version's worker controls it. */
async function openControlled(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    if (serviceWorker.controller !== null) return
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
  // A new document does not have it, which shows whether the page was reloaded.
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
}

async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
}

/** Stops the page's clock until the toast is shown, so that its time is not over before the test checks it. */
async function showToast(page: Page, siteProxy: SiteProxy): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
  siteProxy.publishNewVersion()
  await checkForUpdate(page)
  await expect(async () => {
    // workbox-window waits a moment before it reports that a version is waiting.
    await page.clock.runFor(STEP_MS)
    expect(await toast(page).isVisible()).toBe(true)
  }).toPass()
}

const TOAST_MS = 5000
const STEP_MS = 250

const isFirstLoad = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'isFirstLoad') === true).catch(() => true)

test('a new version shows the warning toast at the top for 5000 ms, then is activated and the page reloads', async ({
  page,
  siteProxy,
}) => {
  await openControlled(page, `${siteProxy.url}/app/services`)
  await showToast(page, siteProxy)
  const region = page.getByRole('region', { name: 'Notices' })
  await expect(region).toContainText('Warning')
  expect((await region.boundingBox())?.y).toBe(93)
  await page.clock.runFor(TOAST_MS - 2 * STEP_MS)
  await expect(page.locator('div[aria-live="polite"].visually-hidden')).toContainText(
    'Warning. Updates available!',
  )
  await expect(toast(page)).toBeVisible()
  expect(await isFirstLoad(page)).toBe(true)
  const reloaded = page.waitForEvent('load')
  await page.clock.runFor(4 * STEP_MS)
  await reloaded
  expect(await isFirstLoad(page)).toBe(false)
  await expect(page).toHaveURL(`${siteProxy.url}/app/services`)
  const hasWaiting = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null,
  )
  expect(hasWaiting).toBe(false)
})

test('text that a visitor was typing survives the reload', async ({ page, siteProxy }) => {
  const message = page.getByRole('textbox', { name: 'Your message' })
  await openControlled(page, `${siteProxy.url}/app/contact-us`)
  await message.fill('The ramp signal at exit 32')
  await showToast(page, siteProxy)
  await message.press('End')
  await page.keyboard.type(' stays red')
  const reloaded = page.waitForEvent('load')
  await page.clock.runFor(TOAST_MS)
  await reloaded
  await page.clock.resume()
  await expect(message).toHaveValue('The ramp signal at exit 32 stays red')
})

test('a visitor who dismisses the toast is not interrupted; the next load offers the update again @release', async ({
  page,
  siteProxy,
}) => {
  await openControlled(page, `${siteProxy.url}/app/services`)
  await showToast(page, siteProxy)
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page)).toBeHidden()
  await page.clock.runFor(2 * TOAST_MS)
  expect(await isFirstLoad(page)).toBe(true)
  await page.clock.resume()
  await page.reload()
  await expect(toast(page)).toBeVisible()
})

test('a toast stays while the mouse is over it or focus is in it @release', async ({ page, siteProxy }) => {
  await openControlled(page, `${siteProxy.url}/app/services`)
  await showToast(page, siteProxy)
  await toast(page).hover()
  await page.clock.resume()
  const scan = await scanPage(page, 'notice of an update', 'light, 1280 px')
  await storeScans('state update', [scan])
  expect(issuesOf([scan])).toEqual([])
  await page.clock.runFor(2 * TOAST_MS)
  await expect(toast(page)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).focus()
  await page.mouse.move(10, 700)
  await page.clock.runFor(2 * TOAST_MS)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toBeHidden()
  expect(await isFirstLoad(page)).toBe(true)
})

test('a toast is above an open dialog, can be dismissed there, and never covers the focused control', async ({
  page,
  siteProxy,
}) => {
  await page.setViewportSize({ width: 412, height: 800 })
  await openControlled(page, `${siteProxy.url}/app/services`)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  // The field is where toasts appear.
  await page.getByPlaceholder('Search...').focus()
  await showToast(page, siteProxy)
  const region = page.getByRole('region', { name: 'Notices' })
  await expect(region).toHaveAttribute('data-place', 'bottom')
  await menu.getByRole('button', { name: 'Close the menu' }).focus()
  await expect(region).toHaveAttribute('data-place', 'top')
  await region.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page)).toBeHidden()
  await expect(menu).toBeVisible()
})

test('if showing the update toast fails, the error is only logged and nothing is shown @release', async ({
  browser,
  siteProxy,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : 0))
  await page.addInitScript(() => {
    HTMLElement.prototype.togglePopover = () => {
      throw new Error('This browser has no popovers')
    }
  })
  await openControlled(page, `${siteProxy.url}/app/services`)
  siteProxy.publishNewVersion()
  await checkForUpdate(page)
  await expect.poll(() => errors.join('\n')).toContain('The update toast could not be shown')
  await expect(page.getByText('Updates available!')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isFirstLoad(page)).toBe(true)
  await context.close()
})

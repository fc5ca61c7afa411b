import type { Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { openHydrated } from './support/hydrated.ts'
import { needPromo } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test.use({ viewport: { width: 1280, height: 600 } })

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click()
/** Opens a page that the test scrolls. Skips the test where the site fills less of it. */
async function openLong(page: Page, url: string): Promise<void> {
  await openHydrated(page, url)
  const pixels = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  test.skip(pixels < 900, 'The page is not long enough to scroll')
}
const placeOf = (page: Page) => page.evaluate(() => window.scrollY)

test('after a navigation focus moves to the heading of the new page after 100 ms', async ({ page, site }) => {
  await openHydrated(page, `${site.url}/app/discover`)
  await page.evaluate(() => {
    document.addEventListener('click', (event) => Object.assign(window, { pressedAt: event.timeStamp }), {
      once: true,
    })
    document.addEventListener('focusin', (event) => Object.assign(window, { focusedAt: event.timeStamp }))
  })
  await goTo(page, 'Services')
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  const delay = await page.evaluate(() => Reflect.get(window, 'focusedAt') - Reflect.get(window, 'pressedAt'))
  expect(delay).toBeGreaterThanOrEqual(100)
})

test('on the first page focus stays where the visitor has it', async ({ page, site }) => {
  await page.clock.install()
  await page.goto(`${site.url}/app/services`)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => history.state?.isVisited)).toBeTruthy()
  // Longer than the 100 ms after which focus would move.
  await page.clock.runFor(1000)
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
})

test('with a fragment in the address focus moves to the fragment’s element, which is scrolled to', async ({
  page,
  site,
}) => {
  await needPromo(site)
  await openHydrated(page, `${site.url}/app/discover`)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: /PDF/ }).click()
  await expect(page).toHaveURL(/#.+/)
  const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Documents' })).toHaveCount(1)
})

test('a document named in the address is waited for, however late the lists arrive', async ({
  page,
  site,
}) => {
  await needPromo(site)
  await openHydrated(page, `${site.url}/app/discover`)
  const release = await holdBack(page, '**/Documents/GetReports/**')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: /PDF/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Annual reports' })).toBeVisible()
  const { hash, pathname } = new URL(page.url())
  // Sent after everything the page has requested about that document so far.
  await page.evaluate((id) => fetch(`/api/api/Documents/GetReport/${id}`), hash.slice(1))
  release()
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeFocused()
  await expect(page).toHaveURL(`${site.url}${pathname}${hash}`)
})

for (const key of ['Tab', 'Shift+Tab'])
  test(`focus is not moved back when a visitor skips to the content and goes on at once by ${key}`, async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await openHydrated(page, `${site.url}/app/about-us`)
    await page.getByRole('link', { name: 'Skip to the content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press(key)
    const reached = await page.evaluate(() => document.activeElement?.textContent)
    expect(reached).toBeTruthy()
    // Longer than focus waits before it moves.
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(reached)
    await expect(page.getByRole('main')).not.toBeFocused()
  })

test('the document has the title of each page, as the server renders it', async ({ page, site, request }) => {
  await openHydrated(page, `${site.url}/app/discover`)
  for (const [name, path] of [
    ['Services', '/app/services'],
    ['Contact Us', '/app/contact-us'],
  ] as const) {
    await goTo(page, name)
    const fromServer = /<title>(.*)<\/title>/.exec(await (await request.get(site.url + path)).text())?.[1]
    await expect(page).toHaveTitle((fromServer ?? 'none').replaceAll('&amp;', '&'))
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
  }
})

test('a screen reader hears of the new page once: by its heading, which takes focus', async ({
  page,
  site,
}) => {
  await openHydrated(page, `${site.url}/app/discover`)
  await goTo(page, 'About Us')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const live = page.locator('[role="status"], [aria-live="polite"], [aria-live="assertive"]')
  expect((await live.allTextContents()).join('')).toBe('')
})

test('a new page begins at its top, and back and forward return to where the visitor was', async ({
  page,
  site,
}) => {
  await openLong(page, `${site.url}/app/documents`)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(300)
  const place = await placeOf(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const placeThere = await placeOf(page)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/app/documents`)
  // Clicking the link in the footer scrolled to it: that is where the visitor was.
  await expect.poll(() => placeOf(page)).toBeGreaterThanOrEqual(place)
  await page.goForward()
  await expect.poll(() => placeOf(page)).toBe(placeThere)
  expect(placeThere).toBe(0)
})

test('back to an address with a fragment returns to where the visitor was, not to the heading', async ({
  page,
  site,
}) => {
  await openHydrated(page, `${site.url}/app/documents`)
  const report = page.getByRole('article').nth(2)
  test.skip((await report.count()) === 0, 'The site has fewer than three documents')
  const id = await report.getAttribute('id')
  await openHydrated(page, `${site.url}/app/documents#${id}`)
  await expect(report).toBeInViewport()
  const place = await placeOf(page)
  await report.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/app/documents#${id}`)
  await expect(report).toBeFocused()
  await expect.poll(() => placeOf(page)).toBe(place)
})

test('a visitor who follows a link while scrolling comes back to where the scroll led', async ({
  page,
  site,
}) => {
  await openLong(page, `${site.url}/app/documents`)
  await page.evaluate(() => {
    scrollTo({ top: 500, behavior: 'instant' })
    // In the same turn: the browser has not reported the scroll yet.
    document.querySelector<HTMLElement>('footer a[href="/app/privacy"]')?.click()
  })
  await expect(page).toHaveURL(/\/app\/privacy$/)
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(500)
})

test('a page that is pointed at is fetched before it is opened, also on a device that saves data', async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await openHydrated(page, `${site.url}/app/discover`)
  const fetched = page.waitForRequest(/\/assets\/services-page-[\w-]+\.js$/)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Services' }).hover()
  await fetched
})

test('a reload stays where the visitor was', async ({ page, site }) => {
  await openLong(page, `${site.url}/app/documents`)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => placeOf(page)).toBe(500)
  await page.reload()
  await expect.poll(() => placeOf(page)).toBe(500)
})

test('any other page path leads home', async ({ page, site }) => {
  await page.goto(`${site.url}/app/discover`)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(`${site.url}/app/nowhere`)
  await expect(page).toHaveURL(`${site.url}/?missing=/app/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
})

test('the stop travels along the line to the page opened, and stays still for a visitor who prefers less motion', async ({
  page,
  site,
}) => {
  const travels = () => page.evaluate(() => document.getAnimations().length)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/discover`)
  expect(await travels()).toBe(0)
  const moved = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const [animation] = document.getAnimations()
          if (animation === undefined) requestAnimationFrame(look)
          else resolve(Number(animation.effect?.getTiming().duration))
        }
        look()
      }),
  )
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }).click()
  expect(await moved).toBe(300)
  await expect.poll(travels).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      document.title = 'It moved'
      return animate.apply(this, how)
    }
  })
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await expect(page).toHaveTitle(/Services/)
})

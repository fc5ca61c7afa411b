import type { Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { openHydrated } from './support/hydrated.ts'
import { needPromo } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test.use({ viewport: { width: 1280, height: 600 } })

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click()
/** Opens a page that the test scrolls. Skips the test if the site's page is too short. */
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

test('with a fragment in the address, focus moves to its element, which scrolls into view', async ({
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

test('a document in the address gets focus, however late the lists load', async ({ page, site }) => {
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
  test(`focus does not move back after a visitor skips to the content and presses ${key} at once`, async ({
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
    // Longer than the delay before focus moves.
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(reached)
    await expect(page.getByRole('main')).not.toBeFocused()
  })

test('the document has the title of each page, the same as from the server', async ({
  page,
  site,
  request,
}) => {
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

test('a new page is announced once, by focus on its heading', async ({ page, site }) => {
  await openHydrated(page, `${site.url}/app/discover`)
  await goTo(page, 'About Us')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const live = page.locator('[role="status"], [aria-live="polite"], [aria-live="assertive"]')
  expect((await live.allTextContents()).join('')).toBe('')
})

test('a new page starts at its top, and Back and Forward return to the scroll position', async ({
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
  // Clicking the link scrolled to the footer, so that is where the visitor was.
  await expect.poll(() => placeOf(page)).toBeGreaterThanOrEqual(place)
  await page.goForward()
  await expect.poll(() => placeOf(page)).toBe(placeThere)
  expect(placeThere).toBe(0)
})

test('Back to an address with a fragment returns to the scroll position, not to the heading @release', async ({
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

test('a visitor who follows a link while scrolling comes back to where the scroll ended @release', async ({
  page,
  site,
}) => {
  await openLong(page, `${site.url}/app/documents`)
  await page.evaluate(() => {
    scrollTo({ top: 500, behavior: 'instant' })
    // In the same task, before the browser has reported the scroll.
    document.querySelector<HTMLElement>('footer a[href="/app/privacy"]')?.click()
  })
  await expect(page).toHaveURL(/\/app\/privacy$/)
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(500)
})

test('pointing at a link preloads its page, even with Save-Data on @release', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await openHydrated(page, `${site.url}/app/discover`)
  const fetched = page.waitForRequest(/\/assets\/services-page-[\w-]+\.js$/)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Services' }).hover()
  await fetched
})

test('a reload keeps the scroll position', async ({ page, site }) => {
  await openLong(page, `${site.url}/app/documents`)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => placeOf(page)).toBe(500)
  await page.reload()
  await expect.poll(() => placeOf(page)).toBe(500)
})

test('any other page path redirects to the home page', async ({ page, site }) => {
  await page.goto(`${site.url}/app/discover`)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(`${site.url}/app/nowhere`)
  await expect(page).toHaveURL(`${site.url}/?missing=/app/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
})

test('the stop moves along the line to the opened page, but not for a visitor who prefers reduced motion @release', async ({
  page,
  site,
}) => {
  const countAnimations = () => page.evaluate(() => document.getAnimations().length)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/discover`)
  expect(await countAnimations()).toBe(0)
  const moved = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const check = () => {
          const [animation] = document.getAnimations()
          if (animation === undefined) requestAnimationFrame(check)
          else resolve(Number(animation.effect?.getTiming().duration))
        }
        check()
      }),
  )
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }).click()
  expect(await moved).toBe(300)
  await expect.poll(countAnimations).toBe(0)

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

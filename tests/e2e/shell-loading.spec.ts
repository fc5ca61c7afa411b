import type { Locator, Page } from '@playwright/test'
import { setTextSize } from './accessibility/visits.ts'
import { holdBack } from './support/hold-back.ts'
import { untilHydrated } from './support/hydrated.ts'
import { recordShifts } from './support/layout-shifts.ts'
import { expect, test } from './support/site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const indicator = (page: Page) => page.getByRole('banner').getByText('Getting Data...')

/** Delays every response to the documents page until it is released. */
const holdResponses = (page: Page) => holdBack(page, '**/api/api/Documents/**')

async function openDocuments(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app/discover`)
  await untilHydrated(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }).click()
}

test('while requests are pending the indicator says "Getting Data...", and disappears when they finish', async ({
  page,
  site,
}) => {
  const release = await holdResponses(page)
  await openDocuments(page, site.url)
  await expect(indicator(page)).toBeVisible()
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Getting Data...' })).toHaveCount(1)
  release()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(indicator(page)).toBeHidden()
})

test('nothing moves when the indicator appears and disappears', async ({ page, site }) => {
  const shifts = await recordShifts(page)
  const release = await holdResponses(page)
  await openDocuments(page, site.url)
  await expect(indicator(page)).toBeVisible()
  release()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(indicator(page)).toBeHidden()
  expect(await shifts()).not.toContain('HEADER')
})

test('the indicator can be dismissed', async ({ page, site }) => {
  const release = await holdResponses(page)
  await openDocuments(page, site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Dismiss' }).click()
  await expect(indicator(page)).toBeHidden()
  release()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
})

test('the indicator covers no text, on any screen and with text twice as large @release', async ({
  page,
  site,
}) => {
  const release = await holdResponses(page)
  await openDocuments(page, site.url)
  await expect(indicator(page)).toBeVisible()
  for (const standard of [16, 32])
    for (const width of [320, 412, 800, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      await setTextSize(page, standard)
      await page.evaluate(() => scrollTo(0, 0))
      expect(await textsUnder(indicator(page)), `${width} px, text of ${standard} px`).toEqual([])
    }
  release()
})

/** Visible text under the indicator and its button. */
function textsUnder(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    // Text only for screen readers.
    const isClipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== 'none' || isClipped(one.parentElement))
    const pill = element.parentElement ?? element
    const box = pill.getBoundingClientRect()
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (pill.contains(node) || node.parentElement?.checkVisibility() !== true) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
      if (isUnder && !isClipped(node.parentElement)) found.push(node.textContent ?? '')
    }
    return found
  })
}

test('the indicator is not shown for responses that arrive within 200 ms @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(window, { wasShown: false })
    const check = () => {
      if (document.querySelector('header')?.textContent.includes('Getting Data...') === true)
        Object.assign(window, { wasShown: true })
    }
    new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.clock.install()
  // The page that is preloaded last, so the code of Documents has loaded by then.
  const lastPage = page.waitForResponse(/\/assets\/cameras-page-[\w-]+\.js$/)
  await page.goto(`${site.url}/app/discover`)
  await untilHydrated(page)
  await lastPage
  // The clock is stopped between the call and its response, except for these 180 ms.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }).click()
  await page.clock.runFor(180)
  for (const group of ['Annual reports', 'Strategic business plans', 'Master plans']) {
    await expect(async () => {
      // The query cache notifies its subscribers in a timer.
      await page.clock.runFor(1)
      await expect(page.getByRole('region', { name: group }).getByRole('article').first()).toBeVisible({
        timeout: 200,
      })
    }).toPass()
  }
  await page.clock.runFor(1000)
  expect(await page.evaluate(() => Reflect.get(window, 'wasShown'))).toBe(false)
})

import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Until React has hydrated the page: from then on its links change the page without loading it. */
export async function untilHydrated(page: Page): Promise<void> {
  // What only a browser renders, such as the place of its notices, comes right after hydration.
  await expect(page.locator('section[popover]'), 'the page is hydrated').toBeAttached({ timeout: 15_000 })
}

/** Opens a page and waits until it is hydrated and its history entry has its key. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect.poll(() => page.evaluate(() => history.state?.isVisited)).toBeTruthy()
  await untilHydrated(page)
}

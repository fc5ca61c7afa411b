import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Waits until React has hydrated the page; then its links navigate without loading a document. */
export async function untilHydrated(page: Page): Promise<void> {
  // The region of notices is rendered only in the browser, right after hydration.
  await expect(page.locator('section[popover]'), 'the page is hydrated').toBeAttached({ timeout: 15_000 })
}

/** Opens a page and waits until it is hydrated and its history entry is marked. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect.poll(() => page.evaluate(() => history.state?.isVisited)).toBeTruthy()
  await untilHydrated(page)
}

import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

/** Until React has taken over what the server drew there: from then on its links change the page without loading it. */
export async function untilTakenOver(drawn: Locator): Promise<void> {
  const isTakenOver = () =>
    drawn.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__react')))
  await expect.poll(isTakenOver).toBe(true)
}

/** Until the frame of a page is taken over: its notices have their place, and the menu, the languages and the foot react. */
export async function untilPageIsTakenOver(page: Page): Promise<void> {
  await expect(page.locator('section[popover]'), 'the script has taken over').toBeAttached()
  await untilTakenOver(page.locator('footer'))
}

/** Opens a page and waits until the script has taken it over: the history entry has its key, and the last part is there. */
export async function openTakenOver(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect.poll(() => page.evaluate(() => history.state?.entry)).toBeTruthy()
  await untilPageIsTakenOver(page)
}

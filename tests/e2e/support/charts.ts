import type { Locator, Page } from '@playwright/test'

/** A chart with all its parts, by title. Found by its heading, because it is not a landmark. */
export function chartOf(page: Page, title: string): Locator {
  return page.locator('main section', { has: page.getByRole('heading', { name: title, level: 2 }) })
}

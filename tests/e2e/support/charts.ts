import type { Locator, Page } from '@playwright/test'

/** A chart with all that belongs to it, by its title. It is no landmark: its heading leads to it. */
export function chartOf(page: Page, title: string): Locator {
  return page.locator('main section', { has: page.getByRole('heading', { name: title, level: 2 }) })
}

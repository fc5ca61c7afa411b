import type { Locator, Page } from '@playwright/test'

/** A chart with all its parts, by title. It is not a landmark; its heading leads to it. */
export function chartOf(page: Page, title: string): Locator {
  return page.locator('main section', { has: page.getByRole('heading', { name: title, level: 2 }) })
}

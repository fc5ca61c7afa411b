import { expect, type Locator, type Page } from '@playwright/test'

/** A visitor with a task. Counts clicks and choices in lists; typing is free. */
export interface Visitor {
  page: Page
  readonly clicks: number
  readonly choices: number
  click: (target: Locator) => Promise<void>
  choose: (field: Locator, option: string) => Promise<void>
}

export function aVisitor(page: Page): Visitor {
  let [clicks, choices] = [0, 0]
  return {
    page,
    get clicks() {
      return clicks
    },
    get choices() {
      return choices
    },
    click: async (target) => {
      clicks += 1
      await target.click()
    },
    choose: async (field, option) => {
      choices += 1
      await field.selectOption(option)
    },
  }
}

/** A link in the toolbar, by the page it opens. */
export function menuEntry(page: Page, path: string): Locator {
  return page.getByRole('banner').locator(`a[href="${path}"]`).filter({ visible: true }).last()
}

/** Scrolls by wheel until a link is in view. Returns its distance from the top of the window, pixels. */
export async function scrollDownTo(link: Locator): Promise<number> {
  const page = link.page()
  await page.mouse.move(200, 400)
  await expect(async () => {
    // Scrolls back if it went too far: on a busy machine a turn of the wheel is rendered late.
    await page.mouse.wheel(0, (await topOf(link)) < 0 ? -300 : 500)
    await expect(link).toBeInViewport({ timeout: 100 })
  }).toPass()
  // A click would scroll an element at the edge of the window into view.
  await link.scrollIntoViewIfNeeded()
  // The page may still be scrolling.
  let before = await topOf(link)
  await expect
    .poll(async () => {
      const last = before
      before = await topOf(link)
      return before === last
    })
    .toBe(true)
  return before
}

/** Distance from the top of the window, pixels. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((one) => Math.round(one.getBoundingClientRect().top))
}

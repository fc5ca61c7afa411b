import { expect, type Locator, type Page } from '@playwright/test'

/** A visitor with a task. What it costs is counted: clicks, and choices in a list; typing is free. */
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

/** An entry of the bar's menu, by the page it leads to. */
export function menuEntry(page: Page, path: string): Locator {
  return page.getByRole('banner').locator(`a[href="${path}"]`).filter({ visible: true }).last()
}

/** Turns the wheel until a link is in view, and returns its distance from the top of the window, pixels. */
export async function scrollDownTo(link: Locator): Promise<number> {
  const page = link.page()
  await page.mouse.move(200, 400)
  await expect(async () => {
    // Back up from below it: on a busy machine the wheel keeps turning while its last turn is being rendered.
    await page.mouse.wheel(0, (await topOf(link)) < 0 ? -300 : 500)
    await expect(link).toBeInViewport({ timeout: 100 })
  }).toPass()
  // An element at the edge of the window is scrolled in before a click.
  await link.scrollIntoViewIfNeeded()
  // The wheel may still turn.
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

/** Pixels from the top of the window. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((one) => Math.round(one.getBoundingClientRect().top))
}

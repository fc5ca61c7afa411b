import type { Locator, Page } from '@playwright/test'

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

import { expect, type Page } from '@playwright/test'
import { untilHydrated } from '../support/hydrated.ts'
import { ROADS } from './road-states.ts'
import type { StateWalk } from './visits.ts'

const notices = (page: Page) => page.locator('section[popover]')

/** Navigates within the site like the menu does, without opening the menu. */
async function goTo(page: Page, path: string): Promise<void> {
  await untilHydrated(page)
  await page.locator(`#first nav a[href$="${path}"]`).dispatchEvent('click')
  await expect(page.locator('main h1')).toBeFocused()
}

/** Waits until a notice on the page says that something failed, and nothing is loading anymore. */
async function expectFailure(page: Page): Promise<void> {
  const failures = page.locator('main [role=status]:has(h2, h3, h4) button')
  await expect(failures.first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

const failCalls = (page: Page, calls: string) => page.route(`**/api/api/${calls}`, (route) => route.abort())

const FRAME: StateWalk = {
  name: 'open menu and list of languages',
  path: '/app/services',
  steps: [
    {
      state: 'list of languages',
      arrive: async (page) => {
        const button = page.locator('button[popovertarget=languages]')
        // If there is room, the languages are side by side.
        if (await button.isVisible()) await button.click()
      },
    },
    {
      state: 'open menu',
      arrive: async (page) => {
        await page.keyboard.press('Escape')
        await page.locator('button[commandfor=first]').click()
        await expect(page.locator('#first')).toBeVisible()
      },
    },
  ],
}

const WAITING: StateWalk = {
  name: 'loading, and no connection',
  path: '/app/discover',
  steps: [
    {
      state: 'loading',
      arrive: async (page) => {
        await page.route('**/api/api/Documents/**', () => undefined)
        await goTo(page, '/app/documents')
        await expect(page.locator('header [aria-live] + button')).toBeVisible()
      },
    },
    {
      state: 'offline band',
      arrive: async (page) => {
        await page.context().setOffline(true)
        await expect(page.locator('[role=status] strong')).toBeVisible()
      },
    },
  ],
}

const FAILED: StateWalk = {
  name: 'parts that did not load',
  path: '/app/privacy',
  steps: [
    {
      state: 'a whole page',
      arrive: async (page) => {
        await failCalls(page, '**')
        await goTo(page, '/app/services')
        await expectFailure(page)
      },
    },
    {
      state: 'documents',
      arrive: async (page) => {
        await page.unroute('**/api/api/**')
        for (const calls of ['Documents/**', 'Metrics/**', 'Cameras/**']) await failCalls(page, calls)
        await goTo(page, '/app/documents')
        await expectFailure(page)
      },
    },
    {
      state: 'search',
      arrive: async (page) => {
        await page.locator('main input[type=search]').fill('road')
        await expectFailure(page)
      },
    },
    {
      state: 'figures',
      part: 'figures',
      arrive: async (page) => {
        await goTo(page, '/app/metrics')
        await expectFailure(page)
      },
    },
    {
      state: 'cameras',
      part: 'cameras',
      arrive: async (page) => {
        await untilHydrated(page)
        await page.locator('footer a[href$="/app/cameras"]').click()
        await expectFailure(page)
      },
    },
  ],
}

const SEARCH: StateWalk = {
  name: 'a search with its choices open',
  path: '/app/documents?q=road+ranger',
  steps: [
    {
      state: 'choices open',
      arrive: async (page) => {
        const button = page.locator('main button[aria-expanded=false]')
        // If there is room, the choices are always open.
        if (await button.isVisible()) await button.click()
      },
    },
  ],
}

const EMPTY: StateWalk = {
  name: 'nothing published',
  path: '/app/privacy',
  steps: [
    {
      state: 'documents',
      arrive: async (page) => {
        await page.route('**/api/api/Documents/GetReports/**', (route) => route.fulfill({ json: [] }))
        await goTo(page, '/app/documents')
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expect(page.locator('main section h3').first()).toBeVisible()
      },
    },
  ],
}

const FORMS: StateWalk = {
  name: 'forms that are invalid, failed and sent',
  path: '/app/contact-us',
  steps: [
    {
      state: 'errors in the request for a visit',
      arrive: async (page) => {
        await page.locator('label:has([value=tourRequest])').click()
        await page.locator('select[name=groupType]').selectOption('school')
        await sendForm(page, '#request-a-visit form')
        await expect(page.locator('#request-a-visit [role=group][aria-labelledby$=summary]')).toBeFocused()
      },
    },
    {
      state: 'errors in the feedback',
      arrive: async (page) => {
        await page.locator('label:has([value=feedback])').click()
        await page.locator(`${FEEDBACK} [name=replyBy][value=email]`).check()
        await sendForm(page, FEEDBACK)
        await expect(page.locator(`${FEEDBACK} [role=group][aria-labelledby$=summary]`)).toBeFocused()
      },
    },
    {
      state: 'feedback not sent',
      arrive: async (page) => {
        await failCalls(page, 'Email/**')
        await page.locator('#feedback-topic').selectOption({ index: 1 })
        await page
          .locator('#feedback-message')
          .fill('The picture of the camera at Sunrise Boulevard is frozen.')
        await page.locator(`${FEEDBACK} [name=replyBy][value=none]`).check()
        await sendForm(page, FEEDBACK)
        await expect(page.locator('#feedback-failure')).toBeVisible()
      },
    },
    {
      state: 'feedback stored',
      arrive: async (page) => {
        await page.unroute('**/api/api/Email/**')
        await sendForm(page, FEEDBACK)
        await expect(page.locator('main h2:focus')).toBeVisible()
      },
    },
  ],
}

const FEEDBACK = 'form:has(#feedback-message)'

const sendForm = (page: Page, form: string) => page.locator(`${form} button[type=submit]`).last().click()

const CAMERAS: StateWalk = {
  name: 'my cameras and notices',
  path: '/app/cameras',
  part: 'cameras',
  steps: [
    {
      state: 'camera added, with Undo',
      arrive: async (page) => {
        await untilHydrated(page)
        await page.locator('main li button').first().click()
        // Undo is next to the camera, in the visit's language.
        await expect(page.locator('main li [aria-live=polite] button')).toBeVisible()
      },
    },
    {
      state: 'wall being arranged',
      arrive: async (page) => {
        await page.locator('main li button[title]').nth(1).click()
        await page.locator('main a[href*="view=mine"]').click()
        await page.locator('main button[aria-expanded]').click()
        await expect(page.locator('main ol input')).toHaveCount(2)
      },
    },
    {
      state: 'wrong file, with its notice',
      arrive: async (page) => {
        const file = { name: 'my.json', mimeType: 'application/json', buffer: Buffer.from('not a list') }
        await page.locator('input[type=file]').setInputFiles(file)
        await notices(page).hover()
      },
    },
    { state: 'wall', arrive: (page) => page.locator('main button[aria-expanded]').click() },
  ],
}

const MAP: StateWalk = {
  name: 'the card of a camera on the map',
  path: '/app/cameras?view=map',
  part: 'cameras',
  steps: [
    {
      state: 'card open',
      arrive: async (page) => {
        // A mark without a number is a single camera. The first view leaves out cameras far from most others.
        const marks = page.locator('[role=option]:not(:has(text))')
        await marks.first().waitFor({ state: 'attached' })
        const inFrame = await marks.evaluateAll((elements) =>
          elements.findIndex((element) => {
            const frame = element.closest('[role=listbox]')?.getBoundingClientRect()
            const { top, bottom } = element.getBoundingClientRect()
            return frame !== undefined && top >= frame.top && bottom <= frame.bottom
          }),
        )
        await marks.nth(inFrame).click()
        await expect(
          page.locator('main [role=listbox] ~ div h2, main [role=listbox] ~ div li').first(),
        ).toBeVisible()
      },
    },
  ],
}

/** All states that a visitor's actions or failures can bring a page into. */
export const STATES: readonly StateWalk[] = [
  FRAME,
  WAITING,
  FAILED,
  SEARCH,
  EMPTY,
  FORMS,
  CAMERAS,
  MAP,
  ROADS,
]

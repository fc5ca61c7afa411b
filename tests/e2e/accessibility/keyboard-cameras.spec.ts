import type { Page } from '@playwright/test'
import { untilCamerasAreListed } from '../support/camera-list.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/site.ts'
import { keyboardOf } from './focus-steps.ts'

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

test('by keyboard alone cameras are filtered, kept and arranged on a wall, and one is opened', async ({
  browser,
  site,
}) => {
  // A page of its own: pictures that sample cameras refuse are on the error console, as they should be.
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
  const keyboard = keyboardOf(page)
  await untilCamerasAreListed(page.request, site)
  await page.goto(`${site.url}/app/cameras`)
  await untilHydrated(page)
  await keyboard.tabTo(page.getByRole('combobox', { name: 'Road' }))
  await keyboard.press('ArrowDown', 'ArrowDown', 'ArrowDown')
  await expect(page).toHaveURL(/road=I-595/)
  await keyboard.expectOn(page.getByRole('combobox', { name: 'Road' }))
  await expectList(page)
  await keyboard.tabTo(button(page, 'Add to my cameras: I-595 eastbound at SW 136th Ave, exit 1'))
  await keyboard.press('Enter')
  await keyboard.tabTo(button(page, 'Add to my cameras: I-595 eastbound at Hiatus Rd, exit 3'))
  await keyboard.press('Space')
  await keyboard.tabBackTo(page.getByRole('link', { name: 'My cameras, 2' }))
  await keyboard.press('Enter')
  await keyboard.expectOn(page.getByRole('heading', { level: 1, name: 'My cameras' }))
  // Who tabs on before the wall has come is led past it.
  await expect(button(page, 'Pause')).toBeVisible()
  await keyboard.tabTo(button(page, 'Pause'))
  await keyboard.press('Enter')
  await keyboard.expectOn(button(page, 'Continue'))
  await keyboard.tabTo(button(page, 'Arrange'))
  await keyboard.press('Enter')
  await keyboard.tabTo(button(page, 'Move down: I-595 eastbound at SW 136th Ave, exit 1'))
  await keyboard.press('Enter')
  await keyboard.expectOn(button(page, 'Move down: I-595 eastbound at SW 136th Ave, exit 1'))
  await expect(page.getByRole('region', { name: 'Arrange my cameras' })).toMatchAriaSnapshot(`
    - region "Arrange my cameras":
      - paragraph: I-595 eastbound at SW 136th Ave, exit 1 is now number 2.
      - list:
        - listitem:
          - textbox "Your name for I-595 eastbound at Hiatus Rd, exit 3"
          - 'button "Move up: I-595 eastbound at Hiatus Rd, exit 3" [disabled]'
          - 'button "Move down: I-595 eastbound at Hiatus Rd, exit 3"'
          - 'button "Remove: I-595 eastbound at Hiatus Rd, exit 3"'
        - listitem:
          - textbox "Your name for I-595 eastbound at SW 136th Ave, exit 1"
          - 'button "Move up: I-595 eastbound at SW 136th Ave, exit 1"'
          - 'button "Move down: I-595 eastbound at SW 136th Ave, exit 1" [disabled]'
          - 'button "Remove: I-595 eastbound at SW 136th Ave, exit 1"'
  `)
  await keyboard.tabBackTo(button(page, 'Done'))
  await keyboard.press('Enter')
  await keyboard.tabTo(page.getByRole('link', { name: 'SW 136th Ave, exit 1', exact: true }))
  await keyboard.press('Enter')
  await keyboard.expectOn(
    page.getByRole('heading', { level: 1, name: 'I-595 eastbound at SW 136th Ave, exit 1' }),
  )
  await keyboard.tabTo(page.getByRole('link', { name: 'Camera feed status' }))
  await keyboard.press('Enter')
  await expectHealth(page)
  await page.context().close()
})

async function expectList(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Traffic cameras" [level=1]
      - link "My cameras"
      - search "Choose cameras":
        - searchbox "Road, place or exit"
        - combobox "Road"
        - combobox "Direction"
        - combobox "County"
        - combobox "Sort by"
      - list "How to see them":
        - /children: equal
        - listitem:
          - link "List"
        - listitem:
          - link "Map"
        - listitem:
          - link "Road"
      - paragraph: /^\\d+ of \\d+ cameras$/
      - region "I-595, Eastbound":
        - heading /^I-595 Eastbound \\d+ cameras$/ [level=2]
        - list:
          - listitem:
            - heading "I-595 eastbound at SW 136th Ave, exit 1" [level=3]:
              - link "I-595 eastbound at SW 136th Ave, exit 1"
            - 'button "Add to my cameras: I-595 eastbound at SW 136th Ave, exit 1"'
  `)
}

async function expectHealth(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: 'Pictures by state' })).toMatchAriaSnapshot(`
    - table "Pictures by state":
      - rowgroup:
        - row:
          - columnheader "State"
          - columnheader "Views"
          - columnheader "What it means"
      - rowgroup:
        - row:
          - rowheader "Fresh"
          - cell /^\\d+$/
          - cell "The picture changes as often as usual."
  `)
}

test('the camera that the arrow keys have reached stays on the map while it zooms, and its name can be read', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/cameras?view=map`)
  await untilHydrated(page)
  const map = page.getByRole('listbox')
  await expect(map.getByRole('option').first()).toBeVisible()
  await map.focus()
  const reached = map.locator('[data-active=true]')
  // In the middle any zoom would leave it in sight.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    const [window, mark] = [await map.boundingBox(), await reached.locator('circle').first().boundingBox()]
    const middle = (window?.y ?? 0) + (window?.height ?? 0) / 2
    expect(middle - (mark?.y ?? middle)).toBeGreaterThan(100)
  }).toPass()
  for (const key of ['ArrowLeft', '+', '+', '+', '+', '+', '+']) {
    await page.keyboard.press(key)
    await expect(reached).toHaveCount(1)
    await expect(map).toHaveAttribute('aria-activedescendant', (await reached.getAttribute('id')) ?? '')
    await expect(reached.locator('circle').first()).toBeInViewport()
    expect((await reached.getAttribute('id')) ?? '', 'a name of XML').toMatch(/^[A-Za-z_][\w.-]*$/)
  }
})

import type { Page } from '@playwright/test'
import { needCameraRoads, untilCamerasAreListed } from '../support/camera-list.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { needCameras } from '../support/needs.ts'
import { expect, test } from '../support/site.ts'
import { keyboardOf } from './focus-steps.ts'
import { scrollsSideways } from './visits.ts'

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

test('by keyboard alone cameras are filtered, added to a wall, arranged and opened', async ({
  browser,
  site,
}) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  // A separate page, because sample cameras without pictures are logged to the console.
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
  const keyboard = keyboardOf(page)
  await untilCamerasAreListed(page.request, site)
  await page.goto(`${site.url}/app/cameras`)
  await untilHydrated(page)
  const choice = page.getByRole('combobox', { name: 'Road' })
  const roads = await choice.getByRole('option').evaluateAll((all) => all.map((one) => one.textContent))
  await keyboard.tabTo(choice)
  await keyboard.press(...Array.from({ length: roads.indexOf(name) }, () => 'ArrowDown'))
  await expect(page).toHaveURL(new RegExp(`road=${name}`))
  await keyboard.expectOn(choice)
  const links = page.getByRole('region', { name: `${name}, Eastbound` }).getByRole('heading', { level: 3 })
  await expect(links.nth(1)).toBeVisible()
  const [first = '', second = ''] = await links.allTextContents()
  await expectList(page, name, first)
  await keyboard.tabTo(button(page, `Add to my cameras: ${first}`))
  await keyboard.press('Enter')
  await keyboard.tabTo(button(page, `Add to my cameras: ${second}`))
  await keyboard.press('Space')
  await keyboard.tabBackTo(page.getByRole('link', { name: 'My cameras, 2' }))
  await keyboard.press('Enter')
  await keyboard.expectOn(page.getByRole('heading', { level: 1, name: 'My cameras' }))
  // Tabbing on before the wall has loaded would skip it.
  await expect(button(page, 'Pause')).toBeVisible()
  await keyboard.tabTo(button(page, 'Pause'))
  await keyboard.press('Enter')
  await keyboard.expectOn(button(page, 'Continue'))
  await keyboard.tabTo(button(page, 'Arrange'))
  await keyboard.press('Enter')
  await keyboard.tabTo(button(page, `Move down: ${first}`))
  await keyboard.press('Enter')
  await keyboard.expectOn(button(page, `Move down: ${first}`))
  await expect(page.getByRole('region', { name: 'Arrange my cameras' })).toMatchAriaSnapshot(`
    - region "Arrange my cameras":
      - paragraph: ${first} is now number 2.
      - list:
        - listitem:
          - textbox "Your name for ${second}"
          - 'button "Move up: ${second}" [disabled]'
          - 'button "Move down: ${second}"'
          - 'button "Remove: ${second}"'
        - listitem:
          - textbox "Your name for ${first}"
          - 'button "Move up: ${first}"'
          - 'button "Move down: ${first}" [disabled]'
          - 'button "Remove: ${first}"'
  `)
  await keyboard.tabBackTo(button(page, 'Done'))
  await keyboard.press('Enter')
  await keyboard.tabTo(page.getByRole('link', { name: first.split(' at ')[1] ?? '', exact: true }))
  await keyboard.press('Enter')
  await keyboard.expectOn(page.getByRole('heading', { level: 1, name: first }))
  await keyboard.tabTo(page.getByRole('link', { name: 'Camera feed status' }))
  await keyboard.press('Enter')
  await expectHealth(page)
  await page.context().close()
})

async function expectList(page: Page, road: string, first: string): Promise<void> {
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
      - list "View":
        - /children: equal
        - listitem:
          - link "List"
        - listitem:
          - link "Map"
        - listitem:
          - link "Road"
      - paragraph: /^\\d+ of \\d+ cameras$/
      - region "${road}, Eastbound":
        - heading /^${road} Eastbound \\d+ cameras$/ [level=2]
        - list:
          - listitem:
            - heading "${first}" [level=3]:
              - link "${first}"
            - 'button "Add to my cameras: ${first}"'
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

test('the camera reached by arrow keys stays in sight while the map zooms, and screen readers find its name', async ({
  page,
  site,
}) => {
  await needCameras(site)
  await page.goto(`${site.url}/app/cameras?view=map`)
  await untilHydrated(page)
  const map = page.getByRole('listbox')
  await expect(map.getByRole('option').first()).toBeVisible()
  await map.focus()
  const reached = map.locator('[data-active=true]')
  // Away from the middle, where any zoom would leave it in sight.
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
    expect((await reached.getAttribute('id')) ?? '', 'a valid XML name').toMatch(/^[A-Za-z_][\w.-]*$/)
  }
})

test('on a large screen the map reaches both edges of the window, and so does the frame that shows its focus', async ({
  page,
  site,
}) => {
  await needCameras(site)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`${site.url}/app/cameras?view=map`)
  await untilHydrated(page)
  const map = page.getByRole('listbox')
  await expect(map.getByRole('option').first()).toBeVisible()
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 }
  expect([x, width]).toEqual([0, 1920])
  expect(await scrollsSideways(page)).toBe(false)
  const middle = { top: y + height / 2, left: width / 2 }
  const edges = [
    { x: 0, y: middle.top, width: 4, height: 4 },
    { x: width - 4, y: middle.top, width: 4, height: 4 },
    { x: middle.left, y, width: 4, height: 4 },
    { x: middle.left, y: y + height - 4, width: 4, height: 4 },
  ]
  const look = () => Promise.all(edges.map((clip) => page.screenshot({ clip, fullPage: true })))
  const before = await look()
  await page.keyboard.press('Tab')
  await map.focus()
  for (const [index, after] of (await look()).entries())
    expect(before[index]?.equals(after), `Edge ${index}`).toBe(false)
})

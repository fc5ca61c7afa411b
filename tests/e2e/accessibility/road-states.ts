import { expect, type Page } from '@playwright/test'
import { untilHydrated } from '../support/hydrated.ts'
import type { StateWalk } from './visits.ts'

const chosen = (page: Page) => page.locator('main [role=listbox] ~ div li, main [role=listbox] ~ div h2')

/** The states of the Roads page. */
export const ROADS: StateWalk = {
  name: 'events of a road, on the map, and my roads',
  path: '/app/roads',
  part: 'roads',
  steps: [
    {
      state: 'list of a road',
      arrive: async (page) => {
        await untilHydrated(page)
        await page.locator('#filter-road').selectOption({ index: 1 })
        await expect(page.locator('main li[data-event]').first()).toBeVisible()
      },
    },
    {
      state: 'no event',
      arrive: async (page) => {
        await page.goto(page.url().replace(/[?].*|$/, '?road=none'))
        await untilHydrated(page)
        await expect(page.locator('main li[data-event]')).toHaveCount(0)
      },
    },
    {
      state: 'card open on the map',
      arrive: async (page) => {
        await page.goto(page.url().replace(/[?].*|$/, '?view=map'))
        await untilHydrated(page)
        await page.locator('[role=option]').first().click()
        await expect(chosen(page).first()).toBeVisible()
      },
    },
    {
      state: 'my roads, none chosen',
      arrive: async (page) => {
        await page.locator('main a[href*="view=mine"]').first().click()
        await expect(page.locator('main input[name=roads]').first()).toBeVisible()
      },
    },
    {
      state: 'my trip and road',
      arrive: async (page) => {
        // A site without figures has no trips.
        const trip = page.locator('#my-trip')
        const hasTrips = await trip.isVisible()
        if (hasTrips) await trip.selectOption({ index: 1 })
        await page.locator('main input[name=roads]').first().check()
        // The cameras double the height of the page. While they load, axe compares boxes from before and after, and finds
        // overlaps that never exist.
        const cameras = page.waitForResponse('**/api/api/Cameras/GetCameras')
        await page.locator('main form button[type=submit]').click()
        await (await cameras).finished()
        await expect(page.locator('main h2').nth(hasTrips ? 2 : 1)).toBeVisible()
        await expect(page.locator('main a[href*="/app/cameras/"]').first()).toBeVisible()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      },
    },
  ],
}

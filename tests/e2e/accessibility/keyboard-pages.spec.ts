import type { Page } from '@playwright/test'
import type { SiteInfo } from '../../../src/contract/site-info.ts'
import { readSiteInfo } from '../support/districts.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { needLanguages } from '../support/needs.ts'
import { expect, test } from '../support/site.ts'
import { keyboardOf } from './focus-steps.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('by keyboard alone a visitor opens pages from the menu and chooses a language', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const keyboard = keyboardOf(page)
  const goTo = async (entry: string) => {
    await keyboard.tabBackTo(page.getByRole('button', { name: 'Open the menu' }))
    await keyboard.press('Enter')
    await keyboard.expectOn(page.getByRole('button', { name: 'Close the menu' }))
    await keyboard.tabTo(menu(page).getByRole('link', { name: entry }))
    await keyboard.press('Enter')
    await keyboard.expectOn(heading(page, entry))
  }
  const info = await needLanguages(site, 'es')
  await page.goto(`${site.url}/app/discover`)
  await untilHydrated(page)
  await keyboard.tabTo(page.getByRole('link', { name: 'Skip to the content' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await keyboard.tabTo(page.locator('summary', { hasText: 'What this means' }).first())
  await keyboard.press('Enter')
  await expectFrame(page, info)
  await goTo('About Us')
  await goTo('Services')
  const tabs = page.getByRole('main').getByRole('tab')
  await keyboard.tabTo(tabs.first())
  await keyboard.press('ArrowRight')
  await keyboard.expectOn(tabs.nth(1).and(page.getByRole('tab', { selected: true })))
  await keyboard.tabBackTo(page.getByRole('button', { name: 'Language: English' }))
  await keyboard.press('Enter')
  await keyboard.tabTo(
    page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Español' }),
  )
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/es\/app\/services/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('by keyboard alone the menu opens and closes again, and a link in the footer works', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const keyboard = keyboardOf(page)
  const { links, promo } = await readSiteInfo(site.contentDir)
  const interactive = links.interactiveAnnualReport
  await page.goto(`${site.url}/app/privacy`)
  await untilHydrated(page)
  const open = page.getByRole('button', { name: 'Open the menu' })
  await keyboard.tabTo(open)
  await keyboard.press('Enter')
  await expect(menu(page)).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "Close the menu"
      - navigation "Menu":
        - list:
          - /children: equal
          - listitem:
            - link "Discover"
          - listitem:
            - link "About Us"
          - listitem:
            - link "Services"
          - listitem:
            - link "Metrics"
          - listitem:
            - link "Documents"
          - listitem:
            - link "Contact Us"
${interactive === undefined ? '' : '      - link /in a new tab/\n'}${promo === undefined ? '' : '      - link /PDF/\n'}  `)
  await keyboard.press('Escape')
  await keyboard.expectOn(open)
  await keyboard.tabTo(page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }))
  await keyboard.press('Enter')
  await keyboard.expectOn(heading(page, 'Accessibility'))
})

/** The landmarks of every page and their names. */
async function expectFrame(page: Page, { district, cameras }: SiteInfo): Promise<void> {
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - button "Open the menu"
      - link /^${district.name}/
      - link "Search the site"
${cameras.feed === 'off' ? '' : '      - link "Cameras"'}
      - navigation "Language":
        - 'button "Language: English"'
    - main:
      - heading /./ [level=1]
      - region "How the roads performed":
        - heading "How the roads performed" [level=2]
        - list:
          - listitem:
            - heading "Time to reopen lanes" [level=3]
      - img "Map of the district"
      - region "Help on the road"
    - contentinfo:
      - heading "On the road now" [level=2]
      - heading "This site" [level=2]
      - list:
        - /children: equal
        - listitem:
          - link "Accessibility"
        - listitem:
          - link "Privacy"
        - listitem:
          - link "Data and API"
        - listitem:
          - link "Office notices feed"
        - listitem:
          - link "New reports feed"
  `)
}

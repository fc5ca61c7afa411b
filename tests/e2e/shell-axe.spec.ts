import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

const LOOKS = [
  { name: 'light', media: { colorScheme: 'light' } },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
] as const

async function expectNothingToMend(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
}

for (const { name, media } of LOOKS) {
  test(`axe finds nothing to mend in the open menu, ${name}`, async ({ page, site }) => {
    await page.emulateMedia(media)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${site.url}/app/discover`)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    // Half-way through its slide colours mix.
    await menu.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    )
    await expectNothingToMend(page)
  })

  test(`axe finds nothing to mend in the loading indicator and the offline notice, ${name}`, async ({
    page,
    site,
    context,
  }) => {
    await page.emulateMedia(media)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.route('**/api/api/Documents/**', () => undefined)
    await page.goto(`${site.url}/app/discover`)
    await expect(page.locator('section[popover]')).toBeAttached()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }).click()
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect(notices.getByText('Getting Data...')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await notices.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
    )
    await expectNothingToMend(page)
  })
}

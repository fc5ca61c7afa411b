import { openHydrated } from './support/hydrated.ts'
import { readTabs } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test('without scripts each tab of the site opens with figures, or says that there are none yet', async ({
  browser,
  site,
}) => {
  const tabs = await readTabs(site)
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site.url}/app/metrics`)
  await expect(page.getByRole('tab')).toHaveText(tabs.map(({ name }) => name))
  for (const { name, view } of tabs) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
    const none = page.getByRole('tabpanel').getByText('No figures are published for this choice')
    const chart = page.getByRole('tabpanel').locator('section.card:has(svg)').first()
    await expect(view === null ? none : chart).toBeVisible()
  }
  await page.context().close()
})

test('arrow keys go from tab to tab, and the open one is in the address', async ({ page, site }) => {
  const tabs = await readTabs(site)
  const [first, last] = [tabs[0], tabs.at(-1)]
  test.skip(tabs.length < 2, 'The site has no two tabs of figures')
  await openHydrated(page, `${site.url}/app/metrics`)
  await page.getByRole('tab', { name: first?.name ?? '?' }).focus()
  for (const { name } of tabs.slice(1)) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
  }
  await expect(page).toHaveURL(`${site.url}/app/metrics?tab=${last?.tab}`)
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(`${site.url}/app/metrics`)
  await page.goBack()
  await expect(page.getByRole('tab', { name: last?.name ?? '?', selected: true })).toBeVisible()
})

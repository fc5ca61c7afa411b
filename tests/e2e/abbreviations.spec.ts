import { holdBack } from './support/hold-back.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needAbbreviation } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test('the meaning of an abbreviation opens by keyboard, and Escape closes it', async ({ page, site }) => {
  const { name, meaning: words } = await needAbbreviation(site)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${site.url}/app/services`)
  const abbreviation = page.getByRole('button', { name, exact: true })
  const meaning = page.getByText(words)
  await abbreviation.focus()
  await page.keyboard.press('Enter')
  await expect(meaning).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(abbreviation).toBeFocused()
})

test('a meaning opened before the scripts have loaded stays open, and Escape returns focus', async ({
  page,
  site,
}) => {
  const { name, meaning: words } = await needAbbreviation(site)
  const release = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto(`${site.url}/app/services`, { waitUntil: 'commit' })
  const abbreviation = page.getByRole('button', { name, exact: true })
  const meaning = page.getByText(words)
  await abbreviation.focus()
  await page.keyboard.press('Enter')
  await expect(meaning).toBeVisible()
  release()
  await untilHydrated(page)
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(abbreviation).toBeFocused()
})

test('the meaning opens without a script, in the language of the page', async ({ browser, site }) => {
  const { name, meaning } = await needAbbreviation(site, 'es')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site.url}/es/app/services`)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText(meaning)).toBeVisible()
  await page.context().close()
})

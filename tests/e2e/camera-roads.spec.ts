import type { Browser, Page } from '@playwright/test'
import { untilCamerasAreListed } from './support/camera-list.ts'
import { expect, test } from './support/site.ts'
import { openTakenOver } from './support/taken-over.ts'

const LIST = '**/Cameras/GetCameras'

test.beforeEach(({ request, site }) => untilCamerasAreListed(request, site))

/** A page of its own: pictures that sample cameras refuse stand on the error console, as they should. */
async function openPage(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  return await context.newPage()
}

const moreRoads = (page: Page) => page.getByRole('region', { name: 'More roads' })
const road = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rowsOf = (page: Page, name: string) => road(page, name).getByRole('listitem')

test('the list begins with the first roads, and each other road is a press away by keyboard', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  await openTakenOver(page, `${site.url}/app/cameras`)
  await expect(rowsOf(page, 'I-75, Northbound')).not.toHaveCount(0)
  const link = moreRoads(page).getByRole('link', { name: /^I-95\s+Southbound/ })
  const count = Number(/(\d+) cameras/.exec((await link.textContent()) ?? '')?.[1])
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?road=I-95&direction=southbound#i-95-southbound$/)
  await expect(road(page, 'I-95, Southbound')).toBeFocused()
  await expect(road(page, 'I-95, Southbound')).toBeInViewport()
  await expect(rowsOf(page, 'I-95, Southbound')).toHaveCount(count)
  await expect(road(page, 'I-75, Northbound')).toHaveCount(0)
  await moreRoads(page)
    .getByRole('link', { name: /^I-75\s+Northbound/ })
    .press('Enter')
  await expect(road(page, 'I-75, Northbound')).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/cameras$/)
  await expect(moreRoads(page).getByRole('link', { name: /^I-95\s+Southbound/ })).toBeVisible()
  await page.context().close()
})

test('who chooses a road before its cameras have come waits for them, and hears when they do not come', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  const held: (() => void)[] = []
  let isAway = true
  await page.route(LIST, async (route) => {
    if (isAway) await new Promise<void>((release) => held.push(release))
    await (isAway ? route.abort() : route.continue())
  })
  await openTakenOver(page, `${site.url}/app/cameras`)
  const choice = page.getByLabel('Road', { exact: true })
  await choice.focus()
  await choice.selectOption('I-595')
  await expect(page.getByText('Getting Data...')).toBeAttached()
  await expect(choice).toBeFocused()
  // It is tried once more by itself before the visitor is told.
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const failed = page.getByRole('heading', { name: 'The list of cameras did not load' })
  await expect(async () => {
    for (const release of held.splice(0)) release()
    await expect(failed).toBeVisible({ timeout: 100 })
  }).toPass()
  isAway = false
  for (const release of held.splice(0)) release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowsOf(page, 'I-595, Eastbound').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ cameras$/ })).toBeVisible()
  await page.context().close()
})

test('a road that is chosen in the view of roads has focus', async ({ browser, site }) => {
  const page = await openPage(browser)
  await openTakenOver(page, `${site.url}/app/cameras?view=corridor`)
  await page.getByRole('link', { name: 'I-595, along the road' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'I-595, along the road' })).toBeVisible()
  await expect(page.locator('#along-the-road')).toBeFocused()
  await page.context().close()
})

import type { Page } from '@playwright/test'
import { scrollsSideways } from './accessibility/visits.ts'
import { needCameraRoads, openPage, untilCamerasAreListed } from './support/camera-list.ts'
import { readSiteInfo } from './support/districts.ts'
import { holdBack } from './support/hold-back.ts'
import { openHydrated } from './support/hydrated.ts'
import { needCameras } from './support/needs.ts'
import { expect, test } from './support/site.ts'
import { scrollDownTo, topOf } from './support/visitor.ts'

const LIST = '**/Cameras/GetCameras'

test.beforeEach(async ({ request, site }) => {
  await needCameras(site)
  await untilCamerasAreListed(request, site)
})

const moreRoads = (page: Page) => page.getByRole('region', { name: 'More roads' })
const road = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rowsOf = (page: Page, name: string) => road(page, name).getByRole('listitem')

test('the list has pages, and every other road is one key press away', async ({ browser, site }) => {
  const { longest, across, other } = await needCameraRoads(site, 'longest', 'across', 'other')
  const shown = `${longest.name}, ${longest.directions[0]}`
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  await openHydrated(page, `${site.url}/app/cameras`)
  await expect(rowsOf(page, shown)).not.toHaveCount(0)
  await expect(page.getByText(/^Page 1 of [2-9]$/)).toBeVisible()
  const link = moreRoads(page).getByRole('link', { name: new RegExp(`^${across.name}\\s+\\d+ cameras`) })
  const count = Number(/(\d+) cameras/.exec((await link.locator('span').last().textContent()) ?? '')?.[1])
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`\\?road=${across.name}#list-${across.name}$`))
  await expect(page.locator(`#list-${across.name}`)).toBeFocused()
  await expect(page.locator(`#list-${across.name}`)).toBeInViewport()
  await expect(page.locator('#page-1').getByRole('listitem')).toHaveCount(count)
  await expect(road(page, shown)).toHaveCount(0)
  await moreRoads(page)
    .getByRole('link', { name: new RegExp(`^${other.name}\\s`) })
    .press('Enter')
  await expect(road(page, `${other.name}, ${other.directions[0]}`)).toBeVisible()
  await expect(page.locator(`#list-${other.name}`)).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/cameras$/)
  await expect(link).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.context().close()
})

test('after Back from another road the list has its scroll position', async ({ browser, site }) => {
  const { across } = await needCameraRoads(site, 'across')
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  await openHydrated(page, `${site.url}/app/cameras`)
  const link = moreRoads(page).getByRole('link', { name: new RegExp(`^${across.name}\\s+\\d+ cameras`) })
  const before = await scrollDownTo(link)
  await link.click()
  await expect(page.locator(`#list-${across.name}`)).toBeFocused()
  await page.goBack()
  await expect(link).toBeInViewport()
  // Ages above the link may take another line in the meantime; a row is at least 89 px high.
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(60)
  await page.context().close()
})

test('a road chosen before the list of cameras has loaded shows that it is loading or has failed @release', async ({
  browser,
  site,
}) => {
  const { across } = await needCameraRoads(site, 'across')
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  const held: (() => void)[] = []
  let isAway = true
  await page.route(LIST, async (route) => {
    if (isAway) await new Promise<void>((release) => held.push(release))
    await (isAway ? route.abort() : route.continue())
  })
  await openHydrated(page, `${site.url}/app/cameras`)
  const choice = page.getByLabel('Road', { exact: true })
  await choice.focus()
  await choice.selectOption(across.name)
  await expect(page.getByText('Getting Data...')).toBeAttached()
  await expect(choice).toBeFocused()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const failed = page.getByRole('heading', { name: 'The camera list did not load' })
  await expect(async () => {
    for (const release of held.splice(0)) release()
    await expect(failed).toBeVisible({ timeout: 100 })
  }).toPass()
  const again = page.getByRole('button', { name: /^(Try again|Getting Data\.\.\.)$/ })
  await again.click()
  await expect(again).toHaveText('Getting Data...')
  await expect(again).toBeFocused()
  isAway = false
  for (const release of held.splice(0)) release()
  await expect(rowsOf(page, `${across.name}, ${across.directions[0]}`).first()).toBeVisible()
  await expect(page.getByText(/^\d+ of \d+ cameras$/)).toBeVisible()
  await page.context().close()
})

test('another view opened before the list of cameras has loaded keeps focus', async ({ browser, site }) => {
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  const release = await holdBack(page, LIST)
  await openHydrated(page, `${site.url}/app/cameras`)
  const map = page.getByRole('link', { name: 'Map', exact: true })
  await map.press('Enter')
  await expect(page).toHaveURL(/view=map/)
  await expect(map).toBeFocused()
  release()
  await expect(page.getByRole('listbox', { name: 'Map of cameras' })).toBeVisible()
  await expect(map).toBeFocused()
  await page.context().close()
})

test('a camera on the page opens before the list of cameras has loaded', async ({ browser, site }) => {
  const { name, directions } = (await needCameraRoads(site, 'longest')).longest
  const page = await openPage(browser)
  await holdBack(page, LIST)
  await openHydrated(page, `${site.url}/app/cameras`)
  await rowsOf(page, `${name}, ${directions[0]}`).first().getByRole('link').click()
  const title = new RegExp(`^${name} ${directions[0]} at `, 'i')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.context().close()
})

test('a copy of the page rendered for another view hydrates without an error', async ({ browser, site }) => {
  const { name, directions } = (await needCameraRoads(site, 'longest')).longest
  const page = await openPage(browser)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('React')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  const other = await page.request.get(`${site.url}/app/cameras?view=corridor&road=${name}`)
  await page.route(`${site.url}/app/cameras`, (route) => route.fulfill({ response: other }))
  await openHydrated(page, `${site.url}/app/cameras`)
  await expect(rowsOf(page, `${name}, ${directions[0]}`)).not.toHaveCount(0)
  expect(errors).toEqual([])
  await page.context().close()
})

test('cameras are sorted by name, and by city if it has one, even without scripts', async ({
  browser,
  site,
}) => {
  const { name, cameras } = (await needCameraRoads(site, 'longest')).longest
  const hasCities = cameras.some(({ exit }) => exit?.city != null)
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/app/cameras?road=${name}`)
  const sort = page.getByLabel('Sort by')
  await expect(sort.getByRole('option')).toHaveText(['Road', ...(hasCities ? ['City'] : []), 'Name'])
  if (hasCities) {
    await sort.selectOption('City')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`road=${name}.*&sort=city$`))
    const headings = (await page.locator('#page-1 h2').allTextContents()).map((text) =>
      text.replace(/\d.*/, ''),
    )
    expect(headings.length).toBeGreaterThan(3)
    expect(headings).toEqual([...headings].sort())
  }
  await sort.selectOption('Name')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/&sort=name$/)
  const rows = page.locator('#page-1').getByRole('listitem')
  await expect(rows.first()).toContainText(new RegExp(` at .*${name}, (North|South|East|West)bound`))
  const streets = (await rows.getByRole('heading').allTextContents()).map(
    (text) => text.split(' at ')[1] ?? '',
  )
  expect(streets.length).toBeGreaterThan(3)
  expect(streets).toEqual([...streets].sort(new Intl.Collator('en', { numeric: true }).compare))
  await page.context().close()
})

test('a search for a road in any spelling finds that road and no other', async ({ browser, site }) => {
  const { languages } = await readSiteInfo(site.contentDir)
  const { longest, across, other } = await needCameraRoads(site, 'longest', 'across', 'other')
  const number = /^I-(\d+)$/.exec(longest.name)?.[1]
  test.skip(number === undefined, 'The longest road is not an interstate')
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/cameras`)
  for (const q of [`I-${number}`, `interstate ${number}`]) {
    await page.getByRole('searchbox').fill(q)
    await expect(page).toHaveURL(new RegExp(`q=${q.replace(' ', '\\+')}$`))
    await expect(
      page.getByRole('region', { name: `${longest.name}, ${longest.directions[0]}` }),
    ).toBeVisible()
    await expect(
      page.getByRole('region', { name: new RegExp(`^(${across.name}|${other.name}),`) }),
    ).toHaveCount(0)
  }
  if (languages.includes('es')) {
    const way = { Northbound: 'norte', Eastbound: 'este' }[longest.directions[0]]
    await openHydrated(page, `${site.url}/es/app/cameras?q=interestatal+${number}+${way}`)
    await expect(page.getByRole('region', { name: new RegExp(`^${longest.name},`) })).toHaveCount(1)
  }
  await page.context().close()
})

test('the view along a road has both directions side by side, with their pictures', async ({
  browser,
  site,
}) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  await openHydrated(page, `${site.url}/app/cameras?view=corridor&road=${name}`)
  const [east, west] = [road(page, 'Eastbound'), road(page, 'Westbound')]
  await expect(
    east.getByRole('img', { name: new RegExp(`^Picture of ${name} eastbound`) }).first(),
  ).toBeVisible()
  await expect(
    west.getByRole('img', { name: new RegExp(`^Picture of ${name} westbound`) }).first(),
  ).toBeVisible()
  const [left, right] = [await east.boundingBox(), await west.boundingBox()]
  expect(left?.y).toBe(right?.y)
  expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0)
  // The direction is named once, above the line.
  await expect(east.getByText('Eastbound', { exact: true })).toHaveCount(1)
  await page.context().close()
})

test('a road chosen in the index of roads gets focus', async ({ browser, site }) => {
  const { name } = (await needCameraRoads(site, 'across')).across
  const page = await openPage(browser)
  await openHydrated(page, `${site.url}/app/cameras?view=corridor`)
  await page.getByRole('link', { name: new RegExp(`^${name}\\s`) }).press('Enter')
  await expect(page.getByRole('heading', { name: `${name}, along the road` })).toBeVisible()
  await expect(page.locator('#along-the-road')).toBeFocused()
  await page.context().close()
})

test('the line of stops has exit numbers above and whole names of streets below', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/app/cameras?road=I-95&direction=northbound`)
  const line = page.getByRole('region', { name: 'I-95, along the road' })
  const stop = line.getByRole('link', { name: /^Oakland Park Blvd ?, exit 31 \(Fort Lauderdale\): / })
  await expect(stop).toContainText(/^31\s*Oakland Park Blvd/)
  const cut = await line.getByRole('link').evaluateAll((links) =>
    links
      .map((link) => link.children[2])
      .filter((name) => name !== undefined && name.scrollHeight > name.clientHeight)
      .map((name) => name?.textContent),
  )
  expect(cut).toEqual([])
})

test('a camera’s page says the typical time of the trip past it, with a link to its chart', {
  tag: '@sample',
}, async ({ browser, request, site }) => {
  const sentence =
    /^Weekday (mornings|afternoons), .+, Boca Raton to Fort Lauderdale: typically (\d+)\s+minutes, 13 with no traffic \(.+\s20\d\d\)\./
  // Without scripts, too.
  expect(await (await request.get(`${site.url}/app/cameras/i95-36`)).text()).toContain('Typical travel time')
  const page = await openPage(browser, { viewport: { width: 412, height: 823 } })
  await openHydrated(page, `${site.url}/app/cameras/i95-36`)
  const section = page.getByRole('region', { name: 'Typical travel time' })
  await expect(section.getByText(sentence)).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
  // A camera opened from another page has it, too; one where two stretches meet does not.
  await page.getByRole('link', { name: /^Previous: / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Commercial Blvd')
  await expect(section.getByText(sentence)).toBeVisible()
  const minutes = sentence.exec((await section.getByText(sentence).textContent())?.trim() ?? '')?.[2]
  await section.getByRole('link', { name: 'How much time should I allow?' }).click()
  await expect(page.getByText(`This trip typically takes ${minutes} minutes.`)).toBeVisible()
  await page.goto(`${site.url}/app/cameras/i95-45`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Glades Rd')
  await expect(section).toHaveCount(0)
  await page.context().close()
})

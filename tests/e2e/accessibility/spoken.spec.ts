import { PAGES, pagePath } from '../../../src/contract/pages.ts'
import { someOf } from '../../../tools/testing/test-cases.ts'
import { feedbackForm, fillFeedback, send, summary } from '../support/contact.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { needCameras, needFigures } from '../support/needs.ts'
import { expect, test } from '../support/site.ts'
import { announcedSince, joinedWords, recordAnnouncements } from './listen.ts'

test('loading the figures announces nothing, and a choice announces the new chart once', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.clock.install()
  await recordAnnouncements(page)
  await openHydrated(page, `${site.url}/app/metrics?trip=none`)
  await page.clock.runFor(15_000)
  expect(await announcedSince(page)).toEqual([])
  const titleOf = async (id: string) => (await page.locator(`#${id}-title`).textContent()) ?? ''

  await page.getByRole('tab', { name: 'Arterial' }).click()
  await expect(page.locator('#multiples-title')).toBeVisible()
  await page.clock.runFor(15_000)
  expect(await announcedSince(page)).toEqual([await titleOf('multiples')])

  await page.getByRole('tab', { name: 'Freeway' }).click()
  const trend = page.locator('#trend-title')
  await expect(trend).toBeVisible()
  await page.clock.runFor(15_000)
  const title = await titleOf('trend')
  expect(await announcedSince(page)).toEqual([title])

  await page.getByLabel('Measure').selectOption({ index: 1 })
  await expect(trend).not.toHaveText(title)
  await page.clock.runFor(15_000)
  expect(await announcedSince(page)).toEqual([await titleOf('trend')])

  await page.getByLabel('Trip', { exact: true }).selectOption({ index: 1 })
  await page.clock.runFor(15_000)
  expect(await announcedSince(page)).toEqual([expect.stringMatching(/^This trip typically takes/)])
})

for (const name of someOf(['metrics', 'documents', 'discover'] as const, 3)) {
  test(`nothing changes in ${name} under a reader’s eyes once the page has loaded`, async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      const changes: string[] = []
      Object.assign(window, { changes })
      const observer = new MutationObserver((records) => {
        for (const { target, addedNodes, removedNodes } of records)
          for (const node of [...addedNodes, ...removedNodes])
            changes.push(
              `${target.nodeName}: ${node instanceof Element ? node.outerHTML.slice(0, 120) : node.textContent}`,
            )
      })
      addEventListener('load', () => {
        const main = document.querySelector('main')
        if (main !== null) observer.observe(main, { childList: true, subtree: true })
      })
    })
    await page.goto(site.url + pagePath(name), { waitUntil: 'networkidle' })
    await untilHydrated(page)
    await page.clock.runFor(15_000)
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([])
  })
}

for (const [name, most] of [
  ['discover', 8],
  ['metrics', 12],
] as const) {
  test(`a screen reader finds few landmarks in ${name}, no empty status, and each title once`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openHydrated(page, site.url + pagePath(name))
    // While data loads, a notice says so in its own region.
    await expect(page.locator('section:popover-open')).toHaveCount(0)
    const tree = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim())
    const landmark = /^- (banner|complementary|contentinfo|form|main|navigation|region|search)\b/
    const landmarks = tree.filter((line) => landmark.test(line))
    expect(landmarks.length, landmarks.join(', ')).toBeLessThanOrEqual(most)
    expect(tree.filter((line) => /^- (status|alert)/.test(line))).toEqual([])
    const titles = await page.locator('main h2:not(details h2)').allTextContents()
    const named = (title: string) =>
      tree.filter((line) => line.includes(` "${title}"`) && !line.startsWith('- option'))
    const isRegion = (title: string) => named(title).some((line) => landmark.test(line))
    for (const title of titles.filter((one) => one !== '' && !isRegion(one)))
      expect(named(title), title).toEqual([`- heading "${title}" [level=2]`])
  })
}

test('opening my cameras, and all cameras again, moves focus to the heading @release', async ({
  page,
  site,
}) => {
  await needCameras(site)
  await openHydrated(page, `${site.url}/app/cameras`)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const openByKeyboard = async (name: string) => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await openByKeyboard('My cameras')
  await expect(heading('My cameras')).toBeFocused()
  await openByKeyboard('All cameras')
  await expect(heading('Cameras')).toBeFocused()
  await page.goto(`${site.url}/app/cameras?cameras=none`)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Save them on this device' }).click()
  await expect(heading('My cameras')).toBeFocused()
})

test('the errors of a form, and that it was not sent, are read once: they get focus and are not announced', async ({
  page,
  site,
}) => {
  await recordAnnouncements(page)
  await openHydrated(page, site.url + pagePath('contact-us'))
  await send(feedbackForm(page))
  await expect(summary(page)).toBeFocused()
  expect(await announcedSince(page), 'neither the errors nor the sending are announced').toEqual([])

  await fillFeedback(page, 'The signal is dark.', 'trafficSignal')
  // Sending fails as without a network, but the browser logs nothing to the console.
  await page.evaluate(() =>
    Object.assign(window, { fetch: () => Promise.reject(new TypeError('no network')) }),
  )
  await send(feedbackForm(page))
  await expect(page.getByRole('group', { name: 'Your message was not sent' })).toBeFocused()
  expect((await announcedSince(page)).filter((text) => /not sent/.test(text))).toEqual([])
})

for (const tab of someOf(['freeway', 'arterial', 'express', 'ramp'] as const, 2)) {
  test(`in ${tab} tables every column has a header with text, and every row a cell for each`, async ({
    page,
    site,
  }) => {
    await openHydrated(page, await needFigures(site, tab))
    for (const summary of await page.locator('main summary').all()) await summary.click()
    const tables = page.locator('main table')
    await expect(tables.first()).toBeVisible()
    for (const table of await tables.all()) {
      const rows = (await table.ariaSnapshot()).split(/\n\s*- row\b/).slice(1)
      const cellsOf = (row: string) => row.match(/- (cell|columnheader|rowheader)\b.*/g) ?? []
      const columns = cellsOf(rows[0] ?? '')
      expect(columns.length).toBeGreaterThan(1)
      for (const row of rows) {
        expect(cellsOf(row).length, row).toBe(columns.length)
        expect(
          cellsOf(row).filter((cell) => !/"|: \S/.test(cell)),
          `without text in ${row}`,
        ).toEqual([])
      }
    }
  })
}

const VIEWS = [
  '/app/metrics?tab=arterial',
  '/app/metrics?tab=express',
  '/app/metrics?tab=ramp',
  '/app/cameras?view=corridor',
  '/app/search?q=road',
]

test('screen readers read no two words as one', async ({ page, site }) => {
  for (const path of someOf([...PAGES.map((page) => pagePath(page)), ...VIEWS], 3)) {
    // Not every site has cameras and roads.
    const exists = (await page.request.get(site.url + path, { maxRedirects: 0 })).status() === 200
    if (!exists) continue
    await page.goto(site.url + path)
    await untilHydrated(page)
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
    expect(await joinedWords(page), path).toEqual([])
  }
})

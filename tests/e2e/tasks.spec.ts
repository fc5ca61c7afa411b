import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { untilCamerasAreListed } from './support/camera-list.ts'
import { readSiteInfo } from './support/districts.ts'
import { openHydrated, untilHydrated } from './support/hydrated.ts'
import { needFigures } from './support/needs.ts'
import { expect, type ReadSite, test } from './support/site.ts'
import { aVisitor, menuEntry } from './support/visitor.ts'

/** Opens the home page, where every task starts. */
async function openHome(page: Page, site: ReadSite) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, `${site.url}/`)
  return aVisitor(page)
}

async function api(page: Page, site: ReadSite, path: string) {
  const response = await page.request.get(`${site.url}/api/api/${path}`)
  expect(response.status(), path).toBe(200)
  return response.json()
}

/** The rows of a table, by column name. */
type Rows = Record<string, string | number | null>[]

test('a commuter sees what northbound I-95 at Oakland Park looks like now', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await untilCamerasAreListed(page.request, site)
  const { cameras } = await api(page, site, 'Cameras/GetCameras')
  const camera = cameras.find(
    (one: { road: string; direction: string; location: string }) =>
      one.road === 'I-95' && one.direction === 'northbound' && one.location.includes('Oakland Park'),
  )
  const visitor = await openHome(page, site)
  await visitor.click(menuEntry(page, '/app/cameras'))
  await page.getByRole('searchbox', { name: 'Road, place or exit' }).fill('95 northbound oakland park')
  await expect(page).toHaveURL(/\?q=/)
  await visitor.click(page.getByRole('main').getByRole('link', { name: /Oakland Park Blvd/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^I-95 northbound at Oakland Park Blvd/)
  await expect(page).toHaveURL(`${site.url}/app/cameras/${camera.id}`)
  const picture = page.getByRole('article').getByRole('img').first()
  await expect(picture).toHaveAccessibleName(/Oakland Park Blvd.*Received (\d+\s.+ ago|just now)/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(visitor.clicks).toBeLessThanOrEqual(2)
})

test('a commuter learns how long Fort Lauderdale to West Palm Beach takes on a weekday morning', {
  tag: '@sample',
}, async ({ page, site }) => {
  const [report] = await api(page, site, 'Documents/GetReports/metrics_freeway_weekly')
  const table: { rows: Rows } = await api(page, site, `Metrics/GetTable/${report.id}.reliability`)
  const mornings = table.rows.filter(
    ({ road, direction, peak }) => road === 'I-95' && direction === 'northbound' && peak === 'am',
  )
  const from = mornings.find(({ segment }) => String(segment).startsWith('Fort Lauderdale to'))
  const to = mornings.find(({ segment }) => String(segment).endsWith('to West Palm Beach'))
  const minutes = Math.round(Number(from?.mean_minutes) + (from === to ? 0 : Number(to?.mean_minutes)))
  const visitor = await openHome(page, site)
  await visitor.click(menuEntry(page, '/app/metrics'))
  const question = page.locator('#time-to-allow')
  await visitor.choose(question.locator('[name=trip]'), 'I-95|northbound|Fort Lauderdale|West Palm Beach')
  await visitor.choose(question.locator('[name=peak]'), 'am')
  await expect(question.getByText(new RegExp(`typically takes ${minutes}\\sminutes`))).toBeVisible()
  expect([visitor.clicks, visitor.choices]).toEqual([1, 2])
})

test('a student finds the page on ramp signals in the annual report of FY 2024, and how to cite it', {
  tag: '@sample',
}, async ({ page, site }) => {
  const found = await api(
    page,
    site,
    'Documents/Search?q=%22ramp+signals%22+%22FY+2024%22&group=annual&year=2024',
  )
  const [hit] = found.results
  const visitor = await openHome(page, site)
  await visitor.click(page.getByRole('banner').getByRole('link', { name: 'Search the site' }))
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the site' })
  await field.fill('"ramp signals" "FY 2024"')
  await field.press('Enter')
  await untilHydrated(page)
  const report = page.getByRole('article', { name: hit.title })
  const link = report.getByRole('link', { name: `Page ${hit.pageNumber} of ${hit.title}` })
  await expect(link).toHaveAttribute('href', `/app/documents/${hit.reportId}/read#page-${hit.pageNumber}`)
  await expect.poll(() => link.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320)
  await visitor.click(report.getByText('Cite this page').first())
  await expect(report.locator('pre').first()).toHaveText(
    new RegExp(`${hit.title}.*\\(p\\. ${hit.pageNumber}\\)\\. http.+/read#page-${hit.pageNumber}$`),
  )
  expect(visitor.clicks).toBeLessThanOrEqual(3)
})

test('a journalist learns whether 95 Express maintained 45 mph, what that means, and gets the numbers', {
  tag: '@sample',
}, async ({ page, site }) => {
  const { items } = await api(page, site, 'Documents/GetStats')
  const stat = items.find(
    ({ source }: { source: { table: string } }) => source.table === 'metrics_express_i95',
  )
  const figure = stat.value.toFixed(stat.decimals)
  const visitor = await openHome(page, site)
  const card = page.getByRole('listitem').filter({ hasText: '95 Express' }).filter({ hasText: figure })
  await visitor.click(card.getByText('What this means'))
  await expect(card).toContainText('45 mph')
  await visitor.click(card.getByRole('link', { name: /See the chart/ }))
  const trend = page.locator('#express-trend')
  await expect(page.getByRole('main').getByText(figure).first()).toBeVisible()
  const link = trend.getByRole('link', { name: /CSV/ })
  const csv = await (await page.request.get(site.url + (await link.getAttribute('href')))).text()
  const [head = '', ...lines] = csv.trim().split(/\r?\n/)
  const column = head.split(',').indexOf(stat.source.column)
  const rows = lines.map((line) => line.split(','))
  // The figure is for both directions; the table has a row for each.
  const month = rows.filter(([start, , , window]) => start === stat.period.start && window === 'all')
  const [least = 0, most = 0] = month.map((cells) => Number(cells[column])).sort((a, b) => a - b)
  expect(month).toHaveLength(2)
  expect(stat.value).toBeGreaterThanOrEqual(least)
  expect(stat.value).toBeLessThanOrEqual(most)
  // The third click saves the file.
  expect(visitor.clicks + 1).toBeLessThanOrEqual(3)
})

test('a journalist gets a year of lanes reopened within the goal, as numbers and as a picture @release', async ({
  page,
  site,
}) => {
  await needFigures(site)
  const column = 'open_roads_compliance_percent'
  const series: { rows: Rows } = await api(page, site, 'Metrics/GetSeries/metrics_freeway_weekly')
  const ofAll = ['county', 'road', 'direction', 'event_type', 'level']
  const weeks = series.rows.filter((row) => ofAll.every((name) => row[name] === 'all')).slice(-52)
  const newest = Number(weeks.at(-1)?.[column])
  const visitor = await openHome(page, site)
  await visitor.click(menuEntry(page, '/app/metrics'))
  const trend = page.locator('#trend')
  await visitor.choose(trend.locator('[name=measure]'), column)
  await expect(trend.getByText(newest.toFixed(1)).filter({ visible: true }).first()).toBeVisible()
  const save = async (name: RegExp) => {
    const download = page.waitForEvent('download')
    await visitor.click(trend.getByRole('button', { name }))
    expect((await download).suggestedFilename()).toMatch(/^lanes-open-within-\d+-minutes-over-time-\d/)
    return readFile(await (await download).path())
  }
  const lines = (await save(/^This chart \(CSV/)).toString().trim().split('\r\n')
  expect(lines.slice(1)).toHaveLength(weeks.length)
  expect(lines[1]).toContain(String(newest))
  await visitor.click(trend.locator('summary', { hasText: 'Image' }))
  const png = await save(/PNG/)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([visitor.clicks, visitor.choices]).toEqual([4, 1])
})

test('a developer finds the API’s description and a feed from any page @release', async ({ page, site }) => {
  const { languages } = await readSiteInfo(site.contentDir)
  const spanish = languages.includes('es') ? ['/es/app/services'] : []
  for (const path of ['/', '/app/cameras', '/app/metrics', '/app/contact-us', ...spanish]) {
    for (const target of [/^\/api\/openapi\.json$/, /^\/feeds\/reports\.atom$/]) {
      await openHydrated(page, site.url + path)
      const visitor = aVisitor(page)
      const footer = page.getByRole('contentinfo')
      const leads = async (links: ReturnType<Page['locator']>) =>
        links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      if (!(await leads(footer.locator('a'))).some((href) => target.test(href))) {
        await visitor.click(footer.locator('a[href$="/app/data"]'))
        await expect(page).toHaveURL(/\/app\/data$/)
      }
      const address = (await leads(page.locator('a'))).find((href) => target.test(href)) ?? ''
      expect((await page.request.get(site.url + address)).status(), `${path} to ${target}`).toBe(200)
      // One more click opens it.
      expect(visitor.clicks + 1).toBeLessThanOrEqual(2)
    }
  }
})

test('at 400% zoom a visitor reads this week’s time to reopen lanes', async ({ page, site }) => {
  await needFigures(site)
  const { items } = await api(page, site, 'Documents/GetStats')
  const stat = items.find(({ unit }: { unit: string }) => unit === 'minutes')
  const visitor = await openHome(page, site)
  await page.setViewportSize({ width: 320, height: 225 })
  await visitor.click(page.getByRole('button', { name: /menu/i }).first())
  await visitor.click(page.getByRole('dialog').locator('a[href="/app/metrics"]'))
  const answer = page.getByText(
    new RegExp(`^Time to reopen lanes averaged ${stat.value.toFixed(stat.decimals)}\\sminutes`),
  )
  await answer.scrollIntoViewIfNeeded()
  await expect(answer).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(visitor.clicks).toBeLessThanOrEqual(2)
})

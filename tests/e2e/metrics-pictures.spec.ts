import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { chartOf } from './support/charts.ts'
import { readSiteInfo } from './support/districts.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needFigures } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test('a chart is saved as SVG and as PNG', async ({ page, site }) => {
  await page.goto(await needFigures(site))
  const steps = chartOf(page, 'How long each step took')
  await untilHydrated(page)
  await steps.locator('summary', { hasText: 'Image' }).click()
  for (const [name, ending] of [
    ['SVG for print', /^how-long-each-step-took-.+\.svg$/],
    ['PNG for slides', /^how-long-each-step-took-.+\.png$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      steps.getByRole('button', { name }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(ending)
  }
})

test('a saved picture has an address that still shows its figures after newer ones are published @release', async ({
  page,
  site,
}) => {
  await page.goto(await needFigures(site))
  await untilHydrated(page)
  const shown = await page.getByLabel('Week', { exact: true }).inputValue()
  const text = await savedText(page, page.locator('#trend'))
  const [, address = ''] = /(\/app\/metrics\?\S+#trend)/.exec(text) ?? []
  expect(address).toContain(`period=${shown}`)
  await page.goto(site.url + address)
  await untilHydrated(page)
  expect(await savedText(page, page.locator('#trend'))).toBe(text)
})

/** The text of a chart saved as SVG. */
async function savedText(page: Page, chart: Locator): Promise<string> {
  await chart.locator('summary', { hasText: 'Image' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chart.getByRole('button', { name: 'SVG for print' }).click(),
  ])
  const svg = await readFile(await download.path(), 'utf8')
  return [...svg.matchAll(/<text[^>]*>([^<]*)/g)]
    .map(([, text]) => text)
    .join('\n')
    .replaceAll('&amp;', '&')
}

test('a saved picture has its subject, period, source and address, and nothing is cut off', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await needFigures(site)
  await page.goto(`${site.url}/app/metrics?measure=open_roads_compliance_percent`)
  await untilHydrated(page)
  const trend = page.locator('#trend')
  await trend.locator('summary', { hasText: 'Image' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    trend.getByRole('button', { name: 'SVG for print' }).click(),
  ])
  const svg = await readFile(await download.path(), 'utf8')
  const picture = await page.context().newPage()
  await picture.setContent(svg)
  const text = (await picture.locator('svg').first().textContent()) ?? ''
  const { sample, incidents } = await readSiteInfo(site.contentDir)
  expect(text).toContain(`Lanes open within ${incidents.clearanceGoalMinutes} minutes`)
  expect(text).toContain('points')
  expect(text).toContain('Percent, all freeways')
  // The two counts do not contradict each other.
  expect(text).toMatch(/[\d,]+ of [\d,]+ lane-blocking events had complete times/)
  expect(text).toMatch(/Of all [\d,]+ events, lane-blocking or not, [\d,]+ had complete times/)
  expect(text.includes('Sample data')).toBe(sample)
  expect(text).toMatch(/\/app\/metrics\?measure=open_roads_compliance_percent&period=[\d-]{10}#trend/)
  expect(text).not.toMatch(/Point at the chart|^Measure/)
  const cut = await picture.evaluate(() => {
    const frame = document.querySelector('svg')?.getBoundingClientRect()
    return [...document.querySelectorAll('svg text')].filter((one) => {
      const box = one.getBoundingClientRect()
      return (
        frame === undefined || box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom
      )
    }).length
  })
  expect(cut).toBe(0)
})

for (const tab of ['freeway', 'arterial', 'express', 'ramp'] as const) {
  test(`the heading of every saved picture of the ${tab} tab is a finding, in characters its font has @release`, async ({
    page,
    site,
  }) => {
    const picture = await page.context().newPage()
    await page.goto(await needFigures(site, tab))
    await untilHydrated(page)
    const charts = page.locator('section.card:has(summary:has-text("Image"))')
    await expect(charts.first()).toBeVisible()
    for (const chart of await charts.all()) {
      const title = await chart.getByRole('heading', { level: 2 }).textContent()
      await chart.locator('summary', { hasText: 'Image' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        chart.getByRole('button', { name: 'SVG for print' }).click(),
      ])
      const svg = await readFile(await download.path(), 'utf8')
      await picture.setContent(svg)
      const heading = (await picture.locator('body > svg > text').first().textContent()) ?? ''
      expect(heading, `${title}: a sentence`).toMatch(/\p{L}{2,} .*\p{L}{2,}/u)
      expect(title, 'the finding is more than the title').not.toContain(heading)
      expect(svg, `${title ?? ''}: the font has no arrow`).not.toContain('→')
    }
  })
}

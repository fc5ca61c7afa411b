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

/** A chart saved as SVG. */
async function savedPicture(page: Page, chart: Locator): Promise<string> {
  await chart.locator('summary', { hasText: 'Image' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chart.getByRole('button', { name: 'SVG for print' }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

/** The text of a chart saved as SVG. */
async function savedText(page: Page, chart: Locator): Promise<string> {
  const svg = await savedPicture(page, chart)
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
  const svg = await savedPicture(page, page.locator('#trend'))
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
  expect(text).toMatch(/\/app\/metrics\?period=[\d-]{10}&measure=open_roads_compliance_percent#trend/)
  expect(text).not.toMatch(/Point at the chart|^Measure/)
  expect(await textsCutOff(picture)).toEqual([])
})

test('a long address in a saved picture is on as many lines as it needs @sample', async ({ page, site }) => {
  await needFigures(site)
  const trip = ['I-95', 'northbound', 'A'.repeat(60), 'B'.repeat(60)].join('|')
  await page.goto(`${site.url}/app/metrics?${new URLSearchParams({ trip })}`)
  await untilHydrated(page)
  const svg = await savedPicture(page, page.locator('#allow'))
  const picture = await page.context().newPage()
  await picture.setContent(svg)
  const texts = await picture.locator('body > svg > text').allTextContents()
  expect(texts.join('')).toMatch(/\/app\/metrics\?period=[\d-]{10}&trip=\S+A{60}%7CB{60}#allow$/)
  expect(await textsCutOff(picture)).toEqual([])
})

/** The texts of a picture that are not wholly inside it. */
function textsCutOff(picture: Page): Promise<(string | null)[]> {
  return picture.evaluate(() => {
    const frame = document.querySelector('svg')?.getBoundingClientRect()
    return [...document.querySelectorAll('svg text')]
      .filter((one) => {
        const box = one.getBoundingClientRect()
        return (
          frame === undefined || box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom
        )
      })
      .map((one) => one.textContent)
  })
}

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
      const svg = await savedPicture(page, chart)
      await picture.setContent(svg)
      const heading = (await picture.locator('body > svg > text').first().textContent()) ?? ''
      expect(heading, `${title}: a sentence`).toMatch(/\p{L}{2,} .*\p{L}{2,}/u)
      expect(title, 'the finding is more than the title').not.toContain(heading)
      expect(svg, `${title ?? ''}: the font has no arrow`).not.toContain('→')
    }
  })
}

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LANGUAGES, languagePrefix } from '../../src/contract/language.ts'
import { openHydrated } from './support/hydrated.ts'
import { needFigures, needLanguages } from './support/needs.ts'
import { expect, test } from './support/site.ts'

for (const tab of ['freeway', 'arterial', 'express', 'ramp'] as const) {
  test(`the ${tab} figures name their period, and nobody can mistake it for the current one`, async ({
    page,
    site,
  }) => {
    await openHydrated(page, await needFigures(site, tab))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const text = (await main.textContent()) ?? ''
    expect(text).toMatch(/2026/)
    expect(text).not.toMatch(/\b(this|last) (week|month|quarter)\b/i)
  })
}

test('the sentence on ramp signals adds up: those that metered in the month and those that did not', async ({
  page,
  site,
}) => {
  await openHydrated(page, await needFigures(site, 'ramp'))
  const lead =
    (await page
      .getByText(/ramp signals metered traffic/)
      .first()
      .locator('xpath=ancestor-or-self::p')
      .textContent()) ?? ''
  expect(lead).toMatch(/^\d+ of \d+ ramp signals metered traffic in \w+\s\d{4}; \d+ did not\.$/)
  const [on = 0, all = 0, , off = 0] = lead.match(/\d+/g)?.map(Number) ?? []
  expect(on + off).toBe(all)
})

test('a measure of streets has the same name in its menu, above its chart and in its definition', async ({
  page,
  site,
}) => {
  await openHydrated(page, await needFigures(site, 'arterial'))
  const name = (await page.getByLabel('Measure').locator('option:checked').textContent()) ?? ''
  expect(name).toBe('Extra time to allow (buffer index)')
  await expect(page.getByRole('heading', { name: `${name}, by corridor` })).toBeVisible()
  await page.goto(`${site.url}/app/metrics/definitions`)
  await expect(page.locator('dt', { hasText: name }).first()).toBeVisible()
})

test('the definitions begin with a link to each of their parts', async ({ page, site }) => {
  await page.goto(`${site.url}/app/metrics/definitions`)
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const links = page.getByRole('navigation', { name: 'Definitions' }).getByRole('link')
  expect(await links.allTextContents()).toEqual(headings)
  for (const [index, link] of (await links.all()).entries()) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? ''
    await expect(page.locator(`[id="${id}"]`)).toHaveText(headings[index] ?? '')
  }
})

for (const language of LANGUAGES) {
  test(`every formula of the definitions in “${language}” is in words: no time is only a letter`, async ({
    page,
    site,
  }) => {
    await needLanguages(site, language)
    await page.goto(`${site.url}${languagePrefix(language)}/app/metrics/definitions`)
    const formulas = await page.locator('dd').allTextContents()
    test.skip(formulas.length === 0, 'The site has no figures to define')
    // Fine are "all lanes open (T5)" and the entry "T5: all lanes were open again".
    expect(formulas.filter((text) => /(?<!\()\bT[1-7]\b(?!:)/.test(text))).toEqual([])
  })
}

test('a saved picture of ramp signals says once what its figures do not prove', async ({ page, site }) => {
  await openHydrated(page, await needFigures(site, 'ramp'))
  const { text } = await savePicture(page, /^I-95 northbound$|^.+bound$/)
  expect(text.match(/This shows a link, not a cause/g)).toHaveLength(1)
})

test('in a saved picture the number of a road is centered in its sign', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await openHydrated(page, await needFigures(site, 'ramp'))
  const { svg } = await savePicture(page, 'I-95 northbound')
  expect(svg).toMatch(/<text[^>]*text-anchor="middle"[^>]*>95</)
})

test('the file name of a saved picture has no punctuation from its title', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await openHydrated(page, await needFigures(site))
  const { name } = await savePicture(page, 'How much time should I allow?')
  expect(name).toMatch(/^how-much-time-should-i-allow-\d{4}-\d\d-\d\d\.svg$/)
})

async function savePicture(
  page: Page,
  title: string | RegExp,
): Promise<{ name: string; text: string; svg: string }> {
  const chart = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    .first()
  await chart.locator('summary', { hasText: 'Image' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chart.getByRole('button', { name: 'SVG for print' }).click(),
  ])
  const svg = await readFile(await download.path(), 'utf8')
  const text = svg.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return { name: download.suggestedFilename(), text, svg }
}

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { languagePrefix } from '../../src/contract/language.ts'
import { FREEWAY_MEASURES } from '../../src/contract/metrics-choices.ts'
import { isEveryCase, someOf } from '../../tools/testing/test-cases.ts'
import { scrollsSideways } from './accessibility/visits.ts'
import { chartOf } from './support/charts.ts'
import { readSiteInfo } from './support/districts.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needFigures } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test('a chart is one stop of the Tab key, and arrow keys read its points', async ({ page, site }) => {
  await page.goto(await needFigures(site))
  const trend = chartOf(page, 'Clearance times, last 52 weeks')
  const slider = trend.getByRole('slider')
  await untilHydrated(page)
  await slider.focus()
  const newest = (await slider.getAttribute('aria-valuetext')) ?? ''
  expect(newest).toMatch(/Time to reopen lanes .+, Time to clear the scene /)
  await page.keyboard.press('ArrowLeft')
  await expect(slider).not.toHaveAttribute('aria-valuetext', newest)
  const read = (await slider.getAttribute('aria-valuetext')) ?? ''
  await expect(trend.getByText(read, { exact: true })).toBeVisible()
  // It stays until Escape, even while the pointer is on it.
  await slider.hover({ position: { x: 40, y: 40 } })
  const shown = trend.getByText((await slider.getAttribute('aria-valuetext')) ?? '?', { exact: true })
  await expect(shown).toBeVisible()
  await shown.hover()
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
})

test('the table of steps compares with the week before, the 52-week mean and the same week last year', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(await needFigures(site))
  const steps = chartOf(page, 'How long each step took')
  await steps.locator('summary', { hasText: 'Show as table' }).click()
  const headings = ['Step', /^Nov\s.+/, 'Week before', '52-week mean', 'Same week last year']
  await expect(steps.getByRole('columnheader')).toHaveText(headings)
  await expect(steps.locator('tbody td:last-child')).toHaveText(Array(4).fill(/^[\d.]+$/))
})

test('the CSV of a chart has named columns and units', async ({ page, site, request }) => {
  await page.goto(await needFigures(site))
  const href = await chartOf(page, 'How long each step took')
    .getByRole('link', { name: /^Everything/ })
    .getAttribute('href')
  const response = await request.get(site.url + href)
  expect(response.headers()['content-type']).toContain('text/csv')
  expect((await response.text()).split(/\r?\n/)[0]).toContain('roadway_clearance_minutes_mean')
})

for (const tab of someOf(['freeway', 'arterial', 'express', 'ramp'] as const, 2)) {
  test(`on the ${tab} tab no two controls have the same name`, async ({ page, site }) => {
    await page.goto(await needFigures(site, tab))
    await untilHydrated(page)
    // Details are opened, so that their content counts too. Names of measures may repeat: they link to the same place.
    const names = await page.getByRole('tabpanel').evaluate((panel) => {
      for (const details of panel.querySelectorAll('details')) details.open = true
      return (
        [...panel.querySelectorAll('a, button, summary')]
          .filter((control) => control.checkVisibility() && control.closest('dt') === null)
          .map((control) => control.textContent?.replace(/\s+/g, ' ').trim() ?? '')
          // A different number of rows is not a different name.
          .map((name) => name.replace(/[\d,]+ rows?/, 'rows'))
      )
    })
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test(`the ${tab} tab is at most five screens on a desktop in every language, and six pages on paper`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const english = await needFigures(site, tab)
    const { languages } = await readSiteInfo(site.contentDir)
    for (const language of languages.toReversed()) {
      await page.goto(english.replace(site.url, site.url + languagePrefix(language)))
      await untilHydrated(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, language).toBeLessThanOrEqual(4500)
    }
    expect(pagesOf(await page.pdf())).toBeLessThanOrEqual(6)
    await page.emulateMedia({ media: 'print' })
    // The width of A4 between its margins.
    await page.setViewportSize({ width: 673, height: 900 })
    expect(await tablesWiderThanTheirCard(page)).toEqual([])
    for (const label of ['Show as table', 'What this means', 'Image'])
      expect(await page.getByText(label).filter({ visible: true }).count(), label).toBe(0)
  })
}

test('the home page is at most three pages on paper @release', async ({ page, site }) => {
  await page.goto(`${site.url}/app/discover`)
  await untilHydrated(page)
  expect(pagesOf(await page.pdf())).toBeLessThanOrEqual(3)
})

/** The titles of tables that are wider than their card. */
async function tablesWiderThanTheirCard(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => {
        const card = table.closest('section, article')
        return card !== null && table.getBoundingClientRect().right > card.getBoundingClientRect().right
      })
      .map((table) => table.querySelector('caption')?.textContent),
  )
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('a tap on a chart shows the value there, without a focus ring @release', async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(await needFigures(site))
  await untilHydrated(page)
  const trend = page.locator('#trend')
  await expect(trend.getByText('Slide a finger along the chart')).toBeVisible()
  await expect(trend.getByText('Point at the chart')).toBeHidden()
  const slider = trend.getByRole('slider')
  await slider.tap({ position: { x: 60, y: 60 } })
  const figure = /Time to reopen lanes ([\d.]+)/.exec(
    (await slider.getAttribute('aria-valuetext')) ?? '',
  )?.[1]
  await expect(trend.locator('svg text', { hasText: figure ?? '?' }).first()).toBeVisible()
  await expect(slider).toHaveCSS('outline-style', 'none')
  await context.close()
})

test('no label reaches outside its card, at any width, for any measure, in any language @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  const views = [
    ...FREEWAY_MEASURES.map((measure) => `?measure=${measure}`),
    '?tab=express',
    '?tab=arterial',
    '?tab=ramp',
  ]
  const languages = ['', '/es', '/ht']
  for (const [number, view] of views.entries()) {
    for (const language of isEveryCase ? languages : [languages[number % 3]]) {
      await page.goto(`${site.url}${language}/app/metrics${view}`)
      for (const width of [320, 412, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(labelsOutside), `${language}${view} at ${width}`).toEqual([])
      }
    }
  }
})

/** Texts of charts that reach outside their card. */
function labelsOutside(): string[] {
  return [...document.querySelectorAll('#metrics-panel section text')].flatMap((label) => {
    const [box, card] = [label.getBoundingClientRect(), label.closest('section')?.getBoundingClientRect()]
    if (card === undefined || box.width === 0) return []
    return box.left < card.left || box.right > card.right ? [label.textContent ?? ''] : []
  })
}

test('on the narrowest phone no word breaks in a wide table, and only the table scrolls @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${site.url}/es/app/metrics?tab=arterial`)
  const table = chartOf(page, 'Corredores').getByRole('table')
  const tallest = await table.evaluate((element) => {
    const rows = element instanceof HTMLTableElement ? [...element.rows] : []
    return Math.max(...rows.map(({ clientHeight }) => clientHeight))
  })
  // At most five lines.
  expect(tallest).toBeLessThan(150)
  expect(await scrollsSideways(page)).toBe(false)
})

test('a chart’s rows and the whole table are two files, which the number of rows distinguishes', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(await needFigures(site))
  await untilHydrated(page)
  const trend = page.locator('#trend')
  await expect(trend.getByRole('link', { name: /^Everything \(CSV, [\d,]{4,} rows\)/ })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    trend.getByRole('button', { name: /^This chart \(CSV, 52 rows\)/ }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(53)
  expect(lines[0]).toBe(
    'period_start,period_end,period,roadway_clearance_minutes_mean,incident_clearance_minutes_mean',
  )
  expect(lines[1]).toMatch(/^2026-\d\d-\d\d,2026-\d\d-\d\d,"[^"]+, 2026",[\d.]+,[\d.]+$/)
})

test('the third of three key figures fills its row @release', { tag: '@sample' }, async ({ page, site }) => {
  await page.goto(await needFigures(site))
  const list = page.getByRole('list').filter({ hasText: 'Time to clear the scene' }).first()
  const rightEdge = (of: typeof list) => of.evaluate((one) => Math.round(one.getBoundingClientRect().right))
  for (const width of [700, 904, 905, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await rightEdge(list.getByRole('listitem').last()), `at ${width} px`).toBe(await rightEdge(list))
  }
})

test('on paper the three key figures are in one row @release', { tag: '@sample' }, async ({ page, site }) => {
  await page.goto(await needFigures(site))
  await page.emulateMedia({ media: 'print' })
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 673, height: 900 })
  const figures = page.getByRole('list').filter({ hasText: 'Time to clear the scene' }).first()
  const tops = await figures
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

test('on paper the bars of a chart start at its axis @release', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(await needFigures(site))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 673, height: 900 })
  const steps = chartOf(page, 'How long each step took')
  const leftEdge = (of: Locator) => of.evaluate((one) => Math.round(one.getBoundingClientRect().left))
  const axis = await leftEdge(steps.locator('line').first())
  expect(await leftEdge(steps.locator('svg:has(> text) rect:not(pattern *)').first())).toBe(axis)
})

import { openHydrated } from './support/hydrated.ts'
import { expect, test } from './support/site.ts'

test('an incident report has its incidents as a table in chronological order, even without scripts', {
  tag: '@sample',
}, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [language, name] of [
    ['', 'Incidents as a table'],
    ['/es', 'Los incidentes en una tabla'],
    ['/ht', 'Ensidan yo nan yon tablo'],
  ] as const) {
    await page.goto(`${site.url}${language}/app/services/incident-management-tim-broward-2026-10`)
    const table = page.getByRole('table', { name })
    await expect(table.getByRole('row')).toHaveCount(1 + 42)
    await expect(table.getByRole('columnheader')).toHaveCount(19)
  }
  await page.goto(`${site.url}/app/services/incident-management-tim-broward-2026-10`)
  await page.getByText('What this means', { exact: true }).click()
  await expect(page.getByText('Only for incidents that blocked a lane; empty for others.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All incidents in this report (CSV)' })).toBeVisible()
  await context.close()
})

test('the page of an annual report has its key numbers as a table, quarter by quarter, without scripts', {
  tag: '@sample',
}, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/app/documents/annual-report-fy2026`)
  const table = page.getByRole('table', { name: 'Key numbers by quarter' })
  await expect(table.getByRole('rowheader')).toHaveText([
    /July.*September\s2025/,
    /October.*December\s2025/,
    /January.*March\s2026/,
    /April.*June\s2026/,
  ])
  const events = await table.locator('tbody tr > :nth-child(2)').allTextContents()
  // The report has this number for the year.
  expect(events.reduce((sum, text) => sum + Number(text.replace(',', '')), 0)).toBe(40_150)
  await page.goto(`${site.url}/app/documents/annual-report-fy2021`)
  await expect(page.getByText('No quarterly figures have been published for this year.')).toBeVisible()
  await context.close()
})

test('the page of an annual report shows that key numbers are loading or did not load @release', {
  tag: '@sample',
}, async ({ browser, site }) => {
  // A separate page, because the failed calls are logged to the console.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  let isDown = true
  const held = Promise.withResolvers<void>()
  await page.route('**/GetFreewayOverview/**', async (route) => {
    await held.promise
    await (isDown ? route.abort() : route.continue())
  })
  await openHydrated(page, `${site.url}/app/documents`)
  await page.getByRole('link', { name: 'Annual report, FY 2026', exact: true }).first().click()
  const numbers = page.getByRole('region', { name: 'Key numbers by quarter' })
  await expect(numbers.locator('[aria-busy=true]')).toBeVisible()
  held.resolve()
  await expect(numbers.getByRole('heading', { name: 'The figures did not load' })).toBeVisible()
  isDown = false
  await numbers.getByRole('button', { name: 'Try again' }).click()
  await expect(numbers.getByRole('rowheader')).toHaveCount(4)
  await page.context().close()
})

test('tables of reports fit their frames in any language: short ones on a phone, long ones on a desktop @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  for (const language of ['', '/es', '/ht'])
    for (const [width, report] of [
      [412, 'metrics/freeway-weekly-2026-11-08'],
      [412, 'documents/annual-report-fy2026'],
      [1280, 'metrics/express-i95-2026-10'],
    ] as const) {
      await page.setViewportSize({ width, height: 823 })
      await page.goto(`${site.url}${language}/app/${report}`)
      const frame = page.locator('main table').first().locator('..')
      const beyond = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond, `${language} ${report}`).toBe(0)
    }
})

test('the table of an express report names each direction once, and keeps the hours beside figures that scroll', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/app/metrics/express-i95-2026-10`)
  const table = page.locator('main table').first()
  await expect(table.locator('th[scope=rowgroup]')).toHaveText([
    'Both directions',
    'Southbound',
    'Northbound',
  ])
  const frame = table.locator('..')
  const firstHours = table.locator('th[scope=row]').first()
  const before = await firstHours.boundingBox()
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  expect(await frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  expect(await firstHours.boundingBox()).toEqual(before)
})

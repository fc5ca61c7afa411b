import { chartOf } from './support/charts.ts'
import { holdBack } from './support/hold-back.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needFigures } from './support/needs.ts'
import { expect, test } from './support/site.ts'

const TABS = ['Freeway', 'Arterial', 'Express lanes', 'Ramp signals']

test('the page starts with a sentence from the data, then come figures, charts and reports', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/app/metrics`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Time to reopen lanes averaged [\d.]+ minutes in the week of/)).toBeVisible()
  await expect(main.getByText(/\d+ of \d+ lane-blocking events had complete times/).first()).toBeVisible()
  for (const name of ['How long each step took', 'What happened', 'How much time should I allow?']) {
    await expect(chartOf(page, name)).toBeVisible()
  }
  await expect(
    main.getByRole('region', { name: 'Weekly reports' }).getByRole('article').first(),
  ).toBeVisible()
})

test('a browser requests the reports of all nine groups in parallel @release', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  const requested = new Set<string>()
  page.on('request', (request) => {
    const category = /GetReports\/(\w+)$/.exec(request.url())?.[1]
    if (category !== undefined) requested.add(category)
  })
  await page.goto(`${site.url}/app/metrics`)
  // The weekly reports came with the page.
  await expect.poll(() => requested.size).toBeGreaterThanOrEqual(8)
  await expect(
    page.getByRole('region', { name: 'Weekly reports' }).getByRole('article').first(),
  ).toBeVisible()
})

test('a shared address shows the same view to others, and nothing moves during hydration', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/app/metrics`)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Monthly' }).click()
  await expect(page.getByLabel('Month', { exact: true })).toBeVisible()
  await page.getByLabel('Month', { exact: true }).selectOption({ index: 2 })
  await page.getByLabel('Road', { exact: true }).selectOption('I-95')
  await expect(page).toHaveURL(/\?by=month&period=\d{4}-\d{2}-01&road=I-95$/)
  const lead = page.getByText(/^Time to reopen lanes on I-95/)
  const sentence = (await lead.textContent()) ?? ''
  const html = await (await page.request.get(page.url())).text()
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(sentence)
  await page.reload()
  await expect(lead).toHaveText(sentence)
  await expect(page.getByLabel('Road', { exact: true })).toHaveValue('I-95')
})

test('choices made before the scripts have loaded are applied, in every row of choices', {
  tag: '@sample',
}, async ({ page, site }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site.url}/app/metrics?by=month`, { waitUntil: 'commit' })
  await page.getByLabel('Month', { exact: true }).selectOption({ index: 2 })
  await page.getByLabel('Road', { exact: true }).selectOption('I-95')
  await page.getByLabel('Measure', { exact: true }).selectOption('Road Ranger assists')
  release()
  await expect(page).toHaveURL(/\?by=month&period=\d{4}-\d{2}-01&road=I-95&measure=road_ranger_assists$/)
  await expect(page.getByText(/^Time to reopen lanes on I-95/)).toBeVisible()
  await expect(page.getByLabel('Road', { exact: true })).toHaveValue('I-95')
})

test('a view that is not published says so and links to the latest', async ({ page, site }) => {
  await needFigures(site, 'freeway')
  await page.goto(`${site.url}/app/metrics?period=1999-01-03`)
  await expect(page.getByText('No figures are published for this choice')).toBeVisible()
  await page.getByRole('link', { name: 'Show the newest figures' }).click()
  await expect(page.getByText(/^Time to reopen lanes averaged/)).toBeVisible()
})

test('the table under a chart has the figures of its points', async ({ page, site }) => {
  await needFigures(site, 'freeway')
  await page.goto(`${site.url}/app/metrics`)
  const steps = chartOf(page, 'How long each step took')
  await steps.getByText('Show as table').click()
  const labels = await steps
    .getByRole('img')
    .evaluateAll((points) => points.map((point) => point.getAttribute('aria-label')))
  const rows = await steps.getByRole('row').allTextContents()
  for (const point of labels) {
    const figures = [...(point ?? '').matchAll(/(\d+\.\d)\sminutes/g)].map(([, figure]) => figure)
    expect(figures.length).toBeGreaterThan(0)
    const row = rows.find((text) => text.startsWith((point ?? '').split(':')[0] ?? '?'))
    for (const figure of figures) expect(row).toContain(figure)
  }
})

test('"What this means" links to the definition, which has its own address in every language', {
  tag: '@sample',
}, async ({ page, site, request }) => {
  await page.goto(`${site.url}/app/metrics`)
  const steps = chartOf(page, 'How long each step took')
  await steps.locator('summary', { hasText: 'What this means' }).click()
  await steps.getByRole('link', { name: 'Time to verify, mean' }).click()
  await expect(page).toHaveURL(/\/app\/metrics\/definitions#verification_minutes_mean$/)
  await expect(page.locator('#verification_minutes_mean')).toBeInViewport()
  await page.goto(`${site.url}/app/metrics`)
  const figure = page.getByRole('listitem').filter({ hasText: 'Lanes open within 90 minutes' }).first()
  await figure.locator('summary').click()
  await expect(figure.getByRole('link')).toHaveAttribute('href', /definitions#open_roads_compliance_percent$/)
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  for (const language of ['', '/es', '/ht']) {
    const address = `${language}/app/metrics/definitions`
    expect(sitemap).toContain(`${address}</loc>`)
    await page.goto(site.url + address)
    const term = page.locator('[itemtype="https://schema.org/DefinedTermSet"] #buffer_index_percent')
    await expect(term).toHaveAttribute('itemtype', 'https://schema.org/DefinedTerm')
    await expect(term.locator('[itemprop="name"]')).not.toBeEmpty()
  }
  await page.goto(`${site.url}/app/search?q=LOTTR`)
  await expect(page.getByRole('link', { name: /LOTTR/ }).first()).toHaveAttribute(
    'href',
    /\/app\/metrics\/definitions#/,
  )
})

test('a trip goes from one place to another, and its address can be shared', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/metrics`)
  await untilHydrated(page)
  const question = chartOf(page, 'How much time should I allow?')
  await expect(question.getByText(/typically takes .+ Allow .+ to be on time 19 times in 20/)).toBeVisible()
  await question.getByLabel('Trip', { exact: true }).selectOption('I-95: Fort Lauderdale – West Palm Beach')
  await expect(question.getByText(/^This trip typically takes \d+ minutes\.$/)).toBeVisible()
  await expect(question.getByText(/adds up the typical times of its 2 segments/)).toBeVisible()
  await page.reload()
  await expect(question.getByLabel('Trip', { exact: true }).locator('option:checked')).toHaveText(
    'I-95: Fort Lauderdale – West Palm Beach',
  )
})

test('every tab is complete without scripts, with its tables and links', { tag: '@sample' }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/app/metrics`)
  for (const name of TABS.slice(1)) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
    await expect(page.getByRole('tabpanel').locator('section:has(svg)').first()).toBeVisible()
  }
  await page.getByText('Show as table').first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.goto(`${site.url}/app/metrics`)
  await page.getByLabel('Road', { exact: true }).selectOption('I-75')
  await page.getByRole('button', { name: 'Show' }).first().click()
  await expect(page.getByText(/^Time to reopen lanes on I-75/)).toBeVisible()
  await context.close()
})

test('a tab that does not load says so, and trying again works @release', { tag: '@sample' }, async ({
  browser,
  site,
}) => {
  // A separate page, because the failed calls are logged to the console.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  let isDown = true
  await page.route('**/GetExpressOverview/**', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(`${site.url}/app/metrics`)
  await untilHydrated(page)
  await page.getByRole('tab', { name: 'Express lanes' }).click()
  await expect(page.getByText('The figures did not load')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(chartOf(page, 'Was the toll worth it?')).toBeVisible()
  await page.context().close()
})

test('printed pages have no controls, and their tables are open', async ({ page, site }) => {
  await needFigures(site, 'freeway')
  await page.goto(`${site.url}/app/metrics`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.getByLabel('Week', { exact: true })).toBeHidden()
  await expect(chartOf(page, 'How long each step took').getByRole('table')).toBeVisible()
})

test('with forced colors, bars, lines and the chosen tab remain distinct @release', async ({
  page,
  site,
}) => {
  await needFigures(site, 'freeway')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${site.url}/app/metrics`)
  const colors = await page.evaluate(() => {
    // The bars of the period shown are solid: no pattern fills them.
    const bar = document.querySelector('#metrics-panel section rect:not([fill], pattern *)')
    const card = bar?.closest('section')
    const tabs = [...document.querySelectorAll('[role=tab]')].map(
      (tab) => getComputedStyle(tab).borderBottomColor,
    )
    return {
      bar: bar === null ? '' : getComputedStyle(bar).fill,
      card: card == null ? '' : getComputedStyle(card).backgroundColor,
      tabs,
    }
  })
  expect(colors.bar).not.toBe(colors.card)
  expect(colors.tabs[0]).not.toBe(colors.tabs[1])
})

test('a figure on Discover links to its chart, which has the same figure', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/discover`)
  const section = page.getByRole('region', { name: 'How the roads performed' })
  const express = section.getByRole('listitem').filter({ hasText: '95 Express' })
  await expect(express).toContainText('both directions')
  const figure = /\d+\.\d/.exec((await express.textContent()) ?? '')?.[0] ?? '?'
  await express.getByRole('link', { name: /See the chart/ }).click()
  await expect(page).toHaveURL(/tab=express&period=[\d-]+#express-trend$/)
  const speed = page.getByRole('listitem').filter({ hasText: 'At 45 mph or faster' }).first()
  await expect(speed).toContainText(figure)
  await expect(page.getByLabel('Direction', { exact: true })).toHaveValue('all')
})

test('the figures on Discover show how they compare and what they mean @release', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/discover`)
  const figures = page.getByRole('region', { name: 'How the roads performed' })
  await expect(figures.getByRole('listitem')).toHaveCount(4)
  await expect(figures.getByRole('listitem').first()).toContainText(/(faster|slower|About the same)/)
  await figures.getByText('What this means').first().click()
  await expect(figures.getByText(/^Minutes from the first report/)).toBeVisible()
})

test('incidents are lines with their times as text, area by area', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/services`)
  const incidents = page.getByRole('region', { name: 'Incident timelines' })
  await expect(incidents.getByRole('article')).toHaveCount(5)
  await expect(incidents.getByRole('article').first()).toContainText('First aware')
  await untilHydrated(page)
  await incidents.getByRole('button', { name: /^Show \d+ more incidents$/ }).click()
  await expect.poll(() => incidents.getByRole('article').count()).toBeGreaterThan(5)
  await incidents.getByRole('link', { name: 'Palm Beach' }).click()
  await expect(page).toHaveURL(/area=palmBeach/)
  await expect(incidents.getByRole('link', { name: 'Palm Beach' })).toHaveAttribute('aria-current', 'true')
  await expect(incidents.getByRole('article')).toHaveCount(5)
})

test('an area shows its first incidents, and all of them after a press @release', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/services`)
  const incidents = page.getByRole('region', { name: 'Incident timelines' })
  const more = incidents.getByRole('button', { name: /^Show \d+ more incidents$/ })
  const hidden = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])
  await expect(incidents.getByRole('article')).toHaveCount(5)
  await untilHydrated(page)
  await more.click()
  await expect(incidents.getByRole('article')).toHaveCount(5 + hidden)
  await expect(incidents.locator('[aria-live=polite]')).toHaveCount(0)
  // The button is gone; focus is on the first new incident.
  await expect(page.locator('li:focus article')).toContainText('First aware')
})

test('a report has its numbers as a table, with links to the CSV and the charts', { tag: '@sample' }, async ({
  page,
  site,
  request,
}) => {
  const reports = await (
    await request.get(`${site.url}/api/api/Documents/GetReports/metrics_freeway_weekly`)
  ).json()
  await page.goto(`${site.url}/app/metrics/${reports[0].id}`)
  const numbers = page.getByRole('region', { name: 'The numbers' })
  await expect(numbers.getByRole('row', { name: /^Time to reopen lanes/ })).toBeVisible()
  const csv = await numbers.getByRole('link', { name: 'CSV' }).getAttribute('href')
  expect((await request.get(site.url + csv)).headers()['content-type']).toContain('text/csv')
  await numbers.getByRole('link', { name: 'See the charts' }).click()
  await expect(page).toHaveURL(/\/app\/metrics\?period=/)
})

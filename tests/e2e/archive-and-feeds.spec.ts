import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { SHARED_DATA_DIR } from '../../tools/testing/shared-pdf-cache.ts'
import { scanPage } from './accessibility/find-violations.ts'
import { readSiteInfo } from './support/districts.ts'
import { needReport } from './support/needs.ts'
import { expect, type Site, startSite, test } from './support/site.ts'

const run = promisify(execFile)

/** A sample document in the archive. */
const ARCHIVED = {
  id: 'strategic-business-plan-2013-2018',
  title: 'TSM&O strategic business plan, 2013–2018',
}

/** A change is live within seconds, but takes longer on a busy machine. */
const PATIENTLY = { timeout: 45_000 }

function archiveOf(page: Page) {
  return page.getByRole('region', { name: 'Archive' })
}

/** Runs a content command on the site's own folder. */
async function command(site: Site, ...args: string[]): Promise<void> {
  await run(process.execPath, ['tools/content.ts', ...args, '--folder', site.contentDir], {
    env: { ...process.env, DATA_DIR: SHARED_DATA_DIR },
  })
}

test('an archived document is in the archive, with an explanation, and not in the lists', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/app/documents`)
  const plans = page.getByRole('region', { name: 'Strategic business plans' })
  await expect(plans.getByRole('article')).toHaveCount(2)
  await expect(plans.getByText(ARCHIVED.title)).toHaveCount(0)

  const archive = archiveOf(page)
  await expect(archive.getByText('have not been changed or updated')).toBeVisible()
  const row = archive.getByRole('article')
  await expect(row).toBeHidden()
  await archive.getByText('1 archived document').focus()
  await page.keyboard.press('Enter')
  await expect(row).toBeVisible()
  await expect(row.getByRole('link', { name: ARCHIVED.title, exact: true })).toHaveAttribute(
    'href',
    `/app/documents/${ARCHIVED.id}`,
  )
  await expect(row).toContainText('Archived Oct\u00a01,\u00a02026')
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByText('Archive')).toHaveAttribute(
    'href',
    '#archive',
  )
})

test('the API has archived documents in their category, marked, and as a list', { tag: '@sample' }, async ({
  site,
  request,
}) => {
  const ofCategory = await request.get(
    `${site.url}/api/api/Documents/GetReports/documents_strategicBusinessPlans`,
  )
  const reports: { id: string; archived: boolean; archivedOn: string | null }[] = await ofCategory.json()
  expect(reports.filter(({ archived }) => archived)).toMatchObject([
    { id: ARCHIVED.id, archivedOn: '2026-10-01' },
  ])
  const archive = await request.get(`${site.url}/api/api/Documents/GetArchivedReports`)
  expect(await archive.json()).toMatchObject([{ id: ARCHIVED.id }])
})

test('the archive opens without scripts, and is printed open', { tag: '@sample' }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/app/documents`)
  const row = archiveOf(page).getByRole('article')
  await expect(row).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await archiveOf(page).getByText('1 archived document').click()
  await expect(row).toBeVisible()
  await context.close()
})

test('the address of an archived document opens the archive at that document', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/documents#${ARCHIVED.id}`)
  await expect(page.locator(`#${ARCHIVED.id}`)).toBeInViewport()
})

/** Reads a feed with the browser's XML parser: its content, and its errors. */
async function readFeed(page: Page, url: string) {
  const response = await page.request.get(url)
  // A separate page: the site's security policy does not allow scripts to parse text.
  const reader = await page.context().newPage()
  const feed = await reader.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      return {
        error: feed.querySelector('parsererror')?.textContent ?? null,
        entries: Array.from(feed.querySelectorAll('entry'), (entry) => ({
          title: entry.querySelector('title')?.textContent ?? '',
          summary: entry.querySelector('summary')?.textContent ?? '',
          page: entry.querySelector('link[rel=alternate]')?.getAttribute('href') ?? '',
          file: entry.querySelector('link[rel=enclosure]')?.getAttribute('href') ?? '',
        })),
      }
    },
    await response.text(),
  )
  await reader.close()
  return { type: response.headers()['content-type'] ?? null, ...feed }
}

test('the head of every page links to the feeds of reports and notices', async ({ page, site }) => {
  const info = await readSiteInfo(site.contentDir)
  const [report] = (await readFeed(page, `${site.url}/feeds/reports.atom`)).entries
  for (const address of ['/', '/app/contact-us', ...(report === undefined ? [] : [report.page])]) {
    await page.goto(new URL(address, site.url).href)
    const links = page.locator('head link[rel=alternate][type]')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('type')))).toEqual([
      'application/atom+xml',
      'application/feed+json',
      'application/atom+xml',
    ])
    for (const title of await links.evaluateAll((all) => all.map((link) => link.getAttribute('title'))))
      expect(title).toContain(info.district.name)
  }
})

test('the footer links to the feed of new reports, which has the newest one', async ({ page, site }) => {
  await needReport(site)
  await page.goto(`${site.url}/app/contact-us`)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'New reports feed' })
  await expect(link).toHaveAttribute('href', '/feeds/reports.atom')
  const feed = await readFeed(page, `${site.url}/feeds/reports.atom`)
  expect(feed).toMatchObject({ type: 'application/atom+xml; charset=utf-8', error: null })
  expect(feed.entries.map(({ title }) => title)).not.toContain(ARCHIVED.title)
  const [newest] = feed.entries
  await page.goto(newest?.page ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '')
})

test('a site without archived documents has no empty archive section', async ({ page, site }) => {
  const archive = await (await page.request.get(`${site.url}/api/api/Documents/GetArchivedReports`)).json()
  test.skip(archive.length > 0, 'The site has an archive')
  await page.goto(`${site.url}/app/documents`)
  await expect(archiveOf(page)).toHaveCount(0)
  await expect(page.locator('a[href="#archive"]')).toHaveCount(0)
})

/** A separate page, because a removed address is logged to the console. */
async function plainPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ serviceWorkers: 'block' })).newPage()
}

test('a correction and a removal reach the report’s page, its files and the feeds @release', {
  tag: '@sample',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const site = await startSite('tests/scenarios/full')
  const page = await plainPage(browser)
  try {
    const id = 'freeway-weekly-2026-11-01'
    const before = await (await fetch(`${site.url}/files/${id}.pdf`)).arrayBuffer()
    const note = 'Two clearance times were corrected.'
    await command(site, 'revise', 'report', id, 'tests/pdf/CDS_Policy_Language_Guide.pdf', '--note', note)
    await expect.poll(async () => (await fetch(`${site.url}/files/${id}-r2.pdf`)).status, PATIENTLY).toBe(200)

    const old = await fetch(`${site.url}/files/${id}.pdf`)
    expect(old.headers.get('link')).toContain(`</files/${id}-r2.pdf>; rel="successor-version"`)
    expect(Buffer.from(await old.arrayBuffer()).equals(Buffer.from(before))).toBe(true)
    await page.goto(`${site.url}/app/metrics/${id}`)
    await expect(page.getByText(note)).toBeVisible()
    const { entries } = await readFeed(page, `${site.url}/feeds/metrics_freeway_weekly.atom`)
    expect(entries).toMatchObject([
      { summary: expect.stringContaining(note), file: `${site.url}/files/${id}-r2.pdf` },
    ])

    // A tab opened before still links to the report.
    const tab = await page.context().newPage()
    await tab.goto(`${site.url}/app/discover`)
    const why = 'The week was counted twice.'
    await command(site, 'remove', 'report', id, '--why', why, '--replaced-by', 'freeway-monthly-2026-10')
    await expect.poll(async () => (await fetch(`${site.url}/files/${id}.pdf`)).status, PATIENTLY).toBe(410)
    expect((await page.goto(`${site.url}/app/metrics/${id}`))?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: 'This report was taken down' })).toBeVisible()
    await expect(page.getByText(why)).toBeVisible()
    await tab.evaluate((path) => history.pushState(null, '', path), `/app/metrics/${id}`)
    await expect(tab.getByRole('heading', { name: 'This report was taken down' })).toBeVisible()
    expect((await scanPage(page, 'removed report', 'light')).violations).toEqual([])
    await page.getByRole('link', { name: 'Freeway performance, October 2026' }).click()
    await expect(page).toHaveURL(`${site.url}/app/metrics/freeway-monthly-2026-10`)
    const gone = await readFeed(page, `${site.url}/feeds/metrics_freeway_weekly.atom`)
    expect(gone).toMatchObject({ error: null, entries: [] })
  } finally {
    await page.context().close()
    await site.close()
  }
})

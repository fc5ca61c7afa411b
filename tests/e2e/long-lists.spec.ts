import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openHydrated } from './support/hydrated.ts'
import { test as base, expect, type Site, startSite } from './support/site.ts'

const COUNT = 120

/** Adds many reports of one kind. All have the same file, which the server reads once. */
async function addMany(contentDir: string): Promise<void> {
  const source = join(contentDir, 'files', 'annual-fy2026.pdf')
  for (let number = 1; number <= COUNT; number++) {
    const id = `plan-${String(number).padStart(3, '0')}`
    const year = 1900 + number
    await copyFile(source, join(contentDir, 'files', `${id}.pdf`))
    const entry = `category: documents_masterPlans
title: Plan number ${number}
summary: A plan of long ago.
language: en
period: { kind: year, start: ${year}-01-01, end: ${year}-12-31, label: "${year}" }
publishedOn: ${year}-02-01
status: final
file: ${id}.pdf
`
    await writeFile(join(contentDir, 'reports', `${id}.yaml`), entry)
  }
}

/** A small site with a long list. Tests only read it. */
const test = base.extend<object, { long: Site }>({
  long: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite('tests/scenarios/tiny', {}, addMany)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

// One at a time, because all tests use the same site.
test.describe.configure({ mode: 'default' })

test('a long list starts with the newest thirty reports, and all of them are one press away', async ({
  page,
  long: site,
}) => {
  const plans = page.getByRole('region', { name: 'Master plans' })
  const rows = plans.getByRole('article')
  await openHydrated(page, `${site.url}/app/documents`)
  await expect(rows).toHaveCount(30)
  await expect(rows.first()).toContainText('Plan number 120')
  await expect(plans).toContainText('Showing the newest 30 of 120.')
  await plans.getByRole('button', { name: 'Show all 120' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(COUNT)
  // The button is gone; focus is on the first new item.
  await expect(plans.locator('li:focus').getByRole('article')).toContainText('Plan number 90')
  await expect(plans.getByRole('button')).toHaveCount(0)
  await expect(rows.last()).toContainText('Plan number 1')
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.last()).toBeInViewport()

  // The address of a report after the first thirty opens its page.
  await page.goto(`${site.url}/app/discover`)
  await page.goto(`${site.url}/app/documents#plan-003`)
  await expect(page).toHaveURL(`${site.url}/app/documents/plan-003`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan number 3')
})

test('if the rest of a long list does not load, the page says so and can retry', async ({
  browser,
  long: site,
}) => {
  // A separate page, because the failed request is logged to the console.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    let isDown = true
    await page.route('**/Documents/GetReports/documents_masterPlans', (route) =>
      isDown ? route.abort() : route.continue(),
    )
    await openHydrated(page, `${site.url}/app/documents`)
    const plans = page.getByRole('region', { name: 'Master plans' })
    await plans.getByRole('button', { name: 'Show all 120' }).click()
    await expect(plans.locator('[aria-live=polite]')).toHaveText('The others did not load.')
    await expect(plans.getByRole('article')).toHaveCount(30)
    isDown = false
    await plans.getByRole('button', { name: 'Try again' }).click()
    await expect(plans.getByRole('article')).toHaveCount(COUNT)
  } finally {
    await context.close()
  }
})

test('without scripts a long list says where the older reports are', async ({ browser, long: site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    const older = page.getByRole('link', { name: 'Browse older documents, starting with Plan number 91' })
    await page.goto(`${site.url}/app/documents`)
    await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden()
    await older.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan number 91')
    await page.getByRole('link', { name: /^Older/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan number 90')
  } finally {
    await context.close()
  }
})

import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Site, startSite, test } from './support/site.ts'

const COUNT = 120

/** Publishes many reports of one kind; they share one file's bytes, which the server reads once. */
async function publishMany(site: Pick<Site, 'contentDir'>): Promise<void> {
  const source = join(site.contentDir, 'files', 'annual-fy2026.pdf')
  for (let number = 1; number <= COUNT; number++) {
    const id = `plan-${String(number).padStart(3, '0')}`
    const year = 1900 + number
    await copyFile(source, join(site.contentDir, 'files', `${id}.pdf`))
    const entry = `category: documents_masterPlans
title: Plan number ${number}
summary: A plan of long ago.
language: en
period: { kind: year, start: ${year}-01-01, end: ${year}-12-31, label: "${year}" }
publishedOn: ${year}-02-01
status: final
file: ${id}.pdf
`
    await writeFile(join(site.contentDir, 'reports', `${id}.yaml`), entry)
  }
}

test('a long list begins with its newest thirty, and all of it is one press away', async ({ page }) => {
  const site = await startSite('tests/scenarios/tiny')
  try {
    await publishMany(site)
    const plans = page.getByRole('region', { name: 'Master plans' })
    const rows = plans.getByRole('article')
    await expect(async () => {
      await page.goto(`${site.url}/app/documents`)
      await expect(rows).toHaveCount(30, { timeout: 500 })
    }).toPass()
    await expect(rows.first()).toContainText('Plan number 120')
    await expect(plans).toContainText('The newest 30 of 120.')
    await plans.getByRole('button', { name: 'Show all 120' }).focus()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(COUNT)
    // The button is gone: focus is where the rest begins.
    await expect(plans.locator('li:focus').getByRole('article')).toContainText('Plan number 90')
    await expect(plans.getByRole('button')).toHaveCount(0)
    await expect(rows.last()).toContainText('Plan number 1')
    await rows.last().scrollIntoViewIfNeeded()
    await expect(rows.last()).toBeInViewport()

    // An address of a report that is not among the first thirty leads to its page.
    await page.goto(`${site.url}/app/discover`)
    await page.goto(`${site.url}/app/documents#plan-003`)
    await expect(page).toHaveURL(`${site.url}/app/documents/plan-003`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan number 3')
  } finally {
    // A page still open would ask a stopped server for what it loads while idle.
    await page.close()
    await site.close()
  }
})

test('without script a long list says where the older reports are', async ({ browser }) => {
  const site = await startSite('tests/scenarios/tiny')
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    await publishMany(site)
    const page = await context.newPage()
    const older = page.getByRole('link', { name: 'Older ones, step by step, from Plan number 91' })
    await expect(async () => {
      await page.goto(`${site.url}/app/documents`)
      await expect(older).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden()
    await older.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan number 91')
    await page.getByRole('link', { name: /^Older/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan number 90')
  } finally {
    await context.close()
    await site.close()
  }
})

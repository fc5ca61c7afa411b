import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aMessyWorkbook, messyRows } from '../../src/publishing/figures/testing/messy-figures.ts'
import { startSignInService } from '../../src/server/desk/testing/sign-in-service.ts'
import { someOf } from '../../tools/testing/test-cases.ts'
import { issuesOf, scanPage } from './accessibility/find-violations.ts'
import { expect, startSite, plainTest as test } from './support/site.ts'

/** What a person reads on the covers, to fill in what the desk could not find. */
const REPORTS = [
  { file: 'CDS_Policy_Language_Guide', title: 'Policy language guide, FY 2023', id: 'fy2023' },
  { file: 'WZDx_Early_Adopters_Guide', title: 'Early adopters guide, FY 2024', id: 'fy2024' },
  { file: 'Work_Zone_Data_Survey_Report_2021-03-08', title: 'Work zone survey, FY 2021', id: 'fy2021' },
  {
    file: 'Worker_Presence_Interview_Lessons_Learned_2022-08',
    title: 'Worker presence, FY 2022',
    id: 'fy2022',
  },
]

/** A desk with Ana Ruiz signed in as a publisher. */
async function aDesk(page: Page) {
  const service = await startSignInService()
  const site = await startSite(
    'tests/scenarios/tiny',
    {
      DESK: 'on',
      DESK_OIDC_ISSUER: service.issuer,
      DESK_OIDC_CLIENT_ID: service.clientId,
      DESK_OIDC_CLIENT_SECRET: service.clientSecret,
    },
    (folder) => appendFile(join(folder, 'site.yaml'), '\ndesk:\n  publisher: [ana.ruiz@example.gov]\n'),
  )
  service.allow(`${site.url}/desk/sign-in/callback`)
  await page.goto(`${site.url}/desk/publish`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible()
  const scan = async (what: string) => expect(issuesOf([await scanPage(page, what, 'usual')])).toEqual([])
  return { ...site, scan, close: () => Promise.all([site.close(), service.close()]) }
}

async function chooseFile(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Read the file' }).click()
  // The process that reads it has low priority, so it is slow on a busy machine.
  await expect(page.getByRole('heading', { name: /^What the desk (read|understood)$/ })).toBeVisible({
    timeout: 100_000,
  })
}

test('a person who knows only what the screen says publishes reports', async ({ page }) => {
  test.slow()
  const desk = await aDesk(page)
  try {
    await desk.scan('choose a file')
    for (const [index, { file, title, id }] of someOf(REPORTS, REPORTS.length).entries()) {
      await page.goto(`${desk.url}/desk/publish`)
      await chooseFile(page, `tests/pdf/${file}.pdf`)
      await page.getByLabel('Where it is listed').selectOption('Annual report')
      await page.getByLabel('Title', { exact: true }).fill(title)
      if (index === 0) {
        await page.getByLabel('Period').fill('last year')
        await page.getByRole('button', { name: 'Save and update the preview' }).click()
        await expect(page.getByLabel('Period')).toHaveAccessibleDescription(/"last year" is not a period/)
        await page.getByLabel('Period').fill('')
        await page.getByRole('button', { name: 'Save and update the preview' }).click()
        await expect(page.getByRole('status')).toHaveText('Your draft is saved.')
        const preview = page.frameLocator('iframe')
        await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await desk.scan('a draft')
        for (const width of [412, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          const overflow = () => document.documentElement.scrollWidth - innerWidth
          expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
        }
      }
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      const check = page.getByLabel('It is right as it is: publish it anyway')
      await expect(check.or(page.getByText('The report is published.'))).toBeVisible()
      // The names of two files have another date than the title; the person confirms the title.
      if (await check.isVisible()) {
        await check.check()
        await page.getByRole('button', { name: 'Publish', exact: true }).click()
      }
      await expect(page.getByText('The report is published.')).toBeVisible()
      await page.getByRole('link', { name: 'See it on the site' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(page.url()).toBe(`${desk.url}/app/documents/annual-report-${id}`)
    }
  } finally {
    await desk.close()
  }
})

test('a person who knows only what the screen says publishes figures from a messy workbook @release', async ({
  page,
}) => {
  test.slow()
  const desk = await aDesk(page)
  try {
    const right = messyRows('12.5').map((row) => row.map((cell) => (cell === 1400 ? 19 : cell)))
    const wrong = right.map((row) => row.map((cell) => (cell === 19 ? 'nineteen' : cell)))
    const send = async (rows: typeof right) =>
      chooseFile(page, {
        name: 'weekly travel times.xlsx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(await aMessyWorkbook(rows)),
      })
    await send(wrong)
    await expect(page.getByRole('listitem').filter({ hasText: /^J7/ })).toContainText(
      '"nineteen" is not a number',
    )
    await page.goto(`${desk.url}/desk/publish`)
    await send(right)
    await expect(page.getByText('3 rows new')).toBeVisible()
    await desk.scan('figures')
    await page.setViewportSize({ width: 412, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('status').first()).toHaveText('The figures are published.')
    const series = await page.request.get(
      `${desk.url}/api/api/Metrics/GetSeries/metrics_freeway_weekly.reliability?format=csv`,
    )
    expect(await series.text()).toContain('2026-11-08,2026-11-14,I-595,eastbound,I-75 to I-95,am,8,10.1')
  } finally {
    await desk.close()
  }
})

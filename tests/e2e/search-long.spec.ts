import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import { aReportEntry } from '../builders/a-report.ts'
import { expect, startSite, test } from './support/site.ts'

const found = (page: Page) => page.getByRole('heading', { level: 2, name: /pages? in|No results/ })
const report = (page: Page, name: string) => page.getByRole('article', { name })

/** Adds a report with these pages to a content folder. */
async function addReport(
  contentDir: string,
  id: string,
  pages: readonly string[],
  entry: Record<string, unknown>,
) {
  const document = new PDFDocument({ autoFirstPage: false })
  for (const text of pages) document.addPage().text(text)
  document.end()
  await writeFile(join(contentDir, 'files', `${id}.pdf`), Buffer.concat(await document.toArray()))
  const written = aReportEntry({ title: id, file: `${id}.pdf`, ...entry })
  await writeFile(join(contentDir, 'reports', `${id}.yaml`), written)
}

test('Spanish is found without diacritics, the archive on request, and twenty pages at a time @release', async ({
  page,
}) => {
  const site = await startSite('tests/scenarios/tiny', {}, async (contentDir) => {
    const spanish = ['El tránsito en los carriles.', 'Más señales para el tránsito.']
    await addReport(contentDir, 'plan-maestro', spanish, {
      category: 'documents_masterPlans',
      language: 'es',
    })
    const bridges = Array.from({ length: 22 }, (_, index) => `Bridge ${index + 1} of the district.`)
    await addReport(contentDir, 'bridges', bridges, {})
    await addReport(contentDir, 'old-plan', ['A drawbridge over the waterway.'], {
      archived: { on: '2026-10-01', reason: 'Kept for reference only.' },
    })
  })
  try {
    await page.goto(`${site.url}/app/documents?q=TRANSITO`)
    await expect(found(page)).toHaveText('2 pages in 1 document')
    await expect(page.locator('mark').first()).toHaveText('tránsito')
    await expect(page.locator('[lang="es"] mark').first()).toBeVisible()

    await page.goto(`${site.url}/app/documents?q=drawbridge`)
    await expect(found(page)).toHaveText('No results for “drawbridge” in this selection.')
    await page.getByRole('link', { name: '1 page in the archive matches.' }).click()
    await expect(found(page)).toHaveText('1 page in 1 document')
    await expect(report(page, 'old-plan')).toContainText('From the archive')

    await page.goto(`${site.url}/app/documents?q=bridge`)
    await expect(found(page)).toHaveText('22 pages in 1 document')
    const links = page.getByRole('link', { name: /^Page \d+ of / })
    await expect(links).toHaveCount(2)
    await page.getByText('20 more pages in this document').click()
    await expect(links).toHaveCount(20)
    await page.getByRole('link', { name: 'All 22 pages in this document' }).click()
    await expect(page.getByText('Only in bridges.')).toBeVisible()
    await page.getByRole('link', { name: 'Next results' }).click()
    await expect(links).toHaveCount(2)
    await expect(found(page)).toBeFocused()
  } finally {
    // An open page would send its idle requests to a stopped server.
    await page.close()
    await site.close()
  }
})

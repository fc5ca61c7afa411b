import { expect, test } from 'vitest'
import { aContentFolder } from '../../../tests/builders/a-content-folder.ts'
import { aPdfReader } from '../../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../../tests/builders/a-report.ts'
import { aSiteFile, aSiteInfo } from '../../../tests/builders/a-site.ts'
import { loadContent } from '../load-content.ts'

async function problemsIn(files: Record<string, string>): Promise<string[]> {
  const { path } = await aContentFolder(files)
  const outcome = await loadContent(path, aPdfReader())
  return outcome.kind === 'broken'
    ? outcome.problems.map(
        ({ file, line, message }) => `${file}${line === null ? '' : `:${line}`} ${message}`,
      )
    : []
}

test('a report in a category that the district hides is listed: nobody would find it', async () => {
  const { categories } = aSiteInfo()
  const hidden = { ...categories, documents_annual: 'hidden' as const }
  const problems = await problemsIn({ 'site.yaml': aSiteFile({ categories: hidden }) })
  expect(problems).toEqual([
    expect.stringMatching(
      /^reports\/annual-fy2026\.yaml:\d+ category "documents_annual" is not shown: give it a name under "categories" in site\.yaml$/,
    ),
  ])
})

test('a fiscal year that does not begin in the district’s month is listed instead of published as another year', async () => {
  const calendar = { fiscalYearFirstMonth: 9, weekFirstDay: 'sunday' as const }
  const problems = await problemsIn({ 'site.yaml': aSiteFile({ calendar }) })
  expect(problems.join()).toContain(
    'period cannot start on 2025-07-01: the fiscal year starts on September 1',
  )
})

test('no report takes the address of an incident area', async () => {
  const problems = await problemsIn({
    'reports/broward.yaml': aReportEntry({ title: 'Broward', file: 'annual-fy2026.pdf' }),
  })
  expect(problems).toContain('reports/broward.yaml is the address of an incident area: rename it')
})

import { expect, test } from 'vitest'
import { aSiteFile, aSiteInfo } from '../../tests/builders/a-site.ts'
import { aPublishing } from './testing/a-publishing.ts'
import { runContent } from './testing/run-command.ts'

/** A folder of a district whose fiscal year begins in September and whose weeks begin on Monday. */
async function aTexasFolder() {
  const categories = { ...aSiteInfo().categories, metrics_express_i75: 'hidden' as const }
  const calendar = { fiscalYearFirstMonth: 9, weekFirstDay: 'monday' as const }
  const { promo: _, ...site } = aSiteInfo({ calendar, categories })
  return aPublishing({
    'site.yaml': aSiteFile({ ...site, promo: undefined }),
    'reports/annual-fy2026.yaml': null,
    'files/annual-fy2026.pdf': null,
  })
}

test('an annual report is published for the district’s fiscal year', async () => {
  const { folder, writePdf, readEntry } = await aTexasFolder()
  const pdf = await writePdf('Annual report')
  const title = 'Annual report, fiscal year 2026 (September 1, 2025 to August 31, 2026)'
  const args = ['add', 'report', pdf, '--category', 'documents_annual', '--title', title, '--folder', folder]
  const { code, err } = await runContent(args)
  expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('2025-09-01 to 2026-08-31') })
  expect(await readEntry('annual-report-fy2026')).toMatchObject({
    period: { kind: 'fiscalYear', start: '2025-09-01', end: '2026-08-31', label: 'FY 2026' },
  })
})

test('a hidden category is refused, and the message says how to show it', async () => {
  const { folder, writePdf } = await aTexasFolder()
  const pdf = await writePdf('Express lanes')
  const args = ['add', 'report', pdf, '--category', 'metrics_express_i75', '--folder', folder]
  const { code, err } = await runContent(args)
  expect({ code, err }).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /"metrics_express_i75" is hidden on this site, so visitors would not see what is published in it\..*site\.yaml:\ncategories:\n {2}metrics_express_i75:\n {4}name: .*\n {4}road: /s,
    ),
  })
})

test('the help shows the district’s week, its categories and their names', async () => {
  const { folder } = await aTexasFolder()
  const { out } = await runContent(['add', 'report', '--folder', folder, '--help'])
  expect(out).toContain('week:2026-11-02 (the Monday)')
  expect(out).toMatch(/metrics_arterial_broward +Arterial report, Broward\n/)
  expect(out).toContain('Hidden unless site.yaml shows them: metrics_express_i75\n')
})

import { readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { csvOf } from '../../src/content/metrics/testing/csv-of.ts'
import { aFreewayRow } from '../../src/measures/columns/testing/rows.ts'
import { aPdf } from '../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'
import { runContent } from './testing/run-command.ts'
import { treeOf } from './testing/tree-of.ts'

const WEEK = { period_start: '2026-11-01', period_end: '2026-11-07', row_status: 'final' }

async function aTable({ folder }: TestPublishing): Promise<string> {
  const path = join(folder, '.table.csv')
  await writeFile(path, csvOf('metrics_freeway_weekly', [aFreewayRow(WEEK)]))
  return path
}

test.each<[string, (publishing: TestPublishing) => Promise<string[]>, RegExp[]]>([
  [
    'add report',
    async ({ writePdf }) => [
      ...['add', 'report', await writePdf('monthly'), '--category', 'metrics_freeway_monthly'],
      ...['--title', 'Freeways, October 2026'],
    ],
    [
      /^New: files\/freeway-monthly-2026-10\.pdf$/m,
      /^New: reports\/freeway-monthly-2026-10\.yaml$/m,
      /^ {4}title: Freeways, October 2026$/m,
      /^Address: http:\/\/localhost:8080\/app\/metrics\/freeway-monthly-2026-10$/m,
    ],
  ],
  [
    'add data',
    async (publishing) => ['add', 'data', await aTable(publishing), '--category', 'metrics_freeway_weekly'],
    [/^New: metrics\/metrics_freeway_weekly\.csv$/m, /^ {2}\+ .*2026-11-01/m],
  ],
  [
    'revise',
    async ({ writePdf }) => [
      'revise',
      'report',
      'plan',
      await writePdf('New'),
      '--note',
      'Table 3 was wrong.',
    ],
    [
      /^New: files\/plan-r2\.pdf$/m,
      /^Changed: reports\/plan\.yaml$/m,
      /^ {2}- status: final$/m,
      /^ {2}\+ status: revised$/m,
    ],
  ],
  ['archive', async () => ['archive', 'plan'], [/^Changed: reports\/plan\.yaml$/m, /^ {2}\+ archived:$/m]],
  [
    'remove',
    async () => ['remove', 'report', 'plan', '--why', 'It was wrong.'],
    [/^New: removed\.yaml$/m, /why: It was wrong\./, /^Deleted: reports\/plan\.yaml$/m],
  ],
])('a dry run of %s prints what would change, and changes nothing', async (_, argsOf, lines) => {
  const publishing = await aPublishing({
    'reports/plan.yaml': aReportEntry({ title: 'Plan', file: 'plan.pdf' }),
    'files/plan.pdf': aPdf('Plan'),
  })
  const args = await argsOf(publishing)
  const before = await treeOf(publishing.folder)
  const { code, out, err } = await runContent([...args, '--folder', publishing.folder, '--dry-run'])
  expect({ code, err }).toMatchObject({ code: 0 })
  for (const line of lines) expect(out).toMatch(line)
  expect(out).toContain(`This was a dry run: ${publishing.folder} is as it was.\n`)
  expect(await treeOf(publishing.folder)).toEqual(before)
  expect(await readdir(publishing.folder)).not.toContain('.undo')
})

test('a dry run shows what would be asked and what would be refused', async () => {
  const publishing = await aPublishing()
  const args = [
    '--category',
    'documents_annual',
    '--period',
    'FY2026',
    '--folder',
    publishing.folder,
    '--dry-run',
  ]
  const pdf = await publishing.writePdf('annual')
  const asked = await runContent(['add', 'report', pdf, '--title', 'Annual report FY 2025', ...args])
  expect(asked.code).toBe(0)
  expect(asked.err).toMatch(/^Would be asked.*says FY 2025/m)
  expect(asked.err).toMatch(/^Would be asked.*already published, as "annual-fy2026"/m)

  await publishing.files.write('reports/broken.yaml', 'title: [')
  const refused = await runContent(['add', 'report', pdf, '--title', 'Annual report', ...args])
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('reports/broken.yaml:') })
  const unknown = await runContent(['archive', 'plan', '--folder', publishing.folder, '--dry-run'])
  expect(unknown.err).toBe(`There is no report "plan" in ${publishing.folder}.\n`)
})

test('a dry run leaves no copy behind', async () => {
  const publishing = await aPublishing()
  const copies = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('dry-run-'))
  const before = await copies()
  await runContent(['archive', 'annual-fy2026', '--folder', publishing.folder, '--dry-run'])
  expect((await copies()).filter((name) => !before.includes(name))).toEqual([])
})

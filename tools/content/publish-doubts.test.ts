import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { addReport } from '../../src/publishing/add-report.ts'
import { removeReport, reviseReport } from '../../src/publishing/change-report.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { isShortRun, someOf } from '../testing/test-cases.ts'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'
import { treeOf } from './testing/tree-of.ts'

const MONTHLY = ['--category', 'metrics_freeway_monthly']

function add({ folder }: TestPublishing, pdf: string, ...args: string[]) {
  return runContent(['add', 'report', pdf, '--folder', folder, ...args])
}

test('a title with another period than --period is refused in a script, and nothing is written', async () => {
  const publishing = await aPublishing()
  const before = await treeOf(publishing.folder)
  const pdf = await publishing.writePdf('monthly')
  const args = [...MONTHLY, '--title', 'Freeways, October 2025', '--period', '2026-10']
  const refused = await add(publishing, pdf, ...args)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain(
    '"Freeways, October 2025" says October 2025 (2025-10-01 to 2025-10-31), and the report would be published for October 2026 (2026-10-01 to 2026-10-31).',
  )
  expect(refused.err).toContain('add --force')
  expect(await treeOf(publishing.folder)).toEqual(before)

  const forced = await add(publishing, pdf, ...args, '--force')
  expect(forced).toMatchObject({
    code: 0,
    err: expect.stringContaining('Note: "Freeways, October 2025" says'),
  })
  const entry = await readFile(join(publishing.folder, 'reports/freeway-monthly-2026-10.yaml'), 'utf8')
  expect(parse(entry)).toMatchObject({ period: { label: 'October 2026' } })
})

test.each(
  someOf<[string, string, string, string[], string]>(
    [
      [
        'the file’s name',
        'freeways 2026-09',
        'Freeways',
        ['--period', '2026-10'],
        '"freeways-2026-09" says September 2026',
      ],
      ['the file’s name', 'freeways 2026-09', 'Freeways, October 2026', [], 'published for October 2026'],
      ['a year in the title', 'x', 'Freeways 2025', ['--period', '2026-10'], 'says 2025 (2025-01-01'],
      [
        'a week in the title',
        'x',
        'Freeways, week ending October 10, 2026',
        ['--period', '2026-10'],
        'says Oct 4–10, 2026',
      ],
      ['a quarter in the title', 'x', 'Freeways, Q3 2026', ['--period', '2026-10'], 'says Q3 2026'],
    ],
    2,
  ),
)('%s with another period is refused as well', async (_, name, title, args, message) => {
  const publishing = await aPublishing()
  const pdf = await publishing.writePdf(name)
  const { code, err } = await add(publishing, pdf, ...MONTHLY, '--title', title, ...args)
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(message) })
})

test('a fiscal year written with its dates is never published as the usual one', async () => {
  const publishing = await aPublishing()
  const title = 'Annual report, fiscal year 2026 (September 1, 2025 to August 31, 2026)'
  const args = ['--category', 'documents_annual', '--title', title]
  const pdf = await publishing.writePdf('annual')
  const guessed = await add(publishing, pdf, ...args)
  expect(guessed).toMatchObject({
    code: 1,
    err: expect.stringContaining('say which it is, such as --period'),
  })
  expect(guessed.err).toContain('2025-09-01 to 2026-08-31')
  const given = await add(publishing, pdf, ...args, '--period', 'FY2026')
  expect(given.err).toContain('published for FY 2026 (2025-07-01 to 2026-06-30)')
  expect(given.code).toBe(1)
})

test('a language other than the PDF’s own is refused in a script, and published with --force', async () => {
  const publishing = await aPublishing()
  const pdf = await publishing.writePdf('monthly')
  const args = [...MONTHLY, '--title', 'Freeways', '--period', '2026-10', '--language', 'es']
  const refused = await add(publishing, pdf, ...args)
  const message =
    'The PDF says that its language is English (en-US), and the report would be published as one'
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) })
  expect(refused.err).toContain('add --force')
  expect(await add(publishing, pdf, ...args, '--force')).toMatchObject({
    code: 0,
    err: expect.stringContaining(`Note: ${message}`),
  })
})

test('a second report of a category and period is refused in a script, with the command that corrects the first', async () => {
  const publishing = await aPublishing()
  const before = await treeOf(publishing.folder)
  const pdf = await publishing.writePdf('again')
  const args = ['--category', 'documents_annual', '--period', 'FY2026', '--title', 'Annual report']
  const { code, err } = await add(publishing, pdf, ...args)
  expect(code).toBe(1)
  expect(err).toContain('for FY 2026 is already published, as "annual-fy2026"')
  expect(err).toContain(`npm run content -- revise report annual-fy2026 "${pdf}" --note`)
  expect(await treeOf(publishing.folder)).toEqual(before)
  expect((await add(publishing, pdf, ...args, '--force')).code).toBe(0)
})

test.skipIf(isShortRun)(
  'when two PDFs for one period are published at the same moment, the second is refused',
  async () => {
    const publishing = await aPublishing()
    const pdfs = await Promise.all(['one', 'two'].map((text) => publishing.writePdf(text)))
    const args = [...MONTHLY, '--period', '2026-10', '--title', 'Freeways', '--folder', publishing.folder]
    const runs = await Promise.all(pdfs.map((pdf) => runContentProcess(['add', 'report', pdf, ...args])))
    expect(runs.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(runs.find(({ code }) => code === 1)?.err).toContain(
      'already published, as "freeway-monthly-2026-10"',
    )
  },
)

const TIM = 'services_incidentManagement_tim'
const YEARS = { kind: 'none', start: '2025-01-01', end: '2030-12-31', label: '2025–2030' }

test.each<[string, Record<string, unknown>, { category: string; period: string; title?: string }]>([
  ['in another language', { language: 'es' }, { category: 'documents_annual', period: 'FY2026' }],
  ['beside one about a single area', { category: TIM, area: 'broward' }, { category: TIM, period: 'FY2026' }],
  [
    'for the same years under another title',
    { category: 'documents_masterPlans', title: 'Plan for SR 7', period: YEARS },
    { category: 'documents_masterPlans', title: 'Plan for US 1', period: '2025-01-01..2030-12-31' },
  ],
])('a report %s is not a duplicate', async (_, entry, options) => {
  const publishing = await aPublishing({ 'reports/annual-fy2026.yaml': aReportEntry(entry) })
  const pdf = await publishing.writePdf('other')
  await expect(addReport(pdf, { title: 'Report', ...options }, publishing)).resolves.toMatchObject({
    address: expect.stringContaining('/app/'),
  })
})

test('a plan with the title and years of another is a duplicate', async () => {
  const plan = { category: 'documents_masterPlans', title: 'Plan for SR 7' }
  const publishing = await aPublishing({
    'reports/annual-fy2026.yaml': aReportEntry({ ...plan, period: YEARS }),
  })
  const given = { ...plan, period: '2025-01-01..2030-12-31' }
  const added = addReport(await publishing.writePdf('other'), given, publishing)
  await expect(added).rejects.toThrow('for 2025–2030 is already published, as "annual-fy2026"')
})

test('the same PDF under another category or period is refused in a script, and nothing is written', async () => {
  const publishing = await aPublishing()
  const before = await treeOf(publishing.folder)
  const pdf = join(publishing.folder, 'files/annual-fy2026.pdf')
  const message =
    'This PDF is already published as "annual-fy2026" ("Annual report, FY 2026", FY 2026): check the category and the period.'
  for (const args of [
    ['--category', 'documents_annual', '--period', 'FY2025'],
    [...MONTHLY, '--period', '2026-10'],
  ]) {
    const { code, err } = await add(publishing, pdf, ...args, '--title', 'Report')
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(message) })
    expect(err).toContain('add --force')
  }
  // It is not a correction of the report either.
  const again = ['--category', 'documents_annual', '--period', 'FY2026', '--title', 'Again', '--id', 'again']
  const { err } = await add(publishing, pdf, ...again)
  expect(err).toContain(message)
  expect(err).not.toContain('revise report')
  expect(await treeOf(publishing.folder)).toEqual(before)
  const forced = await add(publishing, pdf, ...MONTHLY, '--period', '2026-10', '--title', 'Report', '--force')
  expect(forced).toMatchObject({ code: 0, err: expect.stringContaining(`Note: ${message}`) })
})

test('a PDF that was corrected or taken down needs confirmation under any name', async () => {
  const publishing = await aPublishing()
  const pdfs = await Promise.all(['wrong', 'right'].map((text) => publishing.writePdf(text)))
  const [wrong = '', right = ''] = pdfs
  const id = 'freeway-monthly-2026-10'
  const october = { category: 'metrics_freeway_monthly', period: '2026-10', title: 'Freeways' }
  await addReport(wrong, october, publishing)
  await reviseReport(id, right, { note: 'Corrected.' }, publishing)
  const september = { ...october, period: '2026-09' }
  await expect(addReport(wrong, september, publishing)).rejects.toThrow(
    /This PDF was published as "freeway-monthly-2026-10" \("Freeways", Oct\w* 2026\) until a correction replaced it on \d{4}-\d\d-\d\d\./,
  )
  await removeReport(id, { why: 'It was of another district.' }, publishing)
  await expect(addReport(right, september, publishing)).rejects.toThrow(
    'This PDF was published as "freeway-monthly-2026-10" ("Freeways"), and taken down on',
  )
})

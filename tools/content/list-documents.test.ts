import { expect, test } from 'vitest'
import type { SiteContent } from '../../src/content/site-content.ts'
import type { Report } from '../../src/contract/report.ts'
import { heldTexts } from '../../tests/builders/a-pdf.ts'
import { anException, aReport } from '../../tests/builders/a-report.ts'
import { closingLine, collectionCsv, collectionRows, collectionTable } from './list-documents.ts'
import { aPublishing } from './testing/a-publishing.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'

const COMPLETE = { ...aReport().file, titleInFile: 'Title', languageInFile: 'en-US' }

function rowsOf(
  reports: readonly Report[],
  texts: readonly string[] = ['words'],
  exceptions: SiteContent['exceptions'] = new Map(),
) {
  const pageTexts = new Map(reports.map(({ id }) => [id, heldTexts(texts)]))
  return collectionRows({ reports, pageTexts, exceptions })
}

test('a document that lacks nothing need not change', () => {
  expect(rowsOf([aReport({ file: COMPLETE })])).toMatchObject([{ mustChange: false }])
})

test.each<[string, Partial<Report['file']>, readonly string[]]>([
  ['is not tagged', { accessibility: 'untagged' }, ['words']],
  ['may not be tagged', { accessibility: 'unknown' }, ['words']],
  ['has no title', { titleInFile: null }, ['words']],
  ['does not name its language', { languageInFile: null }, ['words']],
  ['is a scan without text', {}, ['', '']],
])('a document that %s must change', (_, lack, texts) => {
  const file = { ...COMPLETE, ...lack }
  expect(rowsOf([aReport({ file })], texts)).toMatchObject([{ mustChange: true }])
})

test('an exception that holds exempts a document, and the archive alone does not', () => {
  const file = { ...COMPLETE, accessibility: 'untagged' } as const
  const archived = aReport({ file, archived: true })
  const mustChange = (exceptions?: SiteContent['exceptions']) =>
    rowsOf([archived], ['words'], exceptions).map((row) => row.mustChange)
  expect(mustChange()).toEqual([true])
  expect(mustChange(new Map([[archived.id, anException()]]))).toEqual([false])
  const broken = anException({ broken: ['its file has changed'] })
  expect(mustChange(new Map([[archived.id, broken]]))).toEqual([true])
})

test('the last line counts what must change', () => {
  const untagged = aReport({ file: { ...COMPLETE, accessibility: 'untagged' } })
  const rows = rowsOf([untagged, aReport({ file: COMPLETE }), aReport({ file: COMPLETE })])
  expect(closingLine(rows, '2027-04-26')).toBe('1 of 3 documents must change before April 26, 2027')
  expect(closingLine(rows.slice(0, 1), null)).toBe('1 of 1 document must change')
})

test('documents are sorted by the site’s categories, and the columns of the table are aligned', () => {
  const plan = aReport({ id: 'plan', category: 'documents_masterPlans', title: 'Plan maestro (español)' })
  const table = collectionTable(rowsOf([plan, aReport({ title: 'x'.repeat(80) })]))
  const [heading, rule, first, second] = table.split('\n')
  expect(first).toMatch(/^annual-fy2026 {2}x{47}… {2}documents_annual /)
  expect(second).toMatch(/^plan {11}Plan maestro \(español\) /)
  const starts = [heading, first, second].map((line) =>
    line?.indexOf(line === heading ? 'Category' : 'documents_'),
  )
  expect(new Set(starts).size).toBe(1)
  expect(rule).toMatch(/^-+( {2}-+){9}$/)
})

test('a title with commas and quotes stays one cell of the CSV', () => {
  const csv = collectionCsv(rowsOf([aReport({ title: 'Plan "A", 2026', file: COMPLETE })]))
  expect(csv.split('\r\n')).toEqual([
    'id,title,category,pages,tagged,title_in_file,language_in_file,text,archived,must_change',
    'annual-fy2026,"Plan ""A"", 2026",documents_annual,12,yes,yes,en-US,yes,no,no',
    '',
  ])
})

test('the command prints the table, or only CSV or JSON', async () => {
  const { folder } = await aPublishing()
  const table = await runContentProcess(['report', folder])
  expect(table.code).toBe(0)
  expect(table.out).toMatch(/\n\n1 of 1 document must change\n$/)
  const json = await runContent(['report', folder, '--json'])
  expect(JSON.parse(json.out)).toEqual([
    {
      id: 'annual-fy2026',
      title: 'Annual report, FY 2026',
      category: 'documents_annual',
      pages: 1,
      tagged: 'untagged',
      hasTitle: false,
      languageInFile: 'en-US',
      hasText: true,
      isArchived: false,
      mustChange: true,
    },
  ])
  const csv = await runContent(['report', '--csv'], { CONTENT_DIR: folder })
  expect(csv.out.split('\r\n')).toHaveLength(3)
  expect(csv.err).toContain('must change')
})

test('a folder with a problem lists nothing', async () => {
  const { folder } = await aPublishing({ 'notes.txt': 'x' })
  expect(await runContent(['report', folder])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('notes.txt is not read'),
  })
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addReport } from '../../src/publishing/add-report.ts'
import { reviseReport } from '../../src/publishing/change-report.ts'
import { aPdf } from '../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'

async function read(publishing: TestPublishing, path: string): Promise<Buffer> {
  return readFile(join(publishing.folder, path))
}

test('a correction is a new file: the old one keeps its bytes and address, and points to the new one', async () => {
  const publishing = await aPublishing()
  const before = await read(publishing, 'files/annual-fy2026.pdf')
  const pdf = await publishing.writePdf('Corrected')
  const outcome = await reviseReport(
    'annual-fy2026',
    pdf,
    { note: 'Table 3 was corrected.', on: '2026-10-20' },
    publishing,
  )
  expect(outcome.address).toBe('https://traffic.example.gov/app/documents/annual-fy2026')
  expect(await read(publishing, 'files/annual-fy2026.pdf')).toEqual(before)
  expect(await read(publishing, 'files/annual-fy2026-r2.pdf')).toEqual(await readFile(pdf))

  const loaded = await publishing.load()
  if (loaded.kind === 'broken') throw new Error('The revised folder is broken')
  const { reports, files } = loaded.content
  expect(reports[0]).toMatchObject({
    status: 'revised',
    revisedOn: '2026-10-20',
    file: { url: '/files/annual-fy2026-r2.pdf' },
    history: [{ on: '2026-10-20', url: '/files/annual-fy2026.pdf', note: 'Table 3 was corrected.' }],
  })
  const next = '/files/annual-fy2026-r2.pdf'
  expect(files.get('/files/annual-fy2026.pdf')?.successor).toEqual({ next, latest: next })
  expect(files.get(next)?.successor).toBeNull()
})

test('after a second correction the first file points to the second and to the newest', async () => {
  const publishing = await aPublishing()
  for (const [text, on] of [
    ['Second', '2026-10-20'],
    ['Third', '2026-10-20'],
  ] as const) {
    const pdf = await publishing.writePdf(text)
    await reviseReport('annual-fy2026', pdf, { note: `${text} version.`, on }, publishing)
  }
  const loaded = await publishing.load()
  if (loaded.kind === 'broken') throw new Error('The revised folder is broken')
  const [report] = loaded.content.reports
  expect(report?.history.map(({ note }) => note)).toEqual(['Third version.', 'Second version.'])
  expect(loaded.content.files.get('/files/annual-fy2026.pdf')?.successor).toEqual({
    next: '/files/annual-fy2026-r2.pdf',
    latest: '/files/annual-fy2026-r3.pdf',
  })
})

test('what a person wrote in the entry stays unchanged', async () => {
  const entry = `# Ask Ana before you change this.\n${aReportEntry()}`
  const publishing = await aPublishing({ 'reports/annual-fy2026.yaml': entry })
  const pdf = await publishing.writePdf('Corrected')
  await reviseReport('annual-fy2026', pdf, { note: 'A word was corrected.', on: '2026-10-20' }, publishing)
  const text = String(await read(publishing, 'reports/annual-fy2026.yaml'))
  expect(text).toContain('# Ask Ana before you change this.\n')
  expect(text).toContain('publishedOn: 2026-09-15\n')
  expect(text).toContain('revisedOn: 2026-10-20\n')
})

test.each<[string, string, { note: string; on?: string }, string]>([
  ['another id', 'anual-fy2026', { note: 'x' }, 'Did you mean "annual-fy2026"?'],
  ['a path', '../site', { note: 'x' }, 'There is no report "../site"'],
  [
    'a day before it was published',
    'annual-fy2026',
    { note: 'x', on: '2026-09-14' },
    'is before the report was published',
  ],
  [
    'a day that does not exist',
    'annual-fy2026',
    { note: 'x', on: '2026-02-30' },
    'is not a day of the calendar',
  ],
  ['an empty note', 'annual-fy2026', { note: ' ' }, 'note " " must not be empty'],
])('%s is declined with a message, and nothing changes', async (_, id, options, message) => {
  const publishing = await aPublishing()
  const before = await read(publishing, 'reports/annual-fy2026.yaml')
  const pdf = await publishing.writePdf('Corrected')
  await expect(reviseReport(id, pdf, options, publishing)).rejects.toThrow(message)
  expect(await read(publishing, 'reports/annual-fy2026.yaml')).toEqual(before)
  expect(await readdir(join(publishing.folder, 'files'))).toEqual(['annual-fy2026.pdf'])
  expect(await readdir(publishing.folder)).not.toContain('.publishing')
})

test('a PDF whose name has another period is published only when somebody confirms it', async () => {
  const publishing = await aPublishing()
  const pdf = await publishing.writePdf('Annual FY2025')
  const revise = (confirm: TestPublishing['confirm']) =>
    reviseReport('annual-fy2026', pdf, { note: 'x' }, { ...publishing, confirm })
  await expect(revise(publishing.confirm)).rejects.toThrow(
    '"Annual-FY2025" says FY 2025 (2024-07-01 to 2025-06-30), and the report would be published for FY 2026',
  )
  expect(await readdir(join(publishing.folder, 'files'))).toEqual(['annual-fy2026.pdf'])
  await revise(async () => undefined)
  expect(await publishing.readEntry('annual-fy2026')).toMatchObject({ file: 'annual-fy2026-r2.pdf' })
})

test('a PDF in another language than the report is published only when somebody confirms it', async () => {
  const entry = aReportEntry({ language: 'es' })
  const publishing = await aPublishing({ 'reports/annual-fy2026.yaml': entry })
  const pdf = await publishing.writePdf('Corrected')
  const revise = (confirm: TestPublishing['confirm']) =>
    reviseReport('annual-fy2026', pdf, { note: 'x' }, { ...publishing, confirm })
  await expect(revise(publishing.confirm)).rejects.toThrow(
    'The PDF says that its language is English (en-US), and the report would be published as one in Spanish (es).',
  )
  expect(await readdir(join(publishing.folder, 'files'))).toEqual(['annual-fy2026.pdf'])
  await revise(async () => undefined)
  expect(await publishing.readEntry('annual-fy2026')).toMatchObject({ file: 'annual-fy2026-r2.pdf' })
})

test('the same PDF again is not a correction', async () => {
  const publishing = await aPublishing({ 'files/annual-fy2026.pdf': aPdf('Same') })
  const pdf = await publishing.writePdf('Same')
  await expect(reviseReport('annual-fy2026', pdf, { note: 'x' }, publishing)).rejects.toThrow(
    'already publishes this PDF',
  )
})

test('an archived report is never corrected', async () => {
  const entry = aReportEntry({ archived: true })
  const publishing = await aPublishing({ 'reports/annual-fy2026.yaml': entry })
  const pdf = await publishing.writePdf('New')
  await expect(reviseReport('annual-fy2026', pdf, { note: 'x' }, publishing)).rejects.toThrow(
    'must stay unaltered',
  )
})

test('two corrections at the same moment are both published, one after the other', async () => {
  const publishing = await aPublishing()
  await Promise.all(
    ['One', 'Two'].map(async (text) =>
      reviseReport('annual-fy2026', await publishing.writePdf(text), { note: text }, publishing),
    ),
  )
  expect(await publishing.readEntry('annual-fy2026')).toMatchObject({
    file: 'annual-fy2026-r3.pdf',
    history: [{ file: 'annual-fy2026.pdf' }, { file: 'annual-fy2026-r2.pdf' }],
  })
})

test('when the folder would have problems, the correction is undone', async () => {
  const publishing = await aPublishing({ 'notes.txt': 'x' })
  const before = await read(publishing, 'reports/annual-fy2026.yaml')
  const pdf = await publishing.writePdf('New')
  await expect(reviseReport('annual-fy2026', pdf, { note: 'x' }, publishing)).rejects.toThrow(
    'notes.txt is not read',
  )
  expect(await read(publishing, 'reports/annual-fy2026.yaml')).toEqual(before)
  expect(await readdir(join(publishing.folder, 'files'))).toEqual(['annual-fy2026.pdf'])
})

test('on the command line the address is the only output, and the note is required', async () => {
  const publishing = await aPublishing()
  const pdf = await publishing.writePdf('Corrected')
  const args = ['revise', 'report', 'annual-fy2026', pdf, '--folder', publishing.folder]
  const without = await runContent(args)
  expect(without).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--note') })
  const { code, out, err } = await runContentProcess([...args, '--note', 'Table 3 was corrected.'])
  expect({ code, out }).toEqual({ code: 0, out: 'http://localhost:8080/app/documents/annual-fy2026\n' })
  expect(err).toContain('files/annual-fy2026.pdf stays')
  expect(err).toContain('Note: the PDF is not tagged')
})

test('the PDF of another report, or one that was corrected, needs confirmation as a correction', async () => {
  const publishing = await aPublishing()
  const [other, right] = [await publishing.writePdf('Other'), await publishing.writePdf('Right')]
  const october = { category: 'metrics_freeway_monthly', period: '2026-10', title: 'Freeways' }
  await addReport(other, october, publishing)
  const args = (pdf: string) => ['annual-fy2026', pdf, '--note', 'x', '--folder', publishing.folder]
  const refused = await runContent(['revise', 'report', ...args(other)])
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining('This PDF is already published as "freeway-monthly-2026-10"'),
  })
  const first = join(publishing.folder, 'files/annual-fy2026.pdf')
  expect((await runContent(['revise', 'report', ...args(right)])).code).toBe(0)
  const back = await runContent(['revise', 'report', ...args(first)])
  expect(back).toMatchObject({ code: 1, err: expect.stringContaining('until a correction replaced it') })
  expect((await runContent(['revise', 'report', ...args(first), '--force'])).code).toBe(0)
})

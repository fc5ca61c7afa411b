import { hash } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { addReport } from '../../src/publishing/add-report.ts'
import { aContentFolder, type TestFolder } from '../../tests/builders/a-content-folder.ts'
import { madePdf } from '../../tests/pdf/made-pdf.ts'
import { IDENTIFICATION, TITLE, taggedPdf } from '../../tests/pdf/tagged-pdf.ts'
import { onePagePdf } from '../../tests/pdf/written-pdf.ts'
import type { Ran } from '../testing/run-program.ts'
import { aSharedReader } from '../testing/shared-pdf-cache.ts'
import { isShortRun } from '../testing/test-cases.ts'
import { refuseDoubts } from './publish-with.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'

let place: string
let reader: PdfReader
let folder: TestFolder

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'publish-'))
  reader = aSharedReader()
})

afterAll(async () => {
  await reader.close()
  await rm(place, { recursive: true })
})

beforeEach(async () => {
  folder = await aContentFolder()
})

function publish(pdf: string, ...args: string[]): Promise<Ran> {
  return runContent(['add', 'report', pdf, '--folder', folder.path, ...args])
}

/** In separate processes, like people who publish at the same moment. */
function publishAtOnce(pdfs: readonly string[], ...args: string[]): Promise<Ran[]> {
  return Promise.all(
    pdfs.map((pdf) => runContentProcess(['add', 'report', pdf, '--folder', folder.path, ...args])),
  )
}

/** Writes a PDF outside the content folder. */
async function aFile(name: string, bytes = onePagePdf()): Promise<string> {
  const path = join(place, name)
  await writeFile(path, bytes)
  return path
}

const MONTHLY = [
  '--category',
  'metrics_freeway_monthly',
  '--period',
  '2026-10',
  '--title',
  'Freeways, October 2026',
]

async function contents(): Promise<string[]> {
  const names = await Promise.all(['files', 'reports'].map((part) => readdir(join(folder.path, part))))
  return names
    .flat()
    .filter((name) => !name.startsWith('annual-fy2026'))
    .toSorted()
}

async function entry(id: string): Promise<unknown> {
  return parse(await readFile(join(folder.path, 'reports', `${id}.yaml`), 'utf8'))
}

test('a tagged report is published with what the PDF says, and its address is the only output', async () => {
  const args = ['--category', 'documents_annual', '--period', 'FY2021']
  const title = TITLE.replace('>A<', '>Work Zone Data Survey Report<')
  const pdf = await aFile('survey.pdf', taggedPdf({ xmp: IDENTIFICATION + title }))
  const { code, out, err } = await runContentProcess(['add', 'report', pdf, '--folder', folder.path, ...args])
  expect({ code, out }).toEqual({
    code: 0,
    out: 'http://localhost:8080/app/documents/annual-report-fy2021\n',
  })
  expect(err).toContain('The title "Work Zone Data Survey Report" was read from the PDF')
  expect(await entry('annual-report-fy2021')).toMatchObject({
    category: 'documents_annual',
    title: 'Work Zone Data Survey Report',
    language: 'en',
    period: { kind: 'fiscalYear', start: '2020-07-01', end: '2021-06-30', label: 'FY 2021' },
    file: 'annual-report-fy2021.pdf',
    sha256: hash('sha256', await readFile(pdf)),
  })
  const copy = join(folder.path, 'files', 'annual-report-fy2021.pdf')
  expect(await readFile(copy)).toEqual(await readFile(pdf))
  expect(await contents()).toEqual(['annual-report-fy2021.pdf', 'annual-report-fy2021.yaml'])
})

test('title, language and period are read from a well-made PDF', async () => {
  const made = await madePdf({ info: { Title: 'Ramp signals, October 2026' }, lang: 'es-US' })
  const { code, out } = await publish(await aFile('ramp.pdf', made), '--category', 'ramp_monthly')
  expect({ code, out }).toEqual({ code: 0, out: 'http://localhost:8080/app/metrics/ramp-monthly-2026-10\n' })
  expect(await entry('ramp-monthly-2026-10')).toMatchObject({
    language: 'es',
    period: { label: 'October 2026' },
  })
})

test('the period comes from the file’s name if the title has none, with a note', async () => {
  const pdf = await aFile('annual_FY2027.pdf')
  const { code, err } = await publish(pdf, '--category', 'documents_annual', '--title', 'A year of work')
  expect(code).toBe(0)
  expect(err).toContain('The period FY 2027 (2026-07-01 to 2027-06-30) was read from "annual_FY2027"')
})

test('the address appears on the site’s own origin', async () => {
  const env = { PUBLIC_URL: 'https://traffic.example.gov' }
  const args = ['add', 'report', await aFile('own.pdf'), '--folder', folder.path, ...MONTHLY]
  const { out } = await runContent(args, env)
  expect(out).toBe('https://traffic.example.gov/app/metrics/freeway-monthly-2026-10\n')
})

test('a published file can be read by the server no matter who published it', async () => {
  const pdf = await aFile('private.pdf')
  await chmod(pdf, 0o600)
  await publish(pdf, ...MONTHLY)
  const { mode } = await stat(join(folder.path, 'files', 'freeway-monthly-2026-10.pdf'))
  expect(mode & 0o777).toBe(0o644)
})

test.skipIf(isShortRun)(
  'two different PDFs can be published at the same moment, under different ids',
  async () => {
    const pdfs = await Promise.all(
      ['first.pdf', 'second.pdf'].map((name) => aFile(name, onePagePdf({ catalog: `/About (${name})` }))),
    )
    const runs = await publishAtOnce(pdfs, ...MONTHLY, '--force')
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    expect(await contents()).toEqual([
      'freeway-monthly-2026-10-2.pdf',
      'freeway-monthly-2026-10-2.yaml',
      'freeway-monthly-2026-10.pdf',
      'freeway-monthly-2026-10.yaml',
    ])
    const copies = ['freeway-monthly-2026-10', 'freeway-monthly-2026-10-2'].map((id) =>
      readFile(join(folder.path, 'files', `${id}.pdf`)),
    )
    const originals = pdfs.map((pdf) => readFile(pdf))
    const sorted = async (files: Promise<Buffer>[]) => (await Promise.all(files)).map(String).toSorted()
    expect(await sorted(copies)).toEqual(await sorted(originals))
  },
)

test('when two people use the same id at the same moment, one gets it and the other is told what to do', async () => {
  const pdfs = await Promise.all(
    ['first.pdf', 'second.pdf'].map((name) => aFile(name, onePagePdf({ catalog: `/About (${name})` }))),
  )
  const runs = await publishAtOnce(pdfs, ...MONTHLY, '--id', 'freeways')
  expect(runs.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const winner = runs.findIndex(({ code }) => code === 0)
  expect(runs[1 - winner]?.err).toMatch(/freeways\.(pdf|yaml)/)
  expect(await contents()).toEqual(['freeways.pdf', 'freeways.yaml'])
  expect(await readFile(join(folder.path, 'files/freeways.pdf'))).toEqual(await readFile(pdfs[winner] ?? ''))
})

test('an existing id is never overwritten', async () => {
  const before = await readFile(join(folder.path, 'reports/annual-fy2026.yaml'))
  const { code, err } = await publish(await aFile('again.pdf'), ...MONTHLY, '--id', 'annual-fy2026')
  expect(code).toBe(1)
  expect(err).toContain('The id "annual-fy2026" is taken, and a published report is never replaced')
  expect(await readFile(join(folder.path, 'reports/annual-fy2026.yaml'))).toEqual(before)
  expect(await contents()).toEqual([])
})

test('publishing the same PDF twice is refused', async () => {
  const pdf = await aFile('same.pdf')
  await publish(pdf, ...MONTHLY)
  const { code, err } = await publish(pdf, ...MONTHLY)
  expect(code).toBe(1)
  expect(err).toContain('This PDF is already published: its entry is reports/freeway-monthly-2026-10.yaml')
  expect(await contents()).toHaveLength(2)
})

test('a PDF left behind by an interrupted run is reported', async () => {
  const pdf = await aFile('left.pdf')
  await folder.write('files/freeway-monthly-2026-10.pdf', await readFile(pdf))
  const { code, err } = await publish(pdf, ...MONTHLY)
  expect(code).toBe(1)
  expect(err).toContain('delete files/freeway-monthly-2026-10.pdf and try again')
})

test('when the folder would have problems, what was added is removed again', async () => {
  await folder.write('reports/broken.yaml', 'title: [')
  const { code, out, err } = await publish(await aFile('good.pdf'), ...MONTHLY)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('Nothing was changed, because the content folder would have problems')
  expect(err).toMatch(/reports\/broken\.yaml:\d+ /)
  expect(await contents()).toEqual(['broken.yaml'])
})

/** What commander parses from `--category x --period y`. */
function optionsOf(args: readonly string[]): { category: string } & Record<string, string> {
  const pairs = args.flatMap((arg, at) => (arg.startsWith('--') ? [[arg.slice(2), args[at + 1] ?? '']] : []))
  return { category: '', ...Object.fromEntries(pairs) }
}

test.each<[string, string[], string, (() => Promise<string>)?]>([
  ['an unknown category', ['--category', 'anual', '--period', 'FY2026'], 'Did you mean "documents_annual"?'],
  ['an unknown category', ['--category', 'zebra', '--period', 'FY2026'], '  services_incidentManagement_tim'],
  ['an id with capitals', [...MONTHLY, '--id', 'Freeway Report'], '--id freeway-report'],
  ['a missing period', ['--category', 'documents_annual', '--title', 'Report'], '--period FY2026'],
  ['a period as text', [...MONTHLY, '--period', 'October'], '"October" is not a period'],
  ['a missing title', ['--category', 'documents_annual', '--period', 'FY2026'], '--title'],
  ['a missing file', MONTHLY, 'none.pdf does not exist', async () => 'none.pdf'],
  ['a Word file', MONTHLY, 'is not a PDF', () => aFile('a.docx', Buffer.from('PK'))],
  [
    'a protected PDF',
    MONTHLY,
    'protected by a password',
    async () => aFile('p.pdf', await madePdf({ userPassword: 'x' })),
  ],
  ['a day as text', [...MONTHLY, '--published', 'today'], 'publishedOn "today"'],
])('%s publishes nothing and gets advice', async (_what, args, advice, file = () => aFile('fine.pdf')) => {
  const publishing = {
    folder: folder.path,
    publicUrl: 'http://localhost:8080',
    reader,
    confirm: refuseDoubts,
  }
  await expect(addReport(await file(), optionsOf(args), publishing)).rejects.toThrow(advice)
  expect(await contents()).toEqual([])
})

test('a folder that is not a content folder is declined', async () => {
  const args = ['add', 'report', await aFile('lost.pdf'), '--folder', place, ...MONTHLY]
  const { code, err } = await runContent(args)
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('is not a content folder') })
})

import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkModel } from '../src/content/pdf/checks/check-model.ts'
import { readModel } from '../src/content/pdf/read-model/read-model.ts'
import { writeReportPdf } from '../src/reports/write-report-pdf.ts'
import { type PdfStructure, readStructure } from './pdf/read-structure.ts'

const CONTENT = new URL('../content/', import.meta.url)
const SAMPLE_LINE = 'Sample document. The figures are made up to show how the site works.'

/** A sample document of the content folder: its entry's category, and the contents of its PDF. */
interface SampleDocument {
  name: string
  isProse: boolean
  bytes: number
  structure: PdfStructure
}

let documents: SampleDocument[] = []

beforeAll(async () => {
  const names = await readdir(new URL('reports/', CONTENT))
  documents = await Promise.all(names.map(readDocument))
})

async function readDocument(name: string): Promise<SampleDocument> {
  const entry: { category: string; file: string; sample: boolean } = parse(
    await readFile(new URL(`reports/${name}`, CONTENT), 'utf8'),
  )
  expect([name, entry.sample]).toEqual([name, true])
  const bytes = await readFile(new URL(`files/${entry.file}`, CONTENT))
  const isProse = entry.category.startsWith('documents_')
  return { name, isProse, bytes: bytes.length, structure: await readStructure(bytes) }
}

test('every sample document is tagged, except the annual report of FY 2021, which shows the other mark', () => {
  const untagged = documents.filter(({ structure }) => !structure.isTagged).map(({ name }) => name)
  expect(untagged).toEqual(['annual-report-fy2021.yaml'])
})

test('every tagged sample document has a title and one main heading, and describes its charts', () => {
  for (const { name, structure } of documents.filter((one) => one.structure.isTagged)) {
    const { tags, title, figuresWithoutAlt } = structure
    expect([name, (title ?? '').length > 0, tags.H1, figuresWithoutAlt]).toEqual([name, true, 1, 0])
    expect([name, (tags.H2 ?? 0) > 1, (tags.Table ?? 0) > 0]).toEqual([name, true, true])
  }
})

/** The rules for accessible PDFs that a file breaks. */
async function brokenRules(bytes: Uint8Array): Promise<string[]> {
  const deadline = performance.now() + 10_000
  return checkModel(await readModel(bytes, { letsAssistiveTechnologyRead: true, deadline })).map(
    ({ rule }) => rule,
  )
}

test('machine checks find nothing in any tagged sample document', async () => {
  const names = await readdir(new URL('files/', CONTENT))
  for (const name of names.filter((one) => one !== 'annual-report-fy2021.pdf'))
    expect([name, await brokenRules(await readFile(new URL(`files/${name}`, CONTENT)))]).toEqual([name, []])
})

test('machine checks find nothing in a report that the product writes', async () => {
  const bytes = await writeReportPdf({
    title: 'Freeways & ramps',
    language: 'en-US',
    author: 'District Test',
    createdOn: '2026-11-17',
    footer: 'Sample data',
    blocks: [
      { kind: 'heading', level: 2, text: 'The week' },
      { kind: 'paragraph', text: ['See ', { text: 'the definitions', href: 'https://example.com/d' }, '.'] },
      { kind: 'list', items: ['I-95: 36 minutes', 'I-595: 28 minutes'] },
      {
        kind: 'table',
        caption: 'Events',
        columns: [{ title: 'Day' }, { title: 'Events' }],
        rows: [['Day 1', '7']],
      },
      {
        kind: 'figure',
        alt: 'Speeds rose.',
        height: 50,
        draw: (pdf, { x, y }) => void pdf.rect(x, y, 9, 9).fill(),
      },
    ],
  })
  expect(await brokenRules(bytes)).toEqual([])
})

test('every page of every sample document says that it is a sample', () => {
  for (const { name, structure } of documents) {
    const withoutLine = structure.texts.flatMap((text, index) =>
      plain(text).includes(SAMPLE_LINE) ? [] : [index + 1],
    )
    expect([name, withoutLine]).toEqual([name, []])
  }
})

test('no sample document puts a space between a number and its percent sign', () => {
  for (const { name, structure } of documents) {
    const spaced = structure.texts.flatMap((text) => text.match(/\S*\d\s+%/g) ?? [])
    expect([name, spaced]).toEqual([name, []])
  }
})

test('plans and annual reports have eight to fourteen pages, reports of figures three to five', () => {
  for (const { name, isProse, structure } of documents) {
    const { length } = structure.texts
    expect([name, isProse ? length >= 8 && length <= 14 : length >= 3 && length <= 5]).toEqual([name, true])
  }
})

test('all sample documents together stay under five megabytes, and each file has an entry', async () => {
  expect(documents.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(5_000_000)
  expect(await readdir(new URL('files/', CONTENT))).toHaveLength(documents.length)
})

test.each(['Road Ranger', 'reversible lanes', 'queue override', 'split failure'])(
  'a search for "%s" finds pages in several sample documents',
  (query) => {
    const found = documents.filter(({ structure }) =>
      structure.texts.some((text) => plain(text).toLowerCase().includes(query.toLowerCase())),
    )
    expect(found.length).toBeGreaterThanOrEqual(3)
  },
)

/** Text with single spaces instead of line breaks. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}

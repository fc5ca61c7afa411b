import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { SAMPLE_LINE } from './pdf/page-flow.ts'
import { makeSampleFiles, readSampleDocuments, type SampleFile } from './sample-content.ts'
import type { SampleDocument } from './sample-document.ts'
import { type PdfStructure, readStructure } from './testing/read-structure.ts'

const CONTENT = new URL('../../content/', import.meta.url)

let made: SampleFile[]
let read: { document: SampleDocument; structure: PdfStructure }[]

beforeAll(async () => {
  made = await Array.fromAsync(makeSampleFiles())
  read = []
  for (const document of await readSampleDocuments()) {
    const pdf = made.find(({ path }) => path === `files/${document.about.id}.pdf`)
    if (pdf === undefined) throw new Error(`${document.about.id} was not made`)
    read.push({ document, structure: await readStructure(pdf.bytes) })
  }
})

test('the sample documents in the content folder are, byte for byte, what the tool makes', async () => {
  const different: string[] = []
  for (const { path, bytes } of made) {
    const committed = await readFile(new URL(path, CONTENT)).catch(() => Buffer.alloc(0))
    if (!committed.equals(bytes)) different.push(path)
  }
  expect(different, 'run "npm run sample" and commit what it writes').toEqual([])
})

test('no sample document is left in the content folder that the tool no longer makes', async () => {
  const paths = new Set(made.map(({ path }) => path))
  const left: string[] = []
  for (const name of await readdir(new URL('reports/', CONTENT))) {
    const entry = await readFile(new URL(`reports/${name}`, CONTENT), 'utf8')
    // Reports about figures come from the tables; their own test looks after them.
    const isSample = /^sample: true$/m.test(entry) && /^category: documents_/m.test(entry)
    if (isSample && !paths.has(`reports/${name}`)) left.push(name)
  }
  expect(left).toEqual([])
})

test('every document carries tags but the annual report of FY 2021, which shows the other mark', () => {
  const untagged = read
    .filter(({ structure }) => !structure.isTagged)
    .map(({ document }) => document.about.id)
  expect(untagged).toEqual(['annual-report-fy2021'])
})

test('every heading, table, list and chart of a text can be heard in its tagged PDF', () => {
  for (const { document, structure } of read.filter((one) => one.structure.isTagged)) {
    const { blocks, about } = document
    const { tags, title, figuresWithoutWords } = structure
    expect(title).toBe(about.fileTitle ?? about.title)
    // The list of contents has a heading of its own.
    expect([about.id, tags.H1, tags.H2]).toEqual([about.id, 1, count(blocks, 'chapter') + 1])
    expect([about.id, tags.H3 ?? 0]).toEqual([about.id, count(blocks, 'section')])
    expect([about.id, tags.Table ?? 0]).toEqual([about.id, count(blocks, 'table')])
    expect([about.id, tags.Figure ?? 0]).toEqual([about.id, count(blocks, 'chart')])
    expect([about.id, tags.L ?? 0]).toEqual([about.id, count(blocks, 'list') + count(blocks, 'keyFigures')])
    expect([about.id, tags.TOCI]).toEqual([about.id, count(blocks, 'chapter')])
    expect([about.id, figuresWithoutWords]).toEqual([about.id, 0])
  }
})

test('every page of every document says that it is a sample', () => {
  for (const { document, structure } of read) {
    const silent = structure.texts.flatMap((text, index) =>
      plain(text).includes(SAMPLE_LINE) ? [] : [index + 1],
    )
    expect([document.about.id, silent]).toEqual([document.about.id, []])
  }
})

test('documents have eight to fourteen pages, and all files together stay under three megabytes', () => {
  for (const { document, structure } of read) {
    const { length } = structure.texts
    expect([document.about.id, length >= 8 && length <= 14]).toEqual([document.about.id, true])
  }
  expect(made.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(3_000_000)
})

test.each(['Road Ranger', 'reversible lanes', 'queue override', 'split failure'])(
  'a search for "%s" finds pages in several documents',
  (words) => {
    const found = read.filter(({ structure }) =>
      structure.texts.some((text) => plain(text).toLowerCase().includes(words.toLowerCase())),
    )
    expect(found.length).toBeGreaterThanOrEqual(3)
  },
)

function count(blocks: readonly Block[], kind: Block['kind']): number {
  return blocks.filter((block) => block.kind === kind).length
}

/** Text with its line ends as single spaces. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}

import { beforeAll, expect, test } from 'vitest'
import { type PdfStructure, readStructure } from '../../tests/pdf/read-structure.ts'
import type { ReportDocument } from './report-document.ts'
import { writeReportPdf } from './write-report-pdf.ts'

const rowsOf = (days: number) =>
  Array.from({ length: days }, (_, index) => [`Day ${index + 1}`, String(index * 7)])

const REPORT: ReportDocument = {
  title: 'Freeways & ramps, week of Nov 8–14, 2026',
  language: 'en-US',
  author: 'District Test',
  subject: 'Lanes reopened after <40 minutes',
  createdOn: '2026-11-17',
  footer: 'Sample data',
  blocks: [
    { kind: 'heading', level: 2, text: 'The week' },
    {
      kind: 'paragraph',
      text: ['Lanes reopened sooner; see ', { text: 'the definitions', href: 'https://example.com/d' }, '.'],
    },
    { kind: 'list', items: ['I-95: 36 minutes', 'I-595: 28 minutes'] },
    {
      kind: 'table',
      caption: 'Events by day',
      columns: [
        { title: 'Day', share: 2 },
        { title: 'Events', align: 'right' },
      ],
      rows: rowsOf(5),
      note: 'Every event with a time.',
    },
    { kind: 'heading', level: 3, text: 'Speeds' },
    {
      kind: 'figure',
      alt: 'Speeds rose from 40 to 52 mph.',
      height: 120,
      draw: (pdf, { x, y, width }) => void pdf.rect(x, y, width / 2, 100).fill('#176684'),
    },
    { kind: 'pageBreak' },
    { kind: 'list', items: ['First', 'Second'], isNumbered: true },
  ],
}

let bytes: Uint8Array
let structure: PdfStructure
beforeAll(async () => {
  bytes = await writeReportPdf(REPORT)
  structure = await readStructure(bytes)
})

test('a screen reader finds every heading, paragraph, list, table cell, figure and link of a report', () => {
  const { tags, isTagged, language, figuresWithoutAlt } = structure
  expect([isTagged, language, figuresWithoutAlt]).toEqual([true, 'en-US', 0])
  expect(tags).toMatchObject({ H1: 1, H2: 1, H3: 1, P: 3, L: 2, LI: 4, Lbl: 4, LBody: 4, Figure: 1, Link: 1 })
  expect(tags).toMatchObject({ Table: 1, TR: 6, TH: 7, TD: 5 })
})

test('the metadata has the report’s title with any characters, and its standard', () => {
  expect(structure.title).toBe(REPORT.title)
  expect(structure.metadata).toContain('Freeways &amp; ramps')
  expect(structure.metadata).toContain('&lt;40 minutes')
  expect(structure.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('a long table continues over pages, and each page has its footer and number', async () => {
  const blocks = REPORT.blocks.map((block) =>
    block.kind === 'table' ? { ...block, rows: rowsOf(60) } : block,
  )
  const { texts } = await readStructure(await writeReportPdf({ ...REPORT, blocks }))
  expect(texts.length).toBe(structure.texts.length + 2)
  expect(texts.join()).toMatch(/Day 1 .*Day 60 .*Every event with a time/)
  texts.forEach((text, index) => {
    expect(text).toMatch(new RegExp(`Sample data +${index + 1} / ${texts.length}`))
  })
})

test('every font is embedded, and every link says where it leads', () => {
  const text = Buffer.from(bytes).toString('latin1')
  const fonts = text.match(/\/Type \/FontDescriptor/g) ?? []
  expect(fonts).toHaveLength(2)
  expect(text.match(/\/FontFile[23]? /g)).toHaveLength(fonts.length)
  expect(text).toContain('/Contents (https://example.com/d)')
})

test('the same report gives the same bytes', async () => {
  expect(await writeReportPdf(REPORT)).toEqual(bytes)
})

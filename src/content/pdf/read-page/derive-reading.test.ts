import { hash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Tag, tag, taggedPdf } from '../../../../tests/pdf/tagged-pdf.ts'
import { parseReading, type StoredReading } from '../../tagged-reading.ts'
import { deriveReading } from '../worker/derive-reading.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The content of the web page, read in this process. */
async function readingOf(
  bytes: Uint8Array,
  accessibility: 'tagged' | 'untagged' = 'tagged',
): Promise<StoredReading> {
  const sha256 = hash('sha256', bytes)
  const path = join(folder, `${sha256}.pdf`)
  await writeFile(path, bytes)
  const open = (data: Buffer) => getDocument({ data: new Uint8Array(data), verbosity: VerbosityLevel.ERRORS })
  return parseReading(
    await deriveReading({ path, textBudgetMs: 0, checkBudgetMs: 10_000 }, { sha256, accessibility }, open),
  )
}

async function textOf(bytes: Uint8Array) {
  return (await readingOf(bytes)).text
}

/** Blocks after the start of the page and the paragraph "A" that begin every such PDF. */
async function blocksOf(pdf: Parameters<typeof taggedPdf>[0]) {
  const text = await textOf(taggedPdf(pdf))
  if (text.kind !== 'tagged') throw new Error(JSON.stringify(text))
  expect(text.blocks.slice(0, 2)).toEqual([
    { kind: 'page', page: 1 },
    { kind: 'paragraph', text: ['A'] },
  ])
  return text.blocks.slice(2)
}

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** Lines of text below each other, each a piece of marked content, from number 1 on. */
function written(...lines: string[]) {
  const content = lines
    .map(
      (line, index) =>
        `/Span << /MCID ${index + 1} >> BDC BT /F1 12 Tf 72 ${680 - 20 * index} Td (${line}) Tj ET EMC`,
    )
    .join('\n')
  return { font: HELVETICA, content }
}

const leaf = (type: string, mcid: number, entries = ''): Tag => tag(type, [], entries, { mcid })

test('the producer’s own types mean what the role map says', async () => {
  const pdf = { ...written('Results'), roleMap: '/Chapter /H2', tree: [leaf('Chapter', 1)] }
  expect(await blocksOf(pdf)).toEqual([{ kind: 'heading', level: 2, text: ['Results'] }])
})

test('an unknown type is a separate paragraph', async () => {
  const pdf = { ...written('One', 'Two'), tree: [leaf('Body', 1), leaf('Body', 2)] }
  expect(await blocksOf(pdf)).toEqual([
    { kind: 'paragraph', text: ['One'] },
    { kind: 'paragraph', text: ['Two'] },
  ])
})

test('headings without a level get that of their section', async () => {
  const pdf = {
    ...written('Outer', 'Inner'),
    tree: [tag('Sect', [leaf('H', 1), tag('Sect', [leaf('H', 2)])])],
  }
  expect(await blocksOf(pdf)).toMatchObject([{ level: 1 }, { level: 2 }])
})

test('words in another language, expansions and replaced text are marked', async () => {
  const pdf = {
    ...written('Resumen', 'TMC', 'fi'),
    tree: [
      leaf('P', 1, '/Lang (es)'),
      tag('P', [leaf('Span', 2, '/E (Traffic management center)'), leaf('Span', 3, '/ActualText (first)')]),
    ],
  }
  expect(await blocksOf(pdf)).toEqual([
    { kind: 'paragraph', text: ['Resumen'], lang: 'es' },
    { kind: 'paragraph', text: [{ text: ['TMC'], meaning: 'Traffic management center' }, ' first'] },
  ])
})

test('only web and e-mail addresses become links', async () => {
  const link = (address: string) => `/Subtype /Link /A << /S /URI /URI (${address}) >>`
  const pdf = {
    ...written('Site', 'Script'),
    annotations: [link('https://example.gov/'), link('javascript:alert\\(1\\)')],
    tree: [
      tag('P', [
        tag('Link', [], '', { mcid: 1, annotation: 0 }),
        tag('Link', [], '', { mcid: 2, annotation: 1 }),
      ]),
    ],
  }
  expect(await blocksOf(pdf)).toEqual([
    { kind: 'paragraph', text: [{ text: ['Site'], href: 'https://example.gov/' }, ' Script'] },
  ])
})

test('notes, quotations and captions are distinguished from paragraphs', async () => {
  const pdf = {
    ...written('Said', 'Aside', 'Below'),
    tree: [tag('BlockQuote', [leaf('P', 1)]), tag('Note', [leaf('P', 2)]), leaf('Caption', 3)],
  }
  expect(await blocksOf(pdf)).toEqual([
    { kind: 'quote', blocks: [{ kind: 'paragraph', text: ['Said'] }] },
    { kind: 'note', blocks: [{ kind: 'paragraph', text: ['Aside'] }] },
    { kind: 'paragraph', text: ['Below'], as: 'caption' },
  ])
})

test('a list in a list belongs to the item before it, and labels that are not numbers stay text', async () => {
  const pdf = {
    ...written('A-7', 'Outer', 'Inner'),
    tree: [
      tag('L', [
        tag('LI', [leaf('Lbl', 1), leaf('LBody', 2)]),
        tag('L', [tag('LI', [leaf('LBody', 3)])], '/A << /O /List /ListNumbering /Disc >>'),
      ]),
    ],
  }
  expect(await blocksOf(pdf)).toMatchObject([
    {
      marks: 'own',
      items: [[{ text: ['A-7 Outer'] }, { kind: 'list', marks: 'bullet', items: [[{ text: ['Inner'] }]] }]],
    },
  ])
})

test('cells over several columns keep their spans, and headers without a scope get that of their position', async () => {
  const wide = '/A << /O /Table /ColSpan 2 >>'
  const pdf = {
    ...written('Week', 'I-95', '7', '8'),
    tree: [
      tag('Table', [
        tag('TR', [tag('TH'), leaf('TH', 1, wide)]),
        tag('TR', [leaf('TH', 2), leaf('TD', 3), leaf('TD', 4)]),
      ]),
    ],
  }
  expect(await blocksOf(pdf)).toMatchObject([
    {
      headRows: 1,
      rows: [
        [{ scope: 'column' }, { scope: 'column', columns: 2 }],
        [{ scope: 'row' }, { scope: null }, { scope: null }],
      ],
    },
  ])
})

test('a figure is rendered from the area of its box, with the words in it', async () => {
  const box = '/Alt (A chart) /A << /O /Layout /BBox [72 600 172 700] >>'
  const { text, figures } = await readingOf(
    taggedPdf({ ...written('40 mph'), tree: [tag('P', [leaf('Figure', 1, box)])] }),
  )
  expect(text).toMatchObject({
    blocks: [{}, {}, { kind: 'figure', figure: 1, alt: 'A chart', words: '40 mph' }],
  })
  expect(figures).toEqual([{ page: 1, x: 70, y: 90, width: 104, height: 104 }])
})

test('a running footer, an artifact, is left out without a problem', async () => {
  const footer = '/Artifact BMC BT /F1 8 Tf 72 40 Td (Page one of many) Tj ET EMC'
  const { font, content } = written('Real')
  expect(await blocksOf({ font, content: `${content}\n${footer}`, tree: [leaf('P', 1)] })).toEqual([
    { kind: 'paragraph', text: ['Real'] },
  ])
})

test.each([
  [
    'words outside of all tags',
    { ...written('Tagged', 'Left out'), tree: [leaf('P', 1)] },
    { code: 'words', count: 2, pages: [1] },
  ],
  [
    'a table with uneven rows',
    {
      ...written('1', '2', '3'),
      tree: [tag('Table', [tag('TR', [leaf('TD', 1), leaf('TD', 2)]), tag('TR', [leaf('TD', 3)])])],
    },
    { code: 'table', count: 1, pages: [1] },
  ],
  [
    'a figure without alternative text',
    { ...written('40'), tree: [leaf('Figure', 1)] },
    { code: 'figure', count: 1, pages: [1] },
  ],
])('%s: the page is withheld and says why', async (_what, pdf, problem) => {
  expect(await textOf(taggedPdf(pdf))).toEqual({ kind: 'withheld', problems: [problem] })
})

test('a PDF without tags has no tagged text', async () => {
  expect(await readingOf(taggedPdf(), 'untagged')).toEqual({ text: { kind: 'untagged' }, figures: [] })
})

test('a structure tree that is too deep and a file that is not a PDF are withheld as unreadable', async () => {
  const unreadable = { kind: 'withheld', problems: [{ code: 'unreadable', count: 1, pages: [] }] }
  expect(await textOf(Buffer.from('%PDF-1.7 nothing'))).toEqual(unreadable)
  const deep = Array.from({ length: 600 }).reduce<Tag>((inner) => tag('Div', [inner]), leaf('P', 1))
  expect(await textOf(taggedPdf({ ...written('Deep'), tree: [deep] }))).toEqual(unreadable)
})

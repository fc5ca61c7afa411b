import { hash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortMarkedText } from '../src/content/pdf/read-page/marked-text.ts'
import { deriveReading } from '../src/content/pdf/worker/derive-reading.ts'
import { parseReading } from '../src/content/tagged-reading.ts'
import type { TaggedText } from '../src/contract/readable-report.ts'
import { someOf } from '../tools/testing/test-cases.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derived-'))
})
afterAll(() => rm(folder, { recursive: true }))

const open = (data: Uint8Array) =>
  getDocument({ data: new Uint8Array(data), verbosity: VerbosityLevel.ERRORS })

/** The text for the web page, read in this process. */
async function textOfFile(path: string): Promise<TaggedText> {
  const sha256 = hash('sha256', await readFile(path))
  const json = await deriveReading(
    { path, textBudgetMs: 0, checkBudgetMs: 20_000 },
    { sha256, accessibility: 'tagged' },
    open,
  )
  return parseReading(json).text
}

async function textOf(bytes: Uint8Array): Promise<TaggedText> {
  const path = join(folder, 'report.pdf')
  await writeFile(path, bytes)
  return textOfFile(path)
}

/** A tagged PDF as pdfkit writes it; `draw` adds to its structure. */
async function textOfTagged(draw: (pdf: PDFKit.PDFDocument, root: Element) => void): Promise<TaggedText> {
  const pdf = new PDFDocument({ pdfVersion: '1.7', tagged: true, lang: 'en-US', margin: 56 })
  const bytes = buffer(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  draw(pdf, root)
  root.end()
  pdf.end()
  return textOf(await bytes)
}

type Element = PDFKit.PDFStructureElement

test('a report that another program tagged is read as headings, text, a link, a list, a table and a figure', async () => {
  const text = await textOfTagged((pdf, root) => {
    const add = (type: string, content: string) => root.add(pdf.struct(type, {}, () => pdf.text(content)))
    add('H1', 'Freeways & ramps')
    add('H2', 'The week')
    const link = () => pdf.text('the definitions', { link: 'https://example.com/d', continued: true })
    root.add(
      pdf.struct('P', {}, [
        () => pdf.text('See ', { continued: true }),
        pdf.struct('Link', {}, link),
        () => pdf.text('.', { link: null }),
      ]),
    )
    const list = pdf.struct('L')
    root.add(list)
    pdf.list(['I-95: 36 minutes', 'I-595: 28 minutes'], { structParent: list, listType: 'numbered' })
    list.end()
    add('P', 'Events')
    const [day, events] = ['Day', 'Events'].map((name) => ({ text: name, type: 'TH', scope: 'Column' }))
    const row = [{ text: 'Day 1', type: 'TH', scope: 'Row' }, '7']
    // pdfkit's types do not know these options yet.
    pdf.table({ structParent: root, data: [[day, events], row] } as PDFKit.Mixins.TableOptionsWithData)
    const box = [56, pdf.y, 556, pdf.y + 50]
    const figure = { alt: 'Speeds rose.', bbox: box } as PDFKit.Mixins.StructureElementOptions
    root.add(pdf.struct('Figure', figure, () => pdf.rect(56, pdf.y, 9, 9).fill()))
    pdf.addPage()
    add('P', 'The end')
  })
  const cell = (content: string, scope: 'column' | 'row' | null) => ({
    scope,
    columns: 1,
    rows: 1,
    blocks: [{ kind: 'paragraph', text: [content] }],
  })
  expect(text).toEqual({
    kind: 'tagged',
    language: 'en-US',
    blocks: [
      { kind: 'page', page: 1 },
      { kind: 'heading', level: 1, text: ['Freeways & ramps'] },
      { kind: 'heading', level: 2, text: ['The week'] },
      {
        kind: 'paragraph',
        text: ['See ', { text: ['the definitions'], href: 'https://example.com/d' }, '.'],
      },
      {
        kind: 'list',
        marks: 'decimal',
        start: 1,
        items: [
          [{ kind: 'paragraph', text: ['I-95: 36 minutes'] }],
          [{ kind: 'paragraph', text: ['I-595: 28 minutes'] }],
        ],
      },
      { kind: 'paragraph', text: ['Events'] },
      {
        kind: 'table',
        caption: null,
        headRows: 1,
        rows: [
          [cell('Day', 'column'), cell('Events', 'column')],
          [cell('Day 1', 'row'), cell('7', null)],
        ],
      },
      {
        kind: 'figure',
        figure: 1,
        page: 1,
        alt: 'Speeds rose.',
        caption: null,
        words: '',
        width: 672,
        height: 72,
      },
      { kind: 'page', page: 2 },
      { kind: 'paragraph', text: ['The end'] },
    ],
  })
})

test('a paragraph that continues on the next page stays one, with a mark where the page starts', async () => {
  const long = 'roads '.repeat(900).trim()
  const text = await textOfTagged((pdf, root) => root.add(pdf.struct('P', {}, () => pdf.text(long))))
  const [, paragraph, ...others] = text.kind === 'tagged' ? text.blocks : []
  expect(others).toEqual([])
  expect(paragraph).toMatchObject({
    text: [expect.stringMatching(/^roads/), { page: 2 }, expect.stringMatching(/roads$/)],
  })
})

/** Every visible string in the blocks. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    ['kind', 'scope', 'marks', 'lang', 'href', 'alt', 'as'].includes(key) ? [] : stringsIn(part),
  )
}

/** Words have a letter or a digit; HTML adds the bullets itself. */
const words = (texts: readonly string[]) =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The share of the wanted words found in `others` in the same order: the longest common subsequence. */
function recallOf(wanted: readonly string[], others: readonly string[]): number {
  let before = new Uint16Array(others.length + 1)
  for (const word of wanted) {
    const now = new Uint16Array(others.length + 1)
    for (let at = 0; at < others.length; at++)
      now[at + 1] = word === others[at] ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, now[at] ?? 0)
    before = now
  }
  return (before.at(-1) ?? 0) / wanted.length
}

test('99% of the words of the tagged sample documents are on their web pages, in order', async () => {
  const files = new URL('../content/files/', import.meta.url)
  const all = (await readdir(files)).filter((name) => name !== 'annual-report-fy2021.pdf')
  expect(all.length).toBeGreaterThan(50)
  const names = someOf(all, 7)
  for (const name of names) {
    const text = await textOfFile(new URL(name, files).pathname)
    const task = open(await readFile(new URL(name, files)))
    const document = await task.promise
    const printed: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true })
      printed.push(...sortMarkedText(items).words)
    }
    await task.destroy()
    const shown = words(stringsIn(text.kind === 'tagged' ? text.blocks : []))
    expect([name, text.kind, recallOf(words(printed), shown) >= 0.99]).toEqual([name, 'tagged', true])
  }
}, 60_000)

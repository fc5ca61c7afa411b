import { hash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortMarkedText } from '../src/content/pdf/read-page/marked-text.ts'
import { deriveReading } from '../src/content/pdf/worker/derive-reading.ts'
import { parseReading } from '../src/content/tagged-reading.ts'
import type { TaggedText } from '../src/contract/readable-report.ts'
import { writeReportPdf } from '../src/reports/write-report-pdf.ts'
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

test('a report that the product writes is read back as headings, text, a link, a list, a table and a figure', async () => {
  const text = await textOf(
    await writeReportPdf({
      title: 'Freeways & ramps',
      language: 'en-US',
      author: 'District Test',
      createdOn: '2026-11-17',
      footer: 'Sample data',
      blocks: [
        { kind: 'heading', level: 2, text: 'The week' },
        {
          kind: 'paragraph',
          text: ['See ', { text: 'the definitions', href: 'https://example.com/d' }, '.'],
        },
        { kind: 'list', items: ['I-95: 36 minutes', 'I-595: 28 minutes'], isNumbered: true },
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
        { kind: 'pageBreak' },
        { kind: 'paragraph', text: 'The end' },
      ],
    }),
  )
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
  const text = await textOf(
    await writeReportPdf({
      title: 'Long',
      language: 'en-US',
      author: 'District Test',
      createdOn: '2026-11-17',
      blocks: [{ kind: 'paragraph', text: long }],
    }),
  )
  const [, , paragraph, ...others] = text.kind === 'tagged' ? text.blocks : []
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

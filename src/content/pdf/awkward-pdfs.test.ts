import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madePdf } from '../../../tests/pdf/made-pdf.ts'
import { REAL_PDFS } from '../../../tests/pdf/real-pdfs.ts'
import { onePagePdf, stream, writePdf } from '../../../tests/pdf/written-pdf.ts'
import type { PdfOutcome, PdfReader } from './pdf-facts.ts'
import { createPdfReader } from './pdf-reader.ts'

let folder: string
let reader: PdfReader
let count = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-awkward-'))
  reader = createPdfReader({ cacheDir: join(folder, 'cache') })
})

afterAll(async () => {
  await reader.close()
  await rm(folder, { recursive: true })
})

async function outcomeOf(bytes: Buffer): Promise<PdfOutcome> {
  const path = join(folder, `${count++}.pdf`)
  await writeFile(path, bytes)
  const reading = await reader.read(path)
  if (reading.kind === 'unread') throw new Error(reading.reason)
  return reading.outcome
}

const refused = (message: string) => ({ kind: 'refused', reason: expect.stringContaining(message) })
const readWith = (facts: object) => ({ kind: 'read', facts: expect.objectContaining(facts) })
const warnedOf = (message: string) => readWith({ warnings: [expect.stringContaining(message)] })

test.each<[string, string, () => Buffer]>([
  ['an empty file', 'is empty', () => Buffer.alloc(0)],
  [
    'a Word document with the wrong name',
    'is not a PDF',
    () => Buffer.from('PK\u0003\u0004 word/document.xml'),
  ],
  ['a PDF that ends after its first line', 'is damaged', () => Buffer.from('%PDF-1.7\n')],
  ['a page tree that contains itself', 'is damaged', () => pagesPdf('/Kids [2 0 R] /Count 5')],
  ['a PDF without pages', 'has no pages', () => pagesPdf('/Kids [] /Count 0')],
])('%s is refused with a message', async (_what, message, make) => {
  expect(await outcomeOf(make())).toEqual(refused(message))
})

test('a truncated report is refused as damaged', async () => {
  const whole = await readFile(REAL_PDFS.surveyReport)
  expect(await outcomeOf(whole.subarray(0, whole.length * 0.6))).toEqual(refused('is damaged'))
})

test('a PDF with a password is refused, and staff are told what to do', async () => {
  const secret = await madePdf({ userPassword: 'secret' })
  expect(await outcomeOf(secret)).toEqual({
    kind: 'refused',
    reason: 'is protected by a password: save it without one and publish it again',
  })
})

test.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
  'a PDF %s that needs a password only for editing is read, however it is encrypted',
  async (pdfVersion) => {
    const permissions = { contentAccessibility: true }
    const editable = await madePdf({ pdfVersion, userPassword: '', ownerPassword: 'office', permissions })
    expect(await outcomeOf(editable)).toEqual(
      readWith({ pages: 1, texts: expect.objectContaining({ hasWords: true }), warnings: [] }),
    )
  },
)

test('a PDF whose security settings keep screen readers out is published with advice', async () => {
  const silent = await madePdf({
    pdfVersion: '1.6',
    ownerPassword: 'office',
    permissions: { printing: 'lowResolution' },
  })
  expect(await outcomeOf(silent)).toEqual(warnedOf('security settings'))
})

test('a PDF whose table of contents is wrong is repaired while it is read', async () => {
  const astray = onePagePdf({ startXref: 99_999 })
  expect(await outcomeOf(astray)).toEqual(
    readWith({ pages: 1, texts: expect.objectContaining({ count: 1, hasWords: true }) }),
  )
})

test.each([
  ['a wall', '[0 0 100000000 100000000]', { width: 320, height: 320 }],
  ['a ribbon', '[0 0 100000 3]', { width: 320, height: 1 }],
  ['a thread', '[0 0 3 100000]', { width: 1, height: 640 }],
])('a page like %s gets a small picture', async (_what, mediaBox, size) => {
  expect(await outcomeOf(onePagePdf({ mediaBox }))).toEqual(
    readWith({ thumbnail: expect.objectContaining(size) }),
  )
})

test('a form that renders itself does not render forever', async () => {
  const resources = '/XObject << /X 6 0 R >>'
  const self = stream('/X Do', `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${resources} >>`)
  expect(await outcomeOf(onePagePdf({ content: '/X Do', resources, more: [self] }))).toEqual(
    readWith({ pages: 1 }),
  )
})

test('a page without any text is published with advice', async () => {
  expect(await outcomeOf(onePagePdf({ content: '0 0 99 99 re f' }))).toEqual(warnedOf('no text at all'))
})

test('a PDF with scripts is published with a warning, and nothing runs', async () => {
  const catalog = '/OpenAction << /S /JavaScript /JS (while(true){}) >>'
  expect(await outcomeOf(onePagePdf({ catalog }))).toEqual(warnedOf('contains scripts'))
})

test('a PDF with attached files is published with a warning', async () => {
  const carrier = await madePdf({}, (pdf) => pdf.file(Buffer.from('a,b'), { name: 'figures.csv' }))
  expect(await outcomeOf(carrier)).toEqual(warnedOf('has attached files'))
})

test('a nonexistent language is dropped', async () => {
  expect(await outcomeOf(onePagePdf({ catalog: '/Lang (in_ english!)' }))).toEqual(
    readWith({ language: null, warnings: [expect.stringContaining('"in_ english!"')] }),
  )
})

test('a PDF that calls itself tagged and holds no tags is untagged', async () => {
  const catalog = '/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R'
  const outcome = await outcomeOf(onePagePdf({ catalog, more: ['<< /Type /StructTreeRoot >>'] }))
  expect(outcome).toEqual(
    readWith({ accessibility: 'untagged', warnings: [expect.stringContaining('holds no tags')] }),
  )
})

test('a title that appears only in the XMP metadata is found', async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">
    Master plan</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`
  const more = [stream(xmp, '/Type /Metadata /Subtype /XML')]
  expect(await outcomeOf(onePagePdf({ catalog: '/Metadata 6 0 R', more }))).toEqual(
    readWith({ title: 'Master plan' }),
  )
})

test('a title in two languages is read in one, and a plain title unchanged', async () => {
  const titled = (description: string) =>
    onePagePdf({
      catalog: '/Metadata 6 0 R /Lang (es-US)',
      more: [
        stream(
          `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
          <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">${description}</rdf:Description></rdf:RDF></x:xmpmeta>`,
          '/Type /Metadata /Subtype /XML',
        ),
      ],
    })
  const both =
    '<dc:title><rdf:Alt><rdf:li xml:lang="en">Master plan</rdf:li><rdf:li xml:lang="es">Plan maestro</rdf:li></rdf:Alt></dc:title>'
  expect(await outcomeOf(titled(both))).toEqual(readWith({ title: 'Plan maestro' }))
  expect(await outcomeOf(titled('<dc:title>Master plan</dc:title>'))).toEqual(
    readWith({ title: 'Master plan' }),
  )
})

test('form values and notes on a page can be searched, but passwords cannot', async () => {
  const form = await madePdf({}, (pdf) => {
    pdf.initForm()
    pdf.formText('name', 72, 100, 200, 20, { value: 'Commercial Boulevard' })
    pdf.formText('code', 72, 130, 200, 20, { value: 'secret word', password: true })
    pdf.formCombo('county', 72, 160, 200, 20, { select: ['Broward', 'Martin'], value: 'Martin' })
    pdf.note(72, 200, 20, 20, 'Counted twice')
    pdf.link(72, 260, 20, 20, 'https://www.example.com/')
  })
  const outcome = await outcomeOf(form)
  const pages = outcome.kind === 'read' ? outcome.facts.texts.read() : []
  expect(pages).toEqual(['Freeway report\nCounted twice\nCommercial Boulevard\nMartin'])
})

test('a scan with a note on it is still a scan, and a hidden note is not read', async () => {
  const note = (words: string, flags: number) =>
    `<< /Type /Annot /Subtype /Text /Rect [9 9 20 20] /F ${flags} /Contents (${words}) >>`
  const scan = onePagePdf({
    content: '0 0 99 99 re f',
    page: '/Annots [6 0 R 7 0 R]',
    more: [note('See page two', 4), note('Not for you', 2)],
  })
  const outcome = await outcomeOf(scan)
  expect(outcome).toEqual(warnedOf('no text at all'))
  expect(outcome.kind === 'read' && outcome.facts.texts.hasWords).toBe(false)
  expect(outcome.kind === 'read' && outcome.facts.texts.read()).toEqual(['See page two'])
})

function pagesPdf(pages: string): Buffer {
  return writePdf({ objects: ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages ${pages} >>`] })
}

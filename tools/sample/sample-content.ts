import { readdir, readFile } from 'node:fs/promises'
import { readDistrictShape } from './pdf/district-shape.ts'
import { type PdfSource, renderDocument } from './pdf/render-document.ts'
import { readRoboto } from './pdf/roboto.ts'
import { buildReportEntry } from './report-entry.ts'
import { parseSampleDocument, type SampleDocument } from './sample-document.ts'

/** One file of the sample content, with its path inside the content folder. */
export interface SampleFile {
  path: string
  bytes: Uint8Array
}

const TEXTS = new URL('texts/', import.meta.url)
const PARTS = new URL('texts/parts/', import.meta.url)

/** Reads the texts of all sample documents, by file name. */
export async function readSampleDocuments(): Promise<SampleDocument[]> {
  const parts = new Map<string, string>()
  for (const name of await markdownNames(PARTS)) {
    parts.set(name.replace('.md', ''), await readFile(new URL(name, PARTS), 'utf8'))
  }
  const documents: SampleDocument[] = []
  for (const name of await markdownNames(TEXTS)) {
    try {
      documents.push(parseSampleDocument(await readFile(new URL(name, TEXTS), 'utf8'), parts))
    } catch (error) {
      throw new Error(`texts/${name} cannot be set`, { cause: error })
    }
  }
  return documents
}

/** Makes every sample file: one PDF and one entry a document. The same texts give the same bytes. */
export async function* makeSampleFiles(): AsyncGenerator<SampleFile> {
  const materials = { roboto: await readRoboto(), shape: await readDistrictShape() }
  for (const document of await readSampleDocuments()) {
    const { id } = document.about
    const pdf = await renderDocument(pdfSource(document), materials)
    yield { path: `files/${id}.pdf`, bytes: pdf }
    yield { path: `reports/${id}.yaml`, bytes: Buffer.from(buildReportEntry(document.about, pdf)) }
  }
}

function pdfSource({ about, blocks }: SampleDocument): PdfSource {
  return {
    cover: {
      kind: about.cover.kind,
      title: about.fileTitle ?? about.title,
      lines: about.cover.lines,
      periodLabel: about.period.label,
      dates: `${longDate(about.period.start)} to ${longDate(about.period.end)}`,
    },
    subject: about.summary,
    blocks,
    isTagged: about.tagged,
    publishedOn: about.publishedOn,
  }
}

function longDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

async function markdownNames(folder: URL): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
}

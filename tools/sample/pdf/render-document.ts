import PDFDocument from 'pdfkit'
import type { Block } from '../blocks.ts'
import type { Canvas } from './canvas.ts'
import { type ChapterPages, drawContents } from './contents-page.ts'
import { type Cover, drawCover } from './cover.ts'
import type { DistrictShape } from './district-shape.ts'
import { drawBlocks } from './draw-blocks.ts'
import { createPageFlow } from './page-flow.ts'
import type { RobotoFiles } from './roboto.ts'
import { createNoTags, createTags } from './tags.ts'

type Doc = InstanceType<typeof PDFDocument>

/** All that one PDF is made of. */
export interface PdfSource {
  cover: Cover
  /** One sentence for the file's properties. */
  subject: string
  blocks: readonly Block[]
  /** False for a file without the structure a screen reader needs. */
  isTagged: boolean
  /** Day the file says it was made, `YYYY-MM-DD`. */
  publishedOn: string
}

/** Faces and shapes that every document shares. */
export interface PdfMaterials {
  roboto: RobotoFiles
  shape: DistrictShape
}

/**
 * Draws a document. The same source and materials give the same bytes: the date is the
 * publication day, and pdfkit makes the file's identifier from its properties.
 */
export async function renderDocument(source: PdfSource, materials: PdfMaterials): Promise<Uint8Array> {
  // The contents stand before the chapters they count, so a first pass finds the pages.
  const draft = drawPass(source, materials, new Map())
  const { doc } = drawPass(source, materials, draft.pages)
  return collect(doc)
}

function drawPass(
  source: PdfSource,
  materials: PdfMaterials,
  known: ChapterPages,
): { doc: Doc; pages: ChapterPages } {
  const doc = openDocument(source, materials.roboto)
  const tags = source.isTagged ? createTags(doc) : createNoTags(doc)
  const canvas: Canvas = { doc, tags }
  const chapters = source.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.title] : []))
  const flow = createPageFlow(canvas, { documentTitle: source.cover.title, chapters, current: -1 })
  drawCover(canvas, source.cover, materials.shape)
  drawContents(flow, chapters, known)
  const pages = drawBlocks(flow, source.blocks)
  tags.finish()
  return { doc, pages }
}

function openDocument(source: PdfSource, roboto: RobotoFiles): Doc {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    autoFirstPage: false,
    tagged: source.isTagged,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: xmlSafe(source.cover.title),
      Author: 'FDOT District Four',
      Subject: xmlSafe(source.subject),
      Creator: 'Sample content',
      CreationDate: new Date(`${source.publishedOn}T12:00:00Z`),
    },
  })
  doc.registerFont('regular', roboto.regular)
  doc.registerFont('medium', roboto.medium)
  doc.registerFont('semibold', roboto.semibold)
  return doc
}

/** pdfkit copies the properties into XML as they are, so that an ampersand would break the file. */
function xmlSafe(text: string): string {
  if (/[&<>]/.test(text)) throw new Error(`"${text}" holds a sign that the properties of a PDF cannot hold`)
  return text
}

async function collect(doc: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  doc.end()
  for await (const chunk of doc) chunks.push(chunk as Uint8Array) // a binary stream yields bytes only
  return Buffer.concat(chunks)
}

import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { ReportBlock, ReportColumn, ReportDocument, RichText } from './report-document.ts'
import { describeLinks, escapeMetadata } from './tagged-pdf.ts'

const require = createRequire(import.meta.url)
const FONTS = {
  regular: require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff'),
  semibold: require.resolve('@fontsource/roboto/files/roboto-latin-600-normal.woff'),
} as const

const MARGIN = 56
const COLORS = { ink: '#191c1e', soft: '#40484d', accent: '#00435a', hairline: '#bfc8ce' } as const
/** Font size in points of each kind of text. */
const SIZES = { 1: 24, 2: 16, 3: 12, body: 10.5, cell: 9, note: 8.5 } as const
/** A heading or a caption moves to the next page unless this much of the following content fits, points. */
const MIN_FOLLOWING_SPACE = 80

/**
 * Writes a report as a tagged PDF: PDF/UA-1 metadata, a structure tree in reading order, embedded fonts, one
 * bookmark per heading of level 2. The same report gives the same bytes.
 */
export async function writeReportPdf(report: ReportDocument): Promise<Uint8Array> {
  const pdf = openPdf(report)
  const bytes = buffer(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  root.add(pdf.struct('H1', {}, () => writeHeading(pdf, 1, report.title)))
  for (const block of report.blocks) writeBlock(pdf, root, block)
  root.end()
  writeFooters(pdf, report.footer ?? '')
  pdf.end()
  return bytes
}

function openPdf({ title, language, author, subject, createdOn }: ReportDocument): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    ...({ subset: 'PDF/UA' } as object), // pdfkit's types only know PDF/A.
    lang: language,
    displayTitle: true,
    bufferPages: true,
    font: FONTS.regular,
    info: {
      Title: title,
      Author: author,
      ...(subject === undefined ? {} : { Subject: subject }),
      Creator: 'Traffic operations site',
      CreationDate: new Date(`${createdOn}T12:00:00Z`),
    },
  })
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file)
  escapeMetadata(pdf)
  describeLinks(pdf)
  return pdf
}

type Element = PDFKit.PDFStructureElement
/** Left, top, right and bottom on the page. */
type Box = [number, number, number, number]

function writeBlock(pdf: PDFKit.PDFDocument, parent: Element, block: ReportBlock): void {
  switch (block.kind) {
    case 'heading':
      keepTogether(pdf)
      if (block.level === 2) pdf.outline.addItem(block.text)
      parent.add(pdf.struct(`H${block.level}`, {}, () => writeHeading(pdf, block.level, block.text)))
      return
    case 'paragraph':
      writeParagraph(pdf, parent, block.text)
      return
    case 'list':
      writeList(pdf, parent, block)
      return
    case 'table':
      writeTable(pdf, parent, block)
      return
    case 'figure':
      writeFigure(pdf, parent, block)
      return
    case 'pageBreak':
      pdf.addPage()
  }
}

function keepTogether(pdf: PDFKit.PDFDocument, height = MIN_FOLLOWING_SPACE): void {
  if (pdf.y > MARGIN && pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

function setFont(pdf: PDFKit.PDFDocument, font: keyof typeof FONTS, size: number, color: string): void {
  pdf.font(font).fontSize(size).fillColor(color)
}

function writeHeading(pdf: PDFKit.PDFDocument, level: 1 | 2 | 3, text: string): void {
  setFont(pdf, 'semibold', SIZES[level], level === 3 ? COLORS.accent : COLORS.ink)
  if (level !== 1) pdf.moveDown(0.5)
  pdf.text(text).moveDown(0.3)
}

function writeParagraph(pdf: PDFKit.PDFDocument, parent: Element, text: RichText): void {
  const pieces = (typeof text === 'string' ? [text] : text).map((piece) =>
    typeof piece === 'string' ? { text: piece, href: null } : piece,
  )
  const paragraph = pdf.struct('P')
  parent.add(paragraph)
  pieces.forEach((piece, index) => {
    const isLink = piece.href !== null
    const options = { continued: index < pieces.length - 1, link: piece.href, underline: isLink, lineGap: 3 }
    const write = () => {
      setFont(pdf, 'regular', SIZES.body, isLink ? COLORS.accent : COLORS.ink)
      pdf.text(piece.text, options)
    }
    paragraph.add(isLink ? pdf.struct('Link', {}, write) : write)
  })
  paragraph.end()
  pdf.moveDown(0.6)
}

function writeList(
  pdf: PDFKit.PDFDocument,
  parent: Element,
  { items, isNumbered = false }: Extract<ReportBlock, { kind: 'list' }>,
): void {
  const list = pdf.struct('L')
  parent.add(list)
  setFont(pdf, 'regular', SIZES.body, COLORS.ink)
  const listType = isNumbered ? 'numbered' : 'bullet'
  pdf.list([...items], { structParent: list, listType, bulletRadius: 1.5, textIndent: 14, lineGap: 3 })
  list.end()
  pdf.moveDown(0.6)
}

function writeTable(
  pdf: PDFKit.PDFDocument,
  parent: Element,
  { caption, columns, rows, note }: Extract<ReportBlock, { kind: 'table' }>,
): void {
  keepTogether(pdf)
  parent.add(
    pdf.struct('P', {}, () => {
      setFont(pdf, 'semibold', SIZES.cell + 1, COLORS.ink)
      pdf.text(caption).moveDown(0.3)
    }),
  )
  setFont(pdf, 'regular', SIZES.cell, COLORS.ink)
  const head = columns.map(({ title }) => ({
    text: title,
    type: 'TH' as const,
    scope: 'Column' as const,
    textColor: COLORS.soft,
    font: { src: FONTS.semibold },
  }))
  const body = rows.map(([name = '', ...cells]) => [
    { text: name, type: 'TH' as const, scope: 'Row' as const },
    ...cells,
  ])
  pdf.table({
    structParent: parent,
    columnStyles: columnStyles(columns, pdf.page.width - 2 * MARGIN),
    defaultStyle: {
      border: [0, 0, 0.5, 0],
      borderColor: COLORS.hairline,
      padding: [4, 6],
      textColor: COLORS.ink,
    },
    data: [head, ...body],
  })
  pdf.x = MARGIN
  pdf.moveDown(0.4)
  if (note !== undefined)
    parent.add(
      pdf.struct('P', {}, () => {
        setFont(pdf, 'regular', SIZES.note, COLORS.soft)
        pdf.text(note)
      }),
    )
  pdf.moveDown(0.8)
}

function columnStyles(columns: readonly ReportColumn[], width: number) {
  const whole = columns.reduce((sum, { share = 1 }) => sum + share, 0)
  return columns.map(({ share = 1, align = 'left' }) => ({
    width: (width * share) / whole,
    align: { x: align, y: 'top' as const },
  }))
}

function writeFigure(
  pdf: PDFKit.PDFDocument,
  parent: Element,
  { alt, height, draw }: Extract<ReportBlock, { kind: 'figure' }>,
): void {
  keepTogether(pdf, height)
  const area = { x: MARGIN, y: pdf.y, width: pdf.page.width - 2 * MARGIN, height }
  const bbox: Box = [area.x, area.y, area.x + area.width, area.y + height]
  parent.add(
    pdf.struct('Figure', { alt, bbox }, () => {
      pdf.save()
      draw(pdf, area)
      pdf.restore()
    }),
  )
  pdf.x = MARGIN
  pdf.y = area.y + height
  pdf.moveDown(0.8)
}

/** Footers are artifacts, which screen readers skip. */
function writeFooters(pdf: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    // Text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0
    setFont(pdf, 'regular', SIZES.note, COLORS.soft)
    pdf.markContent('Artifact', { type: 'Pagination' })
    const y = pdf.page.height - MARGIN + 20
    pdf.text(footer, MARGIN, y, { lineBreak: false })
    pdf.text(`${page + 1} / ${count}`, MARGIN, y, { align: 'right', width: pdf.page.width - 2 * MARGIN })
    pdf.endMarkedContent()
  }
}

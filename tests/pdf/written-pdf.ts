import { deflateSync } from 'node:zlib'

/** Parts of a PDF written by hand. Each object is its body; they are numbered from 1. */
export interface WrittenPdf {
  objects: readonly (string | Buffer)[]
  /** Further entries of the trailer. */
  trailer?: string
  /** Where the file claims that its table of objects starts. Missing: the right place. */
  startXref?: number
}

/** Writes a PDF byte by byte, whether valid or not. Object 1 is the catalog. */
export function writePdf({ objects, trailer = '', startXref }: WrittenPdf): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  const push = (part: string | Buffer): void => {
    const bytes = Buffer.from(part)
    parts.push(bytes)
    length += bytes.length
  }
  for (const [index, body] of objects.entries()) {
    offsets.push(length)
    push(`${index + 1} 0 obj\n`)
    push(body)
    push('\nendobj\n')
  }
  const tableAt = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`)
  push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\n`)
  push(`startxref\n${startXref ?? tableAt}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** A stream object. */
export function stream(content: string | Buffer, entries = '', isCompressed = false): Buffer {
  const bytes = isCompressed ? deflateSync(content) : Buffer.from(content)
  const filter = isCompressed ? '/Filter /FlateDecode' : ''
  const head = `<< /Length ${bytes.length} ${filter} ${entries} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}

/** How a PDF differs from the usual one with one page. */
export interface OnePage {
  content?: string | Buffer
  catalog?: string
  mediaBox?: string
  /** Further entries of the page. */
  page?: string
  resources?: string
  /** Objects 6 and up. */
  more?: readonly (string | Buffer)[]
  trailer?: string
  startXref?: number
}

/** A PDF with one page, with the text "Freeway report" by default. */
export function onePagePdf(page: OnePage = {}): Buffer {
  const { content = 'BT /F1 24 Tf 72 700 Td (Freeway report) Tj ET', catalog = '', resources = '' } = page
  return writePdf({
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox ${page.mediaBox ?? '[0 0 612 792]'} /Contents 4 0 R ${page.page ?? ''}
        /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
      Buffer.isBuffer(content) ? content : stream(content),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...(page.more ?? []),
    ],
    ...(page.trailer === undefined ? {} : { trailer: page.trailer }),
    ...(page.startXref === undefined ? {} : { startXref: page.startXref }),
  })
}

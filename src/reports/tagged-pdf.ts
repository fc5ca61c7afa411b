// pdfkit 0.20 has these options; its type declarations don't know them yet.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Left, top, right and bottom on the page, points from its top left corner. */
      bbox?: [number, number, number, number]
    }
    interface TableOptions {
      /** Writes a structure element for the table and every row and cell, as a child of this one. */
      structParent?: PDFStructureElement
    }
    interface CellOptions {
      /** Which cells a header cell is for. */
      scope?: 'Row' | 'Column' | 'Both'
    }
  }
}

/** Lets a title contain `&` and `<`: pdfkit copies the file's properties into XML metadata unescaped. */
export function escapeMetadata(pdf: PDFKit.PDFDocument): void {
  const endMetadata = pdf.endMetadata.bind(pdf)
  pdf.endMetadata = () => {
    // The information dictionary is already written, so only the XML gets the escaped text.
    for (const [name, value] of Object.entries(pdf.info))
      if (typeof value === 'string') Object.assign(pdf.info, { [name]: escapeXml(value) })
    endMetadata()
  }
}

/** Describes the annotation of every link by its address: PDF/UA-1 requires it (7.18.5), but pdfkit leaves it empty. */
export function describeLinks(pdf: PDFKit.PDFDocument): void {
  const link = pdf.link.bind(pdf)
  pdf.link = (x, y, width, height, address, options) =>
    link(x, y, width, height, address, { ...options, Contents: new String(address) } as typeof options)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

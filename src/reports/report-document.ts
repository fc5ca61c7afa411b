/** A paragraph's text. A piece with an address is a link; its text must say where it leads. */
export type RichText = string | readonly (string | { text: string; href: string })[]

/** A column of a table. */
export interface ReportColumn {
  title: string
  /** Default: left. Figures read best on the right. */
  align?: 'left' | 'right'
  /** Width relative to the other columns. Default: 1. */
  share?: number
}

/** One piece of a report, in reading order. */
export type ReportBlock =
  /** The report's title is its only heading of level 1, so these begin at level 2. */
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly string[]; isNumbered?: boolean }
  /** The first row and the first column are header cells. `note` follows the table. */
  | {
      kind: 'table'
      caption: string
      columns: readonly ReportColumn[]
      rows: readonly (readonly string[])[]
      note?: string
    }
  /** `alt`: the information in the picture. `draw` stays inside `area`. */
  | { kind: 'figure'; alt: string; height: number; draw: (pdf: PDFKit.PDFDocument, area: Area) => void }
  | { kind: 'pageBreak' }

/** A rectangle on the page, points from its top left corner. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Everything one PDF is made of. */
export interface ReportDocument {
  title: string
  /** BCP 47 tag, such as `en-US`. */
  language: string
  author: string
  /** One sentence for the file's properties. */
  subject?: string
  /** The date in the file's properties, `YYYY-MM-DD`. */
  createdOn: string
  /** One line at the foot of every page, next to the page number. */
  footer?: string
  blocks: readonly ReportBlock[]
}

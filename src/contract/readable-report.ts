import * as v from 'valibot'

/** Part of a line of text: plain text, the start of a page of the PDF, or a stretch with its own meaning. */
export type Inline = string | PageStart | Stretch

interface PageStart {
  page: number
}

const STRETCH_MEANINGS = ['emphasis', 'strong', 'quote', 'code'] as const

interface Stretch {
  text: readonly Inline[]
  as?: (typeof STRETCH_MEANINGS)[number] | undefined
  /** Where it leads: an address of the web or of mail. */
  href?: string | undefined
  /** BCP 47. */
  lang?: string | undefined
  /** What an abbreviation stands for. */
  meaning?: string | undefined
}

/** How the items of a list are marked; `own`: each item's text begins with its own mark. */
const LIST_MARKS = [
  'bullet',
  'none',
  'own',
  'decimal',
  'lowerAlpha',
  'upperAlpha',
  'lowerRoman',
  'upperRoman',
] as const
export type ListMarks = (typeof LIST_MARKS)[number]

/** One piece of a report, in reading order. `lang` is BCP 47; missing: the language around it. */
export type ReadableBlock =
  /** A page of the PDF begins here. */
  | { kind: 'page'; page: number }
  | { kind: 'heading'; level: number; text: readonly Inline[]; lang?: string | undefined }
  | { kind: 'paragraph'; text: readonly Inline[]; as?: 'caption' | undefined; lang?: string | undefined }
  | { kind: 'quote' | 'note'; blocks: readonly ReadableBlock[]; lang?: string | undefined }
  | {
      kind: 'list'
      marks: ListMarks
      /** Number of the first item. */
      start: number
      items: readonly (readonly ReadableBlock[])[]
      lang?: string | undefined
    }
  | ReadableTable
  | ReadableFigure

const Count = v.pipe(v.number(), v.integer(), v.minValue(1))
const Lang = v.optional(v.string())

export const Inline: v.GenericSchema<Inline> = v.union([
  v.string(),
  v.object({ page: Count }),
  v.object({
    text: v.array(v.lazy(() => Inline)),
    as: v.optional(v.picklist(STRETCH_MEANINGS)),
    href: v.optional(v.string()),
    lang: Lang,
    meaning: v.optional(v.string()),
  }),
])
const Line = v.array(Inline)

const Figure = v.object({
  kind: v.literal('figure'),
  /** From 1, in reading order. Its picture is at `figurePictureUrl`. */
  figure: Count,
  page: Count,
  /** CSS pixels. */
  width: Count,
  height: Count,
  /** Alternative text. Empty: the PDF has none. */
  alt: v.string(),
  caption: v.nullable(Line),
  /** Text within the picture; empty: none. */
  words: v.string(),
  href: v.optional(v.string()),
  lang: Lang,
})
export type ReadableFigure = v.InferOutput<typeof Figure>

// An interface, because a type alias of a schema that contains itself would refer to itself.
interface Blocks extends ReadonlyArray<ReadableBlock> {}
const Blocks: v.GenericSchema<Blocks> = v.array(v.lazy(() => ReadableBlock))

const Cell = v.object({
  /** What a header cell heads. `null`: not a header. */
  scope: v.nullable(v.picklist(['column', 'row'])),
  columns: Count,
  rows: Count,
  blocks: Blocks,
  lang: Lang,
})
export type ReadableCell = v.InferOutput<typeof Cell>

/** Counting spans, all rows have the same number of columns. */
const Table = v.object({
  kind: v.literal('table'),
  caption: v.nullable(Line),
  /** Number of rows at the top with only headers. */
  headRows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rows: v.array(v.array(Cell)),
  lang: Lang,
})
export type ReadableTable = v.InferOutput<typeof Table>

export const ReadableBlock: v.GenericSchema<ReadableBlock> = v.variant('kind', [
  v.object({ kind: v.literal('page'), page: Count }),
  v.object({ kind: v.literal('heading'), level: v.pipe(Count, v.maxValue(6)), text: Line, lang: Lang }),
  v.object({ kind: v.literal('paragraph'), text: Line, as: v.optional(v.literal('caption')), lang: Lang }),
  v.object({ kind: v.picklist(['quote', 'note']), blocks: Blocks, lang: Lang }),
  v.object({
    kind: v.literal('list'),
    marks: v.picklist(LIST_MARKS),
    start: v.pipe(v.number(), v.integer()),
    items: v.array(Blocks),
    lang: Lang,
  }),
  Table,
  Figure,
])

/** Why the structure of a tagged PDF is not shown. */
export const READING_PROBLEMS = ['words', 'table', 'figure', 'unreadable'] as const

const ReadingProblem = v.object({
  code: v.picklist(READING_PROBLEMS),
  /** Number of untagged words, tables with uneven rows, or figures without alternative text. */
  count: Count,
  /** The first 20 of them, ascending; empty for a problem of the whole document. */
  pages: v.array(Count),
})
export type ReadingProblem = v.InferOutput<typeof ReadingProblem>

const Tagged = v.object({
  kind: v.literal('tagged'),
  /** The document's language, BCP 47. `null`: not given. */
  language: v.nullable(v.string()),
  blocks: v.array(ReadableBlock),
})

/** A PDF's text as structured by its tags. */
export const TaggedText = v.variant('kind', [
  Tagged,
  v.object({ kind: v.literal('withheld'), problems: v.array(ReadingProblem) }),
  v.object({ kind: v.literal('untagged') }),
])
export type TaggedText = v.InferOutput<typeof TaggedText>

/** `Documents/GetReadable/{id}`: one report as text to read without its PDF. */
export const ReadableReport = v.variant('kind', [
  /** Headings have levels 2 to 6 without gaps: the report's title is above them. */
  Tagged,
  v.object({
    kind: v.literal('extracted'),
    /** Empty: the PDF is not tagged. */
    problems: v.array(ReadingProblem),
    /** The text of each page, line by line, without structure. */
    pages: v.array(v.string()),
  }),
  v.object({
    kind: v.literal('reviewed'),
    /** What the office wrote instead, as sanitized HTML. */
    sections: v.array(v.object({ id: v.string(), title: v.string(), html: v.string() })),
  }),
])
export type ReadableReport = v.InferOutput<typeof ReadableReport>

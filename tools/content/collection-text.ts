import { ACCESSIBILITY_DEADLINE, type CollectionRow } from './collection-rows.ts'

/** One column of the table: its heading for people, its name for programs, and its cell. */
interface Column {
  heading: string
  name: string
  cell: (row: CollectionRow) => string
  isNumber?: boolean
}

const COLUMNS: readonly Column[] = [
  { heading: 'Report', name: 'id', cell: ({ id }) => id },
  { heading: 'Title', name: 'title', cell: ({ title }) => title },
  { heading: 'Category', name: 'category', cell: ({ category }) => category },
  { heading: 'Pages', name: 'pages', cell: ({ pages }) => String(pages ?? ''), isNumber: true },
  { heading: 'Tagged', name: 'tagged', cell: ({ tagged }) => TAGGED[tagged] },
  { heading: 'Title in file', name: 'title_in_file', cell: ({ hasTitle }) => yesOrNo(hasTitle) },
  { heading: 'Language', name: 'language_in_file', cell: ({ languageInFile }) => languageInFile ?? 'none' },
  { heading: 'Text', name: 'text', cell: ({ hasText }) => yesOrNo(hasText) },
  { heading: 'Archived', name: 'archived', cell: ({ isArchived }) => yesOrNo(isArchived) },
  {
    heading: 'Must change',
    name: `must_change_before_${ACCESSIBILITY_DEADLINE.replaceAll('-', '_')}`,
    cell: ({ mustChange }) => yesOrNo(mustChange),
  },
]

const TAGGED = { tagged: 'yes', untagged: 'no', unknown: 'unknown' } as const

/** Longer titles are cut in the table, so that a row stays on one line of a wide window. */
const TITLE_WIDTH = 48
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The rows as aligned columns, every line ended. Pure. */
export function collectionTable(rows: readonly CollectionRow[]): string {
  const cells = rows.map((row) =>
    COLUMNS.map(({ cell, name }) => (name === 'title' ? cut(cell(row)) : cell(row))),
  )
  const widths = COLUMNS.map(({ heading }, index) =>
    Math.max(heading.length, ...cells.map((line) => widthOf(line[index] ?? ''))),
  )
  const lines = [COLUMNS.map(({ heading }) => heading), widths.map((width) => '-'.repeat(width)), ...cells]
  return lines.map((line) => `${alignLine(line, widths)}\n`).join('')
}

/** The rows as CSV (RFC 4180), with a line of names. Pure. */
export function collectionCsv(rows: readonly CollectionRow[]): string {
  const lines = [COLUMNS.map(({ name }) => name), ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row)))]
  return lines.map((line) => `${line.map(quoteCell).join(',')}\r\n`).join('')
}

/** The rows as a JSON list. Pure. */
export function collectionJson(rows: readonly CollectionRow[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`
}

function alignLine(line: readonly string[], widths: readonly number[]): string {
  const cells = line.map((text, index) => {
    const space = ' '.repeat(Math.max((widths[index] ?? 0) - widthOf(text), 0))
    return COLUMNS[index]?.isNumber === true ? space + text : text + space
  })
  return cells.join('  ').trimEnd()
}

function widthOf(text: string): number {
  return [...GRAPHEMES.segment(text)].length
}

function cut(title: string): string {
  const letters = [...GRAPHEMES.segment(title)].map(({ segment }) => segment)
  return letters.length <= TITLE_WIDTH ? title : `${letters.slice(0, TITLE_WIDTH - 1).join('')}…`
}

function quoteCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}

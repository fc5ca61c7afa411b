import { en } from '../../measures/columns/definitions/en.ts'
import type { TableSpec } from '../../measures/columns/table.ts'
import type { ColumnName } from '../../measures/columns/tables.ts'
import { type Cell, type Sheet, showCell } from './cells.ts'

/** Headings that somebody matched to a column before, normalized. */
export type KnownHeadings = Readonly<Record<string, string>>

export interface Header {
  /** Index of the row in the sheet. */
  index: number
  /** One for each column of the sheet, as in the file; for merged headings the words of both rows. */
  headings: readonly string[]
  /** The column of the table for each. Empty: none. */
  columns: readonly string[]
}

/** Rows searched for headings; rarely are there this many titles, notes and dates above them. */
const MAX_HEADING_ROWS = 40
/** Below this, two names have little in common. */
const MIN_LIKENESS = 0.6

/** The row of headings and their columns; `null`: no row has two columns of the table. Pure. */
export function findHeader(
  sheet: Sheet,
  spec: TableSpec<ColumnName>,
  known: KnownHeadings = {},
  given: number | null = null,
): Header | null {
  const rows = sheet.rows.slice(0, MAX_HEADING_ROWS)
  const candidates = given === null ? [...rows.keys()] : [given]
  let best: { header: Header; score: number } | null = null
  for (const index of candidates)
    for (const headings of headingsAt(sheet, index)) {
      const { columns, score } = matchColumns(headings, spec, known)
      if (best === null || score > best.score) best = { header: { index, headings, columns }, score }
    }
  if (best === null) return null
  const matched = best.header.columns.filter((column) => column !== '').length
  return given !== null || matched >= 2 ? best.header : null
}

/** The words of a row, combined with those of a heading row above it. */
function headingsAt(sheet: Sheet, index: number): string[][] {
  const row = sheet.rows[index] ?? []
  const plain = row.map(headingOf)
  const above = joinedAbove(sheet, index, row.length)
  return above === null
    ? [plain]
    : [plain, plain.map((word, column) => [above[column] ?? '', word].filter(Boolean).join(' '))]
}

/** The row above, with each heading repeated over the columns it covers. A title has one cell and covers nothing. */
function joinedAbove({ rows, merges }: Sheet, index: number, width: number): string[] | null {
  const row = rows[index - 1]?.map(headingOf)
  if (row === undefined || row.filter(Boolean).length < 1) return null
  const covering = merges.filter(({ startRow, endRow }) => startRow <= index - 1 && index - 1 <= endRow)
  const filled = Array.from({ length: width }, (_, column) => row[column] ?? '')
  if (covering.length > 0) {
    for (const { startCol, endCol } of covering)
      for (let column = startCol + 1; column <= Math.min(endCol, width - 1); column++)
        filled[column] = filled[startCol] ?? ''
    return filled
  }
  // CSV files have no merged cells: those after the first are empty.
  if (row.filter(Boolean).length < 2) return null
  for (let column = 1; column < width; column++) filled[column] ||= filled[column - 1] ?? ''
  return filled
}

function headingOf(cell: Cell): string {
  return showCell(cell).replace(/\s+/g, ' ').slice(0, 200)
}

/** Matches each heading to the most similar column, no column twice. Pure. */
function matchColumns(headings: readonly string[], spec: TableSpec<ColumnName>, known: KnownHeadings) {
  const pairs = headings.flatMap((heading, place) =>
    heading === ''
      ? []
      : spec.columns.map(({ name }) => ({ place, name, likeness: likenessOf(heading, name, known) })),
  )
  const columns = headings.map(() => '')
  const taken = new Set<string>()
  let score = 0
  for (const { place, name, likeness } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
    if (likeness < MIN_LIKENESS || columns[place] !== '' || taken.has(name)) continue
    columns[place] = name
    taken.add(name)
    score += likeness
  }
  return { columns, score }
}

/** From 0 to 1; 2 for a heading that somebody matched to this column before. */
function likenessOf(heading: string, name: ColumnName, known: KnownHeadings): number {
  const normal = normalize(heading)
  if (known[normal] !== undefined) return known[normal] === name ? 2 : 0
  if (name === 'period_start' && ONE_PERIOD.has(normal)) return 0.7
  const { label } = en.columns[name]
  return Math.max(...[name.replaceAll('_', ' '), label].map((words) => sharedWords(normal, normalize(words))))
}

/** Twice the shared words divided by all words (Dice). */
function sharedWords(a: string, b: string): number {
  const [first, second] = [new Set(a.split(' ')), new Set(b.split(' '))]
  const shared = [...first].filter((word) => second.has(word)).length
  return (2 * shared) / (first.size + second.size)
}

/** Names of a sheet's only period column. */
const ONE_PERIOD = new Set(['week', 'month', 'quarter', 'date', 'day', 'period', 'reporting'])

const SAME_WORDS: Readonly<Record<string, string>> = {
  min: 'minutes',
  mins: 'minutes',
  minute: 'minutes',
  avg: 'mean',
  average: 'mean',
  pct: 'percent',
  percentage: 'percent',
  dir: 'direction',
  seg: 'segment',
  veh: 'vehicle',
  no: 'number',
  begin: 'start',
  begins: 'start',
  beginning: 'start',
  starts: 'start',
  starting: 'start',
  ending: 'end',
  from: 'start',
  ends: 'end',
  to: 'end',
  through: 'end',
  '95th': 'p95',
  '90th': 'p90',
  '80th': 'p80',
  '50th': 'p50',
  tti: 'travel time index',
  pti: 'planning time index',
  lottr: 'level of travel time reliability',
  event: 'events',
  crash: 'crashes',
  weekly: 'week',
}
const IDLE_WORDS = new Set('the of in a with percentile date number period y n yes'.split(' '))

/** A heading as comparable words: lower case, no punctuation, synonyms unified. */
export function normalize(heading: string): string {
  const words = heading
    .toLowerCase()
    .replaceAll('%', ' percent ')
    .match(/p\d+|\p{L}+|\d+(?:st|nd|rd|th)?/gu)
  const usual = (words ?? []).map((word) => SAME_WORDS[word] ?? word).filter((word) => !IDLE_WORDS.has(word))
  // "Period" alone means nothing, and "period start" is "start".
  return (usual.length === 0 ? (words ?? []) : usual).join(' ')
}

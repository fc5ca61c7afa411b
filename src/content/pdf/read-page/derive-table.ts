import type { Inline, ReadableBlock, ReadableCell, ReadableTable } from '../../../contract/readable-report.ts'
import { isTag, type Tag } from './read-tags.ts'

interface TableParts {
  caption: (tag: Tag) => readonly Inline[]
  cell: (tag: Tag) => { blocks: ReadableBlock[]; lang?: string | undefined }
}

/** `isRegular`: counting spans, all rows have the same number of columns. */
export interface DerivedTable {
  table: ReadableTable
  isRegular: boolean
}

/** Makes an HTML table from one in a structure tree. Header cells without a scope get it from their position. */
export function deriveTable(tag: Tag, parts: TableParts): DerivedTable {
  const rows: { cells: Tag[]; isHead: boolean }[] = []
  let caption: readonly Inline[] | null = null
  const collect = (kids: Tag['kids'], isHead: boolean): void => {
    for (const kid of kids.filter(isTag)) {
      if (kid.type === 'Caption') caption ??= parts.caption(kid)
      else if (kid.type === 'TR') rows.push({ cells: cellsOf(kid), isHead })
      // Rows may be in nested groups.
      else if (kid.type !== 'TH' && kid.type !== 'TD') collect(kid.kids, isHead || kid.type === 'THead')
    }
  }
  collect(tag.kids, false)
  const places = placeCells(rows.map(({ cells }) => cells))
  const headRows = countHeadRows(rows)
  const derived = rows.map(({ cells }, row) =>
    cells.map((cell, index): ReadableCell => {
      const column = places.columns[row]?.[index] ?? index
      const isHeadRow = row < headRows || cells.every(({ type }) => type === 'TH')
      return {
        scope: cell.type === 'TH' ? scopeOf(cell, { isHeadRow, isFirstColumn: column === 0 }) : null,
        columns: cell.columnSpan,
        rows: cell.rowSpan,
        ...parts.cell(cell),
      }
    }),
  )
  return { table: { kind: 'table', caption, headRows, rows: derived }, isRegular: places.isRegular }
}

/** Cells may be in groups, too. */
function cellsOf(row: Tag): Tag[] {
  return row.kids
    .filter(isTag)
    .flatMap((kid) => (kid.type === 'TH' || kid.type === 'TD' ? [kid] : cellsOf(kid)))
}

function scopeOf(
  { scope }: Tag,
  { isHeadRow, isFirstColumn }: { isHeadRow: boolean; isFirstColumn: boolean },
): 'column' | 'row' {
  if (scope === 'Row') return 'row'
  if (scope === 'Column' || scope === 'Both') return 'column'
  return isFirstColumn && !isHeadRow ? 'row' : 'column'
}

/** Rows at the top with only headers, unless a cell spans below them: HTML separates the two groups of rows. */
function countHeadRows(rows: readonly { cells: readonly Tag[]; isHead: boolean }[]): number {
  const first = rows.findIndex(
    ({ cells, isHead }) => !isHead && (cells.length === 0 || cells.some(({ type }) => type !== 'TH')),
  )
  const count = first === -1 ? (rows.every(({ isHead }) => isHead) ? rows.length : 0) : first
  const isClosed = rows
    .slice(0, count)
    .every(({ cells }, row) => cells.every(({ rowSpan }) => row + rowSpan <= count))
  return isClosed && count < rows.length ? count : 0
}

/** The column of each cell, counting spans, and whether the table is a rectangle. */
function placeCells(rows: readonly (readonly Tag[])[]): { columns: number[][]; isRegular: boolean } {
  const taken: boolean[][] = rows.map(() => [])
  let isRegular = rows.length > 0
  const columns = rows.map((cells, row) => {
    let column = 0
    return cells.map(({ columnSpan, rowSpan }) => {
      while (taken[row]?.[column] === true) column += 1
      const place = column
      for (let below = row; below < row + rowSpan; below++) {
        const line = taken[below]
        if (line === undefined) isRegular = false
        for (let at = place; line !== undefined && at < place + columnSpan; at++) {
          if (line[at] === true) isRegular = false
          line[at] = true
        }
      }
      return place
    })
  })
  const width = taken[0]?.length ?? 0
  for (const line of taken)
    if (line.length !== width || Array.from(line).some((isTaken) => isTaken !== true)) isRegular = false
  return { columns, isRegular: isRegular && width > 0 }
}

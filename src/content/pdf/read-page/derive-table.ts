import type { Inline, ReadableBlock, ReadableCell, ReadableTable } from '../../../contract/readable-report.ts'
import { isElement, type Kid, type StructureElement } from '../checks/pdf-model.ts'

interface TableParts {
  caption: (tag: StructureElement) => readonly Inline[]
  cell: (tag: StructureElement) => { blocks: ReadableBlock[]; lang?: string | undefined }
}

/** `isRegular`: counting spans, all rows have the same number of columns. */
export interface DerivedTable {
  table: ReadableTable
  isRegular: boolean
}

/** Makes an HTML table from one in a structure tree. Header cells without a scope get it from their position. */
export function deriveTable(tag: StructureElement, parts: TableParts): DerivedTable {
  const rows: { cells: StructureElement[]; isHead: boolean }[] = []
  let caption: readonly Inline[] | null = null
  const collect = (kids: readonly Kid[], isHead: boolean): void => {
    for (const kid of kids.filter(isElement)) {
      if (kid.knownType === 'Caption') caption ??= parts.caption(kid)
      else if (kid.knownType === 'TR') rows.push({ cells: cellsOf(kid), isHead })
      // Rows may be in nested groups.
      else if (kid.knownType !== 'TH' && kid.knownType !== 'TD')
        collect(kid.kids, isHead || kid.knownType === 'THead')
    }
  }
  collect(tag.kids, false)
  const places = placeCells(rows.map(({ cells }) => cells))
  const headRows = countHeadRows(rows)
  const derived = rows.map(({ cells }, row) =>
    cells.map((cell, index): ReadableCell => {
      const column = places.columns[row]?.[index] ?? index
      const isHeadRow = row < headRows || cells.every(({ knownType }) => knownType === 'TH')
      return {
        scope: cell.knownType === 'TH' ? scopeOf(cell, { isHeadRow, isFirstColumn: column === 0 }) : null,
        columns: spanOf(cell.columnSpan),
        rows: spanOf(cell.rowSpan),
        ...parts.cell(cell),
      }
    }),
  )
  return { table: { kind: 'table', caption, headRows, rows: derived }, isRegular: places.isRegular }
}

/** Cells may be in groups, too. */
function cellsOf(row: StructureElement): StructureElement[] {
  return row.kids
    .filter(isElement)
    .flatMap((kid) => (kid.knownType === 'TH' || kid.knownType === 'TD' ? [kid] : cellsOf(kid)))
}

function scopeOf(
  { scope }: StructureElement,
  { isHeadRow, isFirstColumn }: { isHeadRow: boolean; isFirstColumn: boolean },
): 'column' | 'row' {
  if (scope === 'Row') return 'row'
  if (scope === 'Column' || scope === 'Both') return 'column'
  return isFirstColumn && !isHeadRow ? 'row' : 'column'
}

/** Rows at the top with only headers, unless a cell spans below them: HTML separates the two groups of rows. */
function countHeadRows(rows: readonly { cells: readonly StructureElement[]; isHead: boolean }[]): number {
  const first = rows.findIndex(
    ({ cells, isHead }) =>
      !isHead && (cells.length === 0 || cells.some(({ knownType }) => knownType !== 'TH')),
  )
  const count = first === -1 ? (rows.every(({ isHead }) => isHead) ? rows.length : 0) : first
  const isClosed = rows
    .slice(0, count)
    .every(({ cells }, row) => cells.every(({ rowSpan }) => row + spanOf(rowSpan) <= count))
  return isClosed && count < rows.length ? count : 0
}

// No readable table is wider.
const MAX_SPAN = 1000

function spanOf(places: number): number {
  return places <= MAX_SPAN ? places : 1
}

/** The column of each cell, counting spans, and whether the table is a rectangle. */
function placeCells(rows: readonly (readonly StructureElement[])[]): {
  columns: number[][]
  isRegular: boolean
} {
  const taken: boolean[][] = rows.map(() => [])
  let isRegular = rows.length > 0
  const columns = rows.map((cells, row) => {
    let column = 0
    return cells.map((cell) => {
      const [width, height] = [spanOf(cell.columnSpan), spanOf(cell.rowSpan)]
      while (taken[row]?.[column] === true) column += 1
      const place = column
      for (let below = row; below < row + height; below++) {
        const line = taken[below]
        if (line === undefined) isRegular = false
        for (let at = place; line !== undefined && at < place + width; at++) {
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

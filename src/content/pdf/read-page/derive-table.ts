import type { Inline, ReadableBlock, ReadableCell, ReadableTable } from '../../../contract/readable-report.ts'
import { isElement, type Kid, type StructureElement } from '../checks/pdf-model.ts'
import { layOut } from '../checks/table-grid.ts'

// No readable table is wider.
const MAX_WIDTH = 1000

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
  const grid = layOut(rows.map(({ cells }) => cells))
  const width = typeof grid === 'string' ? 0 : (grid[0]?.length ?? 0)
  const headRows = countHeadRows(rows)
  const derived = rows.map(({ cells }, row) =>
    cells.map((cell, index): ReadableCell => {
      const column = typeof grid === 'string' ? index : grid[row]?.indexOf(cell)
      const isHeadRow = row < headRows || cells.every(({ knownType }) => knownType === 'TH')
      return {
        scope: cell.knownType === 'TH' ? scopeOf(cell, { isHeadRow, isFirstColumn: column === 0 }) : null,
        columns: cell.columnSpan,
        rows: cell.rowSpan,
        ...parts.cell(cell),
      }
    }),
  )
  return {
    table: { kind: 'table', caption, headRows, rows: derived },
    isRegular: width > 0 && width <= MAX_WIDTH,
  }
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
    .every(({ cells }, row) => cells.every(({ rowSpan }) => row + rowSpan <= count))
  return isClosed && count < rows.length ? count : 0
}

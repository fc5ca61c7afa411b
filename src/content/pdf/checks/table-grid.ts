import type { StructureElement } from './pdf-model.ts'
import { meaningfulChildren } from './structure-types.ts'

/** The first problem with the cells of a table. */
export type TableProblem = 'overlap' | 'tooTall' | 'tooWide' | 'tooNarrow' | 'noHeader' | 'unknownHeader'

type Cell = StructureElement
/** Cells by row and column; one that spans several places is in each of them. */
type Grid = (Cell | undefined)[][]

// A larger table has false spans, or nobody could follow it.
const MAX_PLACES = 2_000_000

const examined = new WeakMap<StructureElement, TableProblem | null>()

/** Lays out the cells of a table; `null` if each cell has its place and its header. */
export function examineTable(table: StructureElement): TableProblem | null {
  const known = examined.get(table)
  if (known !== undefined) return known
  const grid = layOut(rowsOf(table))
  const problem = typeof grid === 'string' ? grid : findHeaderProblem(grid)
  examined.set(table, problem)
  return problem
}

function rowsOf(table: StructureElement): Cell[][] {
  const rows = meaningfulChildren(table).flatMap((child) => {
    if (child.standardType === 'TR') return [child]
    const isPart = ['THead', 'TBody', 'TFoot'].includes(child.standardType ?? '')
    return isPart ? meaningfulChildren(child).filter(({ standardType }) => standardType === 'TR') : []
  })
  return rows.map((row) => meaningfulChildren(row).filter(isCell))
}

function isCell({ standardType }: StructureElement): boolean {
  return standardType === 'TH' || standardType === 'TD'
}

/** The grid of these rows, or why they are none. */
export function layOut(rows: readonly Cell[][]): Grid | TableProblem {
  const width = (rows[0] ?? []).reduce((sum, { columnSpan }) => sum + columnSpan, 0)
  const height = rows.length
  if (width * height > MAX_PLACES) return 'tooWide'
  const grid: Grid = Array.from({ length: height }, () => [])
  for (const [top, cells] of rows.entries()) {
    const row = grid[top] ?? []
    let left = 0
    for (const cell of cells) {
      while (left < width && row[left] !== undefined) left += 1
      if (left + cell.columnSpan > width) return 'tooWide'
      if (top + cell.rowSpan > height) return 'tooTall'
      if (!place(cell, grid, top, left)) return 'overlap'
      left += cell.columnSpan
    }
  }
  const isFull = grid.every((row) => Array.from({ length: width }, (_, column) => row[column]).every(Boolean))
  return isFull ? grid : 'tooNarrow'
}

/** Whether the cell's places were free. */
function place(cell: Cell, grid: Grid, top: number, left: number): boolean {
  for (let row = top; row < top + cell.rowSpan; row++) {
    for (let column = left; column < left + cell.columnSpan; column++) {
      const places = grid[row]
      if (places === undefined || places[column] !== undefined) return false
      places[column] = cell
    }
  }
  return true
}

function findHeaderProblem(grid: Grid): TableProblem | null {
  const headers = new Set(grid.flat().filter((cell): cell is Cell => cell?.standardType === 'TH'))
  if ([...headers].every(({ scope }) => scope !== null)) return null
  const ids = new Set([...headers].flatMap(({ id }) => id ?? []))
  const seen = new Set<Cell>()
  for (const [row, cells] of grid.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell?.standardType !== 'TD' || seen.has(cell)) continue
      seen.add(cell)
      const isNamed = cell.headers.length > 0 && cell.headers.every((id) => ids.has(id))
      if (isNamed || hasHeaderAround(grid, cell, row, column)) continue
      return cell.headers.some((id) => !ids.has(id)) ? 'unknownHeader' : 'noHeader'
    }
  }
  return null
}

function hasHeaderAround(grid: Grid, cell: Cell, row: number, column: number): boolean {
  const range = (start: number, length: number) => Array.from({ length }, (_, index) => start + index)
  const above = (place: number) => range(0, row).map((index) => grid[row - 1 - index]?.[place])
  const before = (place: number) => range(0, column).map((index) => grid[place]?.[column - 1 - index])
  return (
    range(column, cell.columnSpan).some((place) => isHeaded(above(place), 'Column')) ||
    range(row, cell.rowSpan).some((place) => isHeaded(before(place), 'Row'))
  )
}

/** Searches away from a cell; after the first group of header cells another part of the table begins. */
function isHeaded(cells: readonly (Cell | undefined)[], scope: 'Row' | 'Column'): boolean {
  let isPastHeader = false
  for (const cell of cells) {
    const isHeader = cell?.standardType === 'TH'
    if (isHeader && (cell.scope === 'Both' || cell.scope === scope)) return true
    if (isHeader) isPastHeader = true
    else if (isPastHeader) return false
  }
  return false
}

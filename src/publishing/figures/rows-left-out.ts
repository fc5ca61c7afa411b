import { type ColumnSpec, isFigure } from '../../measures/columns/column.ts'
import { type Cell, showCell } from './cells.ts'

/** The columns of the table that a sheet has, and where. */
export type Given = readonly { column: ColumnSpec; at: number }[]

const TOTAL = /^(?:grand |sub-?)?totals?\b|^(?:sum|average|mean)$/i

/** Whether a row is a total: it says so in place of an entity and leaves the other key cells empty. */
export function isTotal(row: readonly Cell[], given: Given): boolean {
  const words = given.filter(({ column }) => !isFigure(column)).map(({ at }) => showCell(row[at] ?? null))
  const first = showCell(row.find((cell) => showCell(cell) !== '') ?? null)
  return (
    [...words, first].some((word) => TOTAL.test(word)) &&
    words.some((word) => word === '' || TOTAL.test(word))
  )
}

/** Whether a row is a note, such as a source below the table: words in one cell, and all others empty. */
export function isAside(row: readonly Cell[], given: Given): boolean {
  const [only = '', ...others] = given.map(({ at }) => showCell(row[at] ?? null)).filter(Boolean)
  return others.length === 0 && /\s/.test(only) && /\p{L}/u.test(only)
}

/** Says which rows were left out as a total or a note, if any. */
export function leftOut(rows: readonly number[], what: string): string[] {
  const because = rows.length === 1 ? `it is a ${what}` : `they are ${what}s`
  return rows.length === 0 ? [] : [`Left out, because ${because}: row ${rows.slice(0, 10).join(', ')}.`]
}

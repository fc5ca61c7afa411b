/** A cell of a sheet: text, a number, a Boolean, a local date and time, nothing, or something without a plain value. */
export type Cell = string | number | boolean | Date | null | OddCell

/**
 * `percent`: a number that the sheet shows with a percent sign, 0.87 for 87% · `error`: `#DIV/0!` and the like ·
 * `formula`: one without a calculated value.
 */
export type OddCell = { kind: 'percent'; value: number } | { kind: 'error' | 'formula'; text: string }

/** Merged cells, whose value is in the first one. From 0, ends included. */
export interface Merge {
  startRow: number
  startCol: number
  endRow: number
  endCol: number
}

/** One sheet of a workbook, or a CSV file. */
export interface Sheet {
  name: string
  rows: readonly (readonly Cell[])[]
  merges: readonly Merge[]
  /** Row number in the file for each of `rows`, from 1. Missing: consecutive from 1. */
  rowNumbers?: readonly number[]
}

/** "A", "Z", "AA". `index` from 0. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest === 0 ? '' : letterOf(rest - 1)) + String.fromCharCode(65 + (index % 26))
}

/** A cell as a person sees it, shortened. */
export function showCell(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace('T', ' ')
      .slice(0, 16)
  if (typeof cell === 'object') return cell.kind === 'percent' ? `${round(cell.value * 100)}%` : cell.text
  return typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : String(cell).trim()
}

/** Without the noise that binary fractions leave at the sixteenth digit. */
export function round(value: number): number {
  return Number(value.toPrecision(12))
}

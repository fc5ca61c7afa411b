import type { CellValue } from './cell-issue.ts'
import { type ColumnSpec, isFigure } from './column.ts'

/** A cell read from text: its value, or in words why it could not be read, reading on from the column's name. */
export type ParsedCell = { kind: 'value'; value: CellValue } | { kind: 'fault'; message: string }

/**
 * Reads the text of one cell as its column wants it. An empty cell, or one of spaces, is `null`: not
 * measured. Judges how the cell is written; whether the value can be true is `rowIssues`' matter.
 */
export function parseCell(column: ColumnSpec, text: string): ParsedCell {
  const written = text.trim()
  if (written === '') return { kind: 'value', value: null }
  if (!isFigure(column)) return { kind: 'value', value: written }
  if (/^-?\d+(\.\d+)?$/.test(written)) return { kind: 'value', value: Number(written) }
  return { kind: 'fault', message: `"${shortened(written)}" ${notationIssue(written)}` }
}

/** Why a text is no number, for whoever typed or exported it. The likely cause comes first. */
function notationIssue(text: string): string {
  if (/^(n\/?a|#n\/a|nan|null|none|unknown|not measured|-+|–|—|\?|\.)$/i.test(text)) {
    return 'is no number: leave the cell empty when nothing was measured'
  }
  if (/^[=+@]|^-\D/.test(text)) return 'is a formula: save the sheet as values'
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return 'has commas between thousands: write the digits alone'
  if (/^-?\d+,\d+$/.test(text)) return 'has a decimal comma: write a point'
  if (/^-?\d+(\.\d+)?e[+-]?\d+$/i.test(text)) return 'is in scientific notation: write all digits'
  if (/^-?\d+(\.\d+)?\s*%$/.test(text)) return 'has a percent sign: write the number alone, 96.2 for 96.2 %'
  if (/^\$\s*-?[\d.,]+$/.test(text)) return 'has a dollar sign: write the number alone'
  if (/^\d+:\d{2}(:\d{2})?$/.test(text)) return 'is a clock time: write minutes as a number, 1.5 for 1:30'
  if (/^-?\d+(\.\d+)?\s*\p{L}/u.test(text))
    return 'has a unit: the unit stands in the column name, write the number alone'
  return 'is no number: write digits, with a point before decimals'
}

function shortened(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`
}

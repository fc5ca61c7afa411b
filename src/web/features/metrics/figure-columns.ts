import type { ComparedFigures, FigureRows, OverviewColumn } from '../../../contract/metrics-overview.ts'
import type { Measured } from '../../../measures/measured.ts'

/** A row of an overview, read by column name. */
export interface FigureRow {
  key: string
  word: (column: string) => string
  /** `null`: not measured. */
  figure: (column: string) => Measured
}

/** Makes the rows of an overview readable by column name; the words in `keys` tell one from the others. */
export function readRows({ columns, rows }: FigureRows, keys: readonly string[]): FigureRow[] {
  const at = new Map(columns.map((name, index) => [name, index]))
  return rows.map((cells) => {
    const cell = (column: string) => cells[at.get(column) ?? -1] ?? null
    const word = (column: string) => String(cell(column) ?? '')
    return {
      key: keys.map(word).join(' '),
      word,
      figure: (column) => {
        const value = cell(column)
        return typeof value === 'number' ? value : null
      },
    }
  })
}

/** A figure that the overview has not: nothing of it is measured. */
const NO_FIGURE = { value: null, previous: null, lastYear: null, mean: null, meanOf: 0 }

/** One figure of an overview beside what it is compared with. */
export function figureOf(figures: ComparedFigures, column: string) {
  return figures[column] ?? NO_FIGURE
}

/** How a column is written and judged. Throws when the overview does not describe it: then the page asks for a wrong one. */
export function columnOf(columns: readonly OverviewColumn[], name: string): OverviewColumn {
  const column = columns.find((one) => one.name === name)
  if (column === undefined) throw new Error(`The overview does not describe the column ${name}`)
  return column
}

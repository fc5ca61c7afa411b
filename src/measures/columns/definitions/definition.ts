import type { ColumnUnit } from '../column.ts'
import type { ColumnName } from '../tables.ts'

/** What one column means, in one language, for someone who reads a figure and asks what it is. */
export interface Definition {
  /** A few words, without the unit: "Lanes open, mean". */
  label: string
  /** Plain words: what is counted or timed, and what a reader must not take it for. */
  definition: string
  /** In words and signs. `null`: it is counted or written down, not computed. */
  formula: string | null
  /** Who defined it. `null`: nobody had to. */
  source: string | null
}

/** Every definition in one language. A language that lacks a column or a unit does not compile. */
export interface Definitions {
  /** Stands before a formula: "Formula". */
  formulaWord: string
  units: Record<ColumnUnit, string>
  columns: Record<ColumnName, Definition>
}

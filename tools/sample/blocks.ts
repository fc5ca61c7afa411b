import type { Chart } from './charts.ts'

export type Align = 'left' | 'right'

/** A table with one header row; the first cell of every row heads that row. */
export interface TableBlock {
  kind: 'table'
  caption: string
  columns: readonly { title: string; align: Align }[]
  rows: readonly (readonly string[])[]
  /** What to know about the figures: n, coverage, where they come from. `null`: nothing. */
  note: string | null
}

/** One large figure with its name and what it is compared with. */
export interface KeyFigure {
  value: string
  unit: string
  label: string
  change: string
}

/** One piece of a document, in reading order. */
export type Block =
  | { kind: 'chapter'; title: string }
  | { kind: 'lead'; text: string }
  | { kind: 'section'; title: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'keyFigures'; items: readonly KeyFigure[] }
  | { kind: 'chart'; chart: Chart }
  | TableBlock

import type { MetricsRow } from '../../contract/metrics-table.ts'
import { millisecondsOf } from '../incidents/stamps.ts'
import type { Measured } from '../measured.ts'
import type { ColumnSpec } from './column.ts'
import type { Derivation, TableSpec } from './table.ts'

/**
 * What a formula gives for the figures of a row. Every published figure is right to half of its last decimal, so
 * a formula over them gives a range; counts are exact, and stamps are noted to the minute.
 * `nothing`: it has no value for them, as a share of nothing has none. `unclear`: rounding alone decides whether
 * it has one. `unmeasured`: a figure is missing.
 */
export type Reach =
  | { kind: 'range'; least: number; middle: number; most: number }
  | { kind: 'nothing' }
  | { kind: 'unclear'; middle: Measured }
  | { kind: 'unmeasured' }

/** How far a derived figure can lie from what the formula gives, over all values its rounded inputs may have had. */
export function reachOf(table: TableSpec, row: MetricsRow, { from, formula }: Derivation): Reach {
  let corners: number[][] = [[]]
  const middles: number[] = []
  for (const name of from) {
    const spec = table.columns.find((column) => column.name === name)
    const middle = spec === undefined ? null : valueIn(row, spec)
    if (spec === undefined || middle === null) return { kind: 'unmeasured' }
    const half = halfOf(spec)
    const ends = half === 0 ? [middle] : [Math.max(middle - half, spec.minimum ?? -Infinity), middle + half]
    middles.push(middle)
    corners = corners.flatMap((corner) => ends.map((end) => [...corner, end]))
  }
  const middle = formula(...middles)
  const values = corners.map((corner) => formula(...corner)).filter((value) => value !== null)
  if (values.length === 0) return { kind: 'nothing' }
  if (middle === null || values.length < corners.length) return { kind: 'unclear', middle }
  return { kind: 'range', least: Math.min(...values), middle, most: Math.max(...values) }
}

/** Half of the last published decimal; half a minute for a stamp, in minutes. Counts are exact. */
export function halfOf({ kind, decimals }: ColumnSpec): number {
  if (kind === 'instant') return 0.5
  return kind === 'number' || kind === 'percent' ? 0.5 * 10 ** -decimals : 0
}

/** A cell as formulas see it: the figure, or minutes since 1970 of an instant. */
function valueIn(row: MetricsRow, { name, kind }: ColumnSpec): Measured {
  const value = row[name] ?? null
  if (typeof value !== 'string') return value
  return kind === 'instant' ? millisecondsOf(value) / 60_000 : null
}

import type { MetricsRow } from '../../contract/metrics-table.ts'
import { millisecondsOf } from '../incidents/stamps.ts'
import type { Measured } from '../measured.ts'
import { rounded } from '../rounding.ts'
import type { ColumnSpec } from './column.ts'
import type { Derivation, RowFinding, TableSpec } from './table.ts'

/**
 * The row with every column of its table: empty cells that follow from the row's other figures are computed and
 * rounded for publication, other missing ones are `null`. Values in the file are never changed.
 * Expects rows without issues.
 */
export function deriveRow(table: TableSpec, row: MetricsRow): MetricsRow {
  // Adding keys one by one would turn each row into a dictionary with five times the memory.
  const whole: MetricsRow = Object.fromEntries(table.columns.map(({ name }) => [name, row[name] ?? null]))
  for (const { name, decimals } of table.columns) {
    if (whole[name] !== null) continue
    const ways = table.derivations.filter(({ column }) => column === name)
    if (ways.length === 0) continue
    whole[name] = rounded(derivedValue(ways.map((way) => reachOf(table, whole, way))), decimals)
  }
  return whole
}

/** The first derivation's value, moved just enough to fit the others: published indices are rounded, too. */
function derivedValue(reaches: readonly Reach[]): Measured {
  const ranges = reaches.filter((reach) => reach.kind === 'range')
  const [first] = ranges
  if (first === undefined) return reaches.find((reach) => reach.kind === 'unclear')?.middle ?? null
  const least = Math.max(...ranges.map((range) => range.least))
  const most = Math.min(...ranges.map((range) => range.most))
  return least > most ? first.middle : Math.min(Math.max(first.middle, least), most)
}

/**
 * Figures of a row that contradict the others they follow from. A derived figure is wrong if no values within
 * the rounding of its inputs give it. Figures with unmeasured inputs are not compared.
 */
export function derivationFindings(table: TableSpec, row: MetricsRow): RowFinding[] {
  return table.derivations.flatMap((derivation): RowFinding[] => {
    const column = table.columns.find(({ name }) => name === derivation.column)
    const given = row[derivation.column]
    if (column === undefined || typeof given !== 'number') return []
    const message = disagreement(column, given, derivation, reachOf(table, row, derivation))
    return message === null ? [] : [{ column: column.name, message, severity: 'refuse' }]
  })
}

function disagreement(
  column: ColumnSpec,
  given: number,
  { formulaText }: Derivation,
  reach: Reach,
): string | null {
  if (reach.kind === 'nothing')
    return `is ${given}, but ${formulaText} has no value here: leave the cell empty`
  if (reach.kind !== 'range') return null
  // The last term allows for binary rounding errors.
  const slack = halfOf(column) + 1e-9
  if (given >= reach.least - slack && given <= reach.most + slack) return null
  const expected = rounded(reach.middle, column.decimals)
  return `is ${given}, but ${formulaText} is ${expected}: correct one of them, or leave this cell empty and it is computed`
}

/**
 * The result of a formula for a row. Every published figure is accurate to half of its last decimal, so
 * formulas give a range; counts are exact, and stamps are recorded to the minute.
 * `nothing`: it has no value for them, as a share of nothing has none. `unclear`: rounding alone decides whether
 * it has one. `unmeasured`: a figure is missing.
 */
type Reach =
  | { kind: 'range'; least: number; middle: number; most: number }
  | { kind: 'nothing' }
  | { kind: 'unclear'; middle: Measured }
  | { kind: 'unmeasured' }

/** The range of a formula's results over all values its rounded inputs may have had. */
function reachOf(table: TableSpec, row: MetricsRow, { from, formula }: Derivation): Reach {
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
function halfOf({ kind, decimals }: ColumnSpec): number {
  if (kind === 'instant') return 0.5
  return kind === 'number' || kind === 'percent' ? 0.5 * 10 ** -decimals : 0
}

/** A cell as a formula's input: the figure, or an instant as minutes since 1970. */
function valueIn(row: MetricsRow, { name, kind }: ColumnSpec): Measured {
  const value = row[name] ?? null
  if (typeof value !== 'string') return value
  return kind === 'instant' ? millisecondsOf(value) / 60_000 : null
}

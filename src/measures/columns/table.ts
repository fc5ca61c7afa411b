import type { Category } from '../../contract/category.ts'
import type { FigurePeriod } from '../../contract/metrics-choices.ts'
import type { MetricsRow, TableId } from '../../contract/metrics-table.ts'
import { REPORT_STATUSES } from '../../contract/report.ts'
import { type Measured, percentOf, ratioOf } from '../measured.ts'
import { type ColumnSpec, column } from './column.ts'

/** One issue for the person who wrote a row. `message` follows the column's name. */
export interface RowIssue {
  column: string
  message: string
}

/** An issue with its severity. */
export interface RowFinding extends RowIssue {
  /** `refuse`: cannot be true. `mention`: possible but rarely intended; publish and report it. */
  severity: 'refuse' | 'mention'
}

/**
 * How a column follows from others in its row; if a table has several for one column, the first counts most.
 * Instants enter `formula` as minutes, figures as they are; `null`: no result. It must be monotonic in each argument,
 * so that its extremes over rounded arguments are at their ends.
 */
export interface Derivation<Name extends string = string> {
  column: Name
  from: readonly Name[]
  formula: (...values: number[]) => Measured
  /** The formula in column names, for a person: `p95_minutes / free_flow_minutes`. */
  formulaText: string
}

/** Columns whose figures never fall from left to right, and why. */
interface OrderRule<Name extends string = string> {
  columns: readonly Name[]
  because: string
  /** When a figure may be below the previous one: then it is published and mentioned. */
  unless?: {
    /** The largest allowed ratio of the previous figure to this one. */
    upTo: number
    /** Follows "published, ". */
    because: string
  }
}

/** Figures that mean nothing when `count` is 0. */
interface NeedsCount<Name extends string = string> {
  count: Name
  columns: readonly Name[]
  /** Why they may still be true: then they are published and mentioned. Follows "published, ". */
  unless?: string
}

/** The structure of a table's rows, for any category and kind of period. */
interface TableShape<Name extends string> {
  /** Columns that identify a row within its period: no two rows agree in all of them. */
  entity: readonly NoInfer<Name>[]
  /** In the published order. */
  columns: readonly ColumnSpec<Name>[]
  derivations: readonly Derivation<NoInfer<Name>>[]
  orders: readonly OrderRule<NoInfer<Name>>[]
  needsCounts: readonly NeedsCount<NoInfer<Name>>[]
  /** Rules that column lists cannot express. */
  rules: readonly ((row: MetricsRow) => RowFinding[])[]
}

/** One growing table of the office: a row per period and thing. */
export interface TableSpec<Name extends string = string> extends TableShape<Name> {
  id: TableId
  category: Category
  /** The kinds of period its rows may cover. */
  periodKinds: readonly FigurePeriod[]
}

const PERIOD = [column('period_start', 'day', ''), column('period_end', 'day', '')]
const STATUS = column('row_status', 'text', '', { choices: REPORT_STATUSES, isEmptyAllowed: false })

/**
 * Defines a table. Its columns go between those every table has: the days of the period and the status. A rule about a
 * column it lacks does not compile.
 */
export function defineTable<const Name extends string>({
  columns,
  ...shape
}: Pick<TableShape<Name>, 'entity' | 'columns'> & Partial<TableShape<Name>>): TableShape<
  Name | 'period_start' | 'period_end' | 'row_status'
> {
  const rules = { derivations: [], orders: [], needsCounts: [], rules: [] }
  return { ...rules, ...shape, columns: [...PERIOD, ...columns, STATUS] }
}

/** A column that is the ratio of two others. */
export function ratio<const Name extends string>(column: Name, part: Name, whole: Name): Derivation<Name> {
  return { column, from: [part, whole], formula: ratioOf, formulaText: `${part} / ${whole}` }
}

/** A column that is one column's share of another, percent. */
export function share<const Name extends string>(column: Name, part: Name, whole: Name): Derivation<Name> {
  return { column, from: [part, whole], formula: percentOf, formulaText: `100 × ${part} / ${whole}` }
}

/** The figure in a cell; `null` if it is empty, absent or not a figure. */
export function figureIn(row: MetricsRow, name: string): Measured {
  const value = row[name]
  return typeof value === 'number' ? value : null
}

/** The word in a cell; `null` if it is empty, absent or a figure. */
export function wordIn(row: MetricsRow, name: string): string | null {
  const value = row[name]
  return typeof value === 'string' ? value : null
}

/**
 * Identifies a row in its table: the first day of its period and its entity. Two rows with one identity are a
 * duplicate, or a correction of the first.
 */
export function rowIdentity(table: TableSpec, row: MetricsRow): string {
  return JSON.stringify([row.period_start ?? null, rowEntity(table, row)])
}

/** Which thing a row is about, whatever its period: rows of one entity must not overlap in time. */
export function rowEntity({ entity }: TableSpec, row: MetricsRow): string {
  return JSON.stringify(entity.map((name) => row[name] ?? null))
}

/** The same for messages: `county Adams, road I-70, direction all`. */
export function describeEntity({ entity }: TableSpec, row: MetricsRow): string {
  return entity.map((name) => `${name} ${row[name] ?? '(empty)'}`).join(', ')
}

import type { Category } from '../../contract/category.ts'
import type { FigurePeriod } from '../../contract/metrics-choices.ts'
import type { MetricsRow, TableId } from '../../contract/metrics-table.ts'
import { REPORT_STATUSES } from '../../contract/report.ts'
import { type Measured, percentOf, ratioOf } from '../measured.ts'
import { type ColumnSpec, column } from './column.ts'

/** One remark for the person who wrote a row. `message` reads on from the column's name. */
export interface RowIssue {
  column: string
  message: string
}

/** The same with how grave it is. */
export interface RowFinding extends RowIssue {
  /** `refuse`: cannot be true. `mention`: can be true but is seldom meant; publish it and say so. */
  severity: 'refuse' | 'mention'
}

/**
 * A way in which a column follows from others of its row; where a table lists several for one column, the first
 * counts most. Instants enter `formula` as minutes, figures as they are; it returns `null` where nothing follows.
 * It rises or falls steadily in each argument, so that its extremes over rounded arguments lie at their ends.
 */
export interface Derivation<Name extends string = string> {
  column: Name
  from: readonly Name[]
  formula: (...values: number[]) => Measured
  /** The formula in column names, for a person: `p95_minutes / free_flow_minutes`. */
  words: string
}

/** Columns whose figures never fall from left to right, and why. */
interface OrderRule<Name extends string = string> {
  columns: readonly Name[]
  because: string
  /** When a figure can be true although it is below the one before it: published then, and mentioned. */
  unless?: {
    /** How many times the figure the one before it may be at most. */
    upTo: number
    /** Reads on from "kept, ". */
    because: string
  }
}

/** Figures that mean nothing when `count` is 0. */
interface NeedsCount<Name extends string = string> {
  count: Name
  columns: readonly Name[]
  /** Why they can be true all the same, when they can: published then, and mentioned. Reads on from "kept, ". */
  unless?: string
}

/** What the rows of a table are like, whichever category and kind of period they are published for. */
interface TableShape<Name extends string> {
  /** What distinguishes a row from every other of its period: no two agree in all of these. */
  entity: readonly NoInfer<Name>[]
  /** In the order they are published in. */
  columns: readonly ColumnSpec<Name>[]
  derivations: readonly Derivation<NoInfer<Name>>[]
  orders: readonly OrderRule<NoInfer<Name>>[]
  needsCounts: readonly NeedsCount<NoInfer<Name>>[]
  /** What no list of columns can say. */
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
 * A table's shape; its columns come between those that every table has, the days of the period and the status. A rule
 * about a column it lacks does not compile.
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
  return { column, from: [part, whole], formula: ratioOf, words: `${part} / ${whole}` }
}

/** A column that is the share one column has of another, percent. */
export function share<const Name extends string>(column: Name, part: Name, whole: Name): Derivation<Name> {
  return { column, from: [part, whole], formula: percentOf, words: `100 × ${part} / ${whole}` }
}

/** The figure in a cell; `null` when it is empty, absent or no figure. */
export function figureIn(row: MetricsRow, name: string): Measured {
  const value = row[name]
  return typeof value === 'number' ? value : null
}

/** The word in a cell; `null` when it is empty, absent or a figure. */
export function wordIn(row: MetricsRow, name: string): string | null {
  const value = row[name]
  return typeof value === 'string' ? value : null
}

/**
 * What distinguishes a row from every other of its table: its period's first day and its entity. Two rows
 * with one identity are a duplicate, or a correction of the first.
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

import type { Category } from '../../contract/category.ts'
import type { MetricsColumn } from '../../contract/metrics-table.ts'
import type { Definitions } from './definitions/definition.ts'
import type { RowIssue, TableSpec } from './table.ts'
import { type ColumnName, tablesOf } from './tables.ts'

/** Words in column names that suggest personal data, which the office must never publish. */
const PERSONAL_WORDS =
  /(^|_)(plate|plates|tag|registration|license|licence|vin|driver|drivers|owner|occupant|passenger|victim|name|names|phone|email|e_mail|address|birth|dob|ssn|insurance)(_|$)/

/**
 * What is wrong with the column names of a file for its table: missing, repeated and unknown ones, including
 * columns of personal data, which are refused whatever they contain. Columns may be in any order.
 */
export function headerIssues(table: TableSpec, names: readonly string[]): RowIssue[] {
  const known = new Set(table.columns.map(({ name }) => name))
  const missing = table.columns.filter(({ name, header }) => header === 'required' && !names.includes(name))
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
  const unknown = [...new Set(names)].filter((name) => !known.has(name))
  return [
    ...missing.map(({ name, isEmptyAllowed }) => ({
      column: name,
      message: isEmptyAllowed
        ? 'is missing: the table needs the column, its cells may be empty'
        : 'is missing',
    })),
    ...twice.map((column) => ({ column, message: 'appears twice in the first line: keep one of the two' })),
    ...unknown.map((column) => ({ column, message: unknownColumnIssue(column) })),
  ]
}

/**
 * The table of a category that a file with these column names is for: the one it shares most columns with.
 * `null` if the category has no table, or none shares a column.
 */
export function tableForHeader(category: Category, names: readonly string[]): TableSpec | null {
  let best: TableSpec | null = null
  let mostShared = 0
  for (const table of tablesOf(category)) {
    const shared = table.columns.filter(({ name }) => names.includes(name)).length
    if (shared > mostShared) {
      best = table
      mostShared = shared
    }
  }
  return best
}

function unknownColumnIssue(name: string): string {
  if (name.trim() === '') return 'has no name: remove the column or name it'
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
  return PERSONAL_WORDS.test(words)
    ? 'looks like personal data, which is never published: remove the column'
    : 'is not a column of this table'
}

/**
 * A table's columns as `GetTable` and `GetSeries` return them, in one language.
 * A formula follows the plain text of its definition.
 */
export function buildTableColumns(table: TableSpec<ColumnName>, definitions: Definitions): MetricsColumn[] {
  return table.columns.map(({ name, unit }) => {
    const { label, definition, formula } = definitions.columns[name]
    return {
      name,
      label,
      unit: definitions.units[unit],
      definition:
        formula === undefined ? definition : `${definition} ${definitions.formulaWord}: ${formula}.`,
    }
  })
}

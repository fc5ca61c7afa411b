import type { MetricsColumn } from '../../contract/metrics-table.ts'
import type { Definitions } from './definitions/definition.ts'
import type { TableSpec } from './table.ts'
import type { ColumnName } from './tables.ts'

/**
 * A table's columns as `GetTable` and `GetSeries` answer them, in one language.
 * A formula stands behind the plain words of its definition.
 */
export function buildTableColumns(table: TableSpec<ColumnName>, definitions: Definitions): MetricsColumn[] {
  return table.columns.map(({ name, unit }) => {
    const { label, definition, formula } = definitions.columns[name]
    return {
      name,
      label,
      unit: definitions.units[unit],
      definition: formula === null ? definition : `${definition} ${definitions.formulaWord}: ${formula}.`,
    }
  })
}

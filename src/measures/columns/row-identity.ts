import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { TableSpec } from './table.ts'

/**
 * What distinguishes a row from every other of its table: its period's first day and its entity. Two rows
 * with one identity are a duplicate, or a correction of the first.
 */
export function rowIdentity(table: TableSpec, row: MetricsRow): string {
  return JSON.stringify([row.period_start ?? null, ...entityOf(table, row)])
}

/** Which thing a row is about, whatever its period: rows of one entity must not overlap in time. */
export function rowEntity(table: TableSpec, row: MetricsRow): string {
  return JSON.stringify(entityOf(table, row))
}

/** The same for messages: `county Broward, road I-95, direction all`. */
export function describeEntity(table: TableSpec, row: MetricsRow): string {
  return table.entity.map((name) => `${name} ${row[name] ?? '(empty)'}`).join(', ')
}

function entityOf(table: TableSpec, row: MetricsRow): MetricsRow[string][] {
  return table.entity.map((name) => row[name] ?? null)
}

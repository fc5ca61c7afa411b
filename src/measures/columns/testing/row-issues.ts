import type { MetricsRow } from '../../../contract/metrics-table.ts'
import { rowFindings } from '../row-issues.ts'
import type { RowFinding, TableSpec } from '../table.ts'

/** What cannot be true in a row. */
export const rowIssues = (table: TableSpec, row: MetricsRow) => only('refuse', table, row)

/** What is possible but rarely intended. */
export const rowNotices = (table: TableSpec, row: MetricsRow) => only('mention', table, row)

const only = (wanted: RowFinding['severity'], table: TableSpec, row: MetricsRow) =>
  rowFindings(table, row).flatMap(({ severity, column, message }) =>
    severity === wanted ? [{ column, message }] : [],
  )

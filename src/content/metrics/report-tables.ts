import { endpointUrl } from '../../contract/endpoints.ts'
import type { FigurePeriod } from '../../contract/metrics-choices.ts'
import {
  type MetricsRow,
  type MetricsTable,
  splitTableReference,
  type TableId,
  tableReferences,
} from '../../contract/metrics-table.ts'
import { type Period, periodIssue } from '../../contract/period.ts'
import type { Report } from '../../contract/report.ts'
import type { TimArea } from '../../contract/tim-report.ts'
import { wordIn } from '../../measures/columns/table.ts'
import { tablesOf } from '../../measures/columns/tables.ts'
import { periodLabel } from '../period-label.ts'
import type { SiteContent } from '../site-content.ts'

/** The parts of a report that decide which figures are its own. */
type Covered = Pick<Report, 'category' | 'period'>

type Tables = ReadonlyMap<TableId, MetricsTable>

/**
 * The figures of one report: the rows of its period, or of the periods inside it, and of its area when it has one.
 * `null`: none are published. `reference` is the report's id, followed by `.reliability` for travel times.
 */
export function tableOfReport(
  reference: string,
  report: Covered,
  tables: Tables,
  area: TimArea | null,
): MetricsTable | null {
  const { isReliability } = splitTableReference(reference)
  const spec = tablesOf(report.category).at(isReliability ? 1 : 0)
  const whole = spec === undefined ? undefined : tables.get(spec.id)
  if (whole === undefined) return null
  const inPeriod = rowsWithin(whole, report.period)
  const rows = area === null ? inPeriod : inPeriod.filter((row) => row.area === area)
  return rows.length === 0 ? null : { columns: whole.columns, rows }
}

/** Address of a report's figures, or of its travel times if it has no others. `null`: it has no figures. */
export function buildDataUrl(
  id: string,
  report: Covered,
  tables: Tables,
  areas: ReadonlyMap<string, TimArea>,
): string | null {
  const area = areas.get(id) ?? null
  const reportId = tableReferences(id).find((one) => tableOfReport(one, report, tables, area) !== null)
  return reportId === undefined ? null : endpointUrl('getTable', { reportId })
}

/** Rows whose period is within another, both ends included. */
export function rowsWithin(table: MetricsTable, { start, end }: Report['period']): MetricsRow[] {
  return Array.from(periodsOf(table)).flatMap(([first, rows]) =>
    first < start || first > end ? [] : rows.filter(({ period_end }) => String(period_end) <= end),
  )
}

/** Rows by the first day of their period, oldest first. */
export function periodsOf(table: MetricsTable): ReadonlyMap<string, readonly MetricsRow[]> {
  return Map.groupBy(table.rows, (row) => String(row.period_start))
}

/** Returns the office's tables, whole or limited to what one report covers. */
export function respondWithTables({ reports, tables, areas }: SiteContent) {
  const reportOf = new Map(reports.map((report) => [report.id, report]))
  return {
    getTable: ({ reportId: reference }: { reportId: string }): MetricsTable | null => {
      const { reportId } = splitTableReference(reference)
      const report = reportOf.get(reportId)
      const area = areas.get(reportId) ?? null
      return report === undefined ? null : tableOfReport(reference, report, tables, area)
    },
    getSeries: ({ category }: { category: TableId }): MetricsTable | null => tables.get(category) ?? null,
  }
}

/** The period a row covers, in the first of these kinds that fits; `null` when none does. */
export function periodOfRow(
  row: MetricsRow,
  kinds: readonly FigurePeriod[],
): (Period & { kind: FigurePeriod }) | null {
  const [start, end] = [wordIn(row, 'period_start'), wordIn(row, 'period_end')]
  if (start === null || end === null) return null
  const kind = kinds.find((one) => periodIssue({ kind: one, start, end }, 'any') === null)
  return kind === undefined ? null : { kind, start, end, label: periodLabel({ kind, start, end }) }
}

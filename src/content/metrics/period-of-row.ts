import type { MetricsRow } from '../../contract/metrics-table.ts'
import { type Period, type PeriodKind, periodIssue } from '../../contract/period.ts'
import { wordIn } from '../../measures/columns/table.ts'
import { periodLabel } from '../period-label.ts'

/** The period a row covers, of the first of these kinds that fits; `null` when none does. */
export function periodOfRow(row: MetricsRow, kinds: readonly PeriodKind[]): Period | null {
  const [start, end] = [wordIn(row, 'period_start'), wordIn(row, 'period_end')]
  if (start === null || end === null) return null
  const kind = kinds.find((one) => periodIssue({ kind: one, start, end }) === null)
  return kind === undefined ? null : { kind, start, end, label: periodLabel({ kind, start, end }) }
}

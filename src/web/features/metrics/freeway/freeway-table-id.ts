import type { FigurePeriod } from '../../../../contract/metrics-address.ts'
import type { TableId } from '../../../../contract/metrics-table.ts'

const TABLE_IDS = {
  week: 'metrics_freeway_weekly',
  month: 'metrics_freeway_monthly',
  quarter: 'metrics_freeway_quarterly',
} as const satisfies Record<FigurePeriod, TableId>

/** The table of events of a kind of period. */
export function freewayTableId(kind: FigurePeriod): (typeof TABLE_IDS)[FigurePeriod] {
  return TABLE_IDS[kind]
}

/** The table of travel times beside it. */
export function reliabilityTableId(kind: FigurePeriod): TableId {
  return `${TABLE_IDS[kind]}.reliability`
}

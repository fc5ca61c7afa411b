import type { MetricsGroup } from '../../../contract/category.ts'
import type { FigurePeriod, MetricsParams } from '../../../contract/metrics-address.ts'

const FREEWAY_GROUPS = {
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
} as const satisfies Record<FigurePeriod, MetricsGroup>

/** The group of reports that holds what a view shows. */
export function requestedGroup(params: MetricsParams): MetricsGroup {
  switch (params.tab) {
    case 'freeway':
      return FREEWAY_GROUPS[params.by]
    case 'arterial':
      return params.county
    case 'express':
      return params.road
    case 'ramp':
      return 'ramp'
  }
}

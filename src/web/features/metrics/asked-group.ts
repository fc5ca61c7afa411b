import type { MetricsGroup } from '../../../contract/category.ts'
import type { AskedMetrics, FigurePeriod } from '../../../contract/metrics-address.ts'

const FREEWAY_GROUPS = {
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
} as const satisfies Record<FigurePeriod, MetricsGroup>

/** The group of reports that holds what a view shows. */
export function askedGroup(asked: AskedMetrics): MetricsGroup {
  switch (asked.tab) {
    case 'freeway':
      return FREEWAY_GROUPS[asked.by]
    case 'arterial':
      return asked.county
    case 'express':
      return asked.road
    case 'ramp':
      return 'ramp'
  }
}

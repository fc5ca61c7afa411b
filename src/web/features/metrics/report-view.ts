import type { Category } from '../../../contract/category.ts'
import { type MetricsParams, parseMetricsAddress } from '../../../contract/metrics-address.ts'
import type { Report } from '../../../contract/report.ts'

/** The view that shows a category; those without figures on the metrics page have none. */
const VIEWS: Partial<Record<Category, string>> = {
  metrics_freeway_weekly: '',
  metrics_freeway_monthly: '?by=month',
  metrics_freeway_quarterly: '?by=quarter',
  metrics_arterial_broward: '?tab=arterial&county=broward',
  metrics_arterial_palmBeach: '?tab=arterial&county=palmBeach',
  metrics_express_i95: '?tab=express&road=i95',
  metrics_express_i75: '?tab=express&road=i75',
  metrics_express_i595: '?tab=express&road=i595',
  ramp_monthly: '?tab=ramp',
}

/** The view of the metrics page that shows a report's numbers as charts; `null`: none does. */
export function reportView({ category, period }: Pick<Report, 'category' | 'period'>): MetricsParams | null {
  const view = VIEWS[category]
  return view === undefined ? null : { ...parseMetricsAddress(view), period: period.start }
}

import { useLocation, useSearch } from 'wouter'
import type { Category, MetricsGroup } from '../../../contract/category.ts'
import type { ParamsOf } from '../../../contract/endpoints.ts'
import {
  buildMetricsAddress,
  type FigurePeriod,
  type MetricsParams,
  parseMetricsAddress,
} from '../../../contract/metrics-address.ts'
import { ALL_ROADS, NEWEST } from '../../../contract/overview-names.ts'
import { pagePath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'

/** What the address tells one tab to show. */
export type TabParams<Tab extends MetricsParams['tab']> = MetricsParams & { tab: Tab }

/** The address of a view of the metrics page, without a language. */
export function metricsHref(params: MetricsParams): string {
  return pagePath('metrics') + buildMetricsAddress(params)
}

/** What the address tells the metrics page to show. */
export function useMetricsParams(): MetricsParams {
  return parseMetricsAddress(useSearch())
}

/** Changes to another view of the page, as a step the browser's Back takes back. */
export function useShowMetrics(): (params: MetricsParams) => void {
  const [, navigate] = useLocation()
  return (params) => navigate(metricsHref(params))
}

// The server makes these calls ahead and the tabs make them: both use the same parameters.

export function freewayParams({ by, period, road }: TabParams<'freeway'>): ParamsOf<'getFreewayOverview'> {
  return { by, period: period ?? NEWEST, road: road ?? ALL_ROADS }
}

export function arterialParams({
  county,
  period,
  measure,
}: TabParams<'arterial'>): ParamsOf<'getArterialOverview'> {
  return { county, period: period ?? NEWEST, measure }
}

export function expressParams({ road, period }: TabParams<'express'>): ParamsOf<'getExpressOverview'> {
  return { road, period: period ?? NEWEST }
}

export function rampParams({ period }: TabParams<'ramp'>): ParamsOf<'getRampOverview'> {
  return { period: period ?? NEWEST }
}

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

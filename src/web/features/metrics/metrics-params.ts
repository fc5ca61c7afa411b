import { useLocation, useSearch } from 'wouter'
import type { MetricsGroup } from '../../../contract/category.ts'
import type { ParamsOf } from '../../../contract/endpoints.ts'
import {
  buildMetricsAddress,
  type MetricsParams,
  parseMetricsAddress,
  TRIP_PEAKS,
  viewOfTable,
} from '../../../contract/metrics-address.ts'
import {
  FREEWAY_MEASURES,
  type MetricsChoices,
  metricsChoices,
  PERIOD_GROUPS,
} from '../../../contract/metrics-choices.ts'
import { ALL_ROADS, NEWEST } from '../../../contract/overview-names.ts'
import { pagePath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import type { ShownCategories } from '../../../contract/shown-categories.ts'
import { useSite } from '../../api/site-context.tsx'

/** What the address has one tab show. */
export type TabParams<Tab extends MetricsParams['tab']> = MetricsParams & { tab: Tab }

/** The address of a view of the metrics page, without a language. */
export function metricsHref(params: MetricsParams, offered: MetricsChoices): string {
  return pagePath('metrics') + buildMetricsAddress(params, offered)
}

/**
 * One chart of a view, from `?` on: its own period, so that it still shows the same later, and no choice that only
 * changes another chart. `start`: the first day of the period it shows.
 */
export function chartPath(params: MetricsParams, id: string, start: string, offered: MetricsChoices): string {
  const view = { ...params, period: start }
  if (view.tab === 'freeway') {
    if (id !== 'trend') view.measure = FREEWAY_MEASURES[0]
    if (id !== 'allow') Object.assign(view, { trip: null, peak: TRIP_PEAKS[0] })
  }
  return `${buildMetricsAddress(view, offered)}#${id}`
}

/** The views of the site's metrics page. */
export function useOffered(): MetricsChoices {
  return metricsChoices(useSite().categories)
}

/** What the address has the metrics page show, and its other views. */
export function useMetricsParams(): { params: MetricsParams; offered: MetricsChoices } {
  const offered = useOffered()
  return { params: parseMetricsAddress(useSearch(), offered), offered }
}

/** Opens another view of the page, with a history entry for Back. */
export function useShowMetrics(): (params: MetricsParams) => void {
  const [, navigate] = useLocation()
  const offered = useOffered()
  return (params) => navigate(metricsHref(params, offered))
}

// The server and the tabs make these calls with the same parameters.

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

/** The group of reports with a view's figures. */
export function requestedGroup(params: MetricsParams): MetricsGroup {
  switch (params.tab) {
    case 'freeway':
      return PERIOD_GROUPS[params.by]
    case 'arterial':
      return params.county
    case 'express':
      return params.road
    case 'ramp':
      return 'ramp'
  }
}

/** The view of the metrics page that shows a report's numbers as charts; `null`: none does. */
export function reportView({ category, period }: Pick<Report, 'category' | 'period'>): MetricsParams | null {
  return viewOfTable(category, period.start)
}

/**
 * The quarter a fiscal year's annual report ends with: its trend holds the year's other quarters. `null`: another report,
 * a fiscal year that ends within a quarter, or a site without quarterly figures.
 */
export function yearView(
  { category, period }: Pick<Report, 'category' | 'period'>,
  { metrics_freeway_quarterly: quarterly }: ShownCategories,
): TabParams<'freeway'> | null {
  if (quarterly === undefined) return null
  const [year = 0, month = 0] = period.end.split('-').map(Number)
  if (category !== 'documents_annual' || period.kind !== 'fiscalYear' || month % 3 !== 0) return null
  const view = viewOfTable('metrics_freeway_quarterly', `${year}-${String(month - 2).padStart(2, '0')}-01`)
  return view?.tab === 'freeway' ? { ...view, tab: 'freeway' } : null
}

import { useLocation, useSearch } from 'wouter'
import {
  buildMetricsAddress,
  type MetricsParams,
  parseMetricsAddress,
} from '../../../contract/metrics-address.ts'
import { pagePath } from '../../../contract/pages.ts'

/** The address of a view of the metrics page, without a language. */
export function metricsHref(params: MetricsParams): string {
  return pagePath('metrics') + buildMetricsAddress(params)
}

/** What the address asks the metrics page to show. */
export function useMetricsParams(): MetricsParams {
  return parseMetricsAddress(useSearch())
}

/** Changes to another view of the page, as a step the browser's Back takes back. */
export function useShowMetrics(): (params: MetricsParams) => void {
  const [, navigate] = useLocation()
  return (params) => navigate(metricsHref(params))
}

import { useLocation, useSearch } from 'wouter'
import {
  type AskedMetrics,
  buildMetricsAddress,
  parseMetricsAddress,
} from '../../../contract/metrics-address.ts'
import { pagePath } from '../../../contract/pages.ts'

/** The address of a view of the metrics page, without a language. */
export function metricsHref(asked: AskedMetrics): string {
  return pagePath('metrics') + buildMetricsAddress(asked)
}

/** What the address asks the metrics page to show. */
export function useAskedMetrics(): AskedMetrics {
  return parseMetricsAddress(useSearch())
}

/** Changes to another view of the page, as a step the browser's Back takes back. */
export function useShowMetrics(): (asked: AskedMetrics) => void {
  const [, navigate] = useLocation()
  return (asked) => navigate(metricsHref(asked))
}

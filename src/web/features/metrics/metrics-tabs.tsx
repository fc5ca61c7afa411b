import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { METRICS_TABS, type MetricsParams, parseMetricsAddress } from '../../../contract/metrics-address.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { moveTabFocus } from '../../ui/focus.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './metrics-tabs.module.css'
import { metricsHref } from './use-metrics-params.ts'

/** The kinds of figures, one open at a time. Each tab is an address, so it can be linked and works without a script. */
export function MetricsTabs({ params, children }: { params: MetricsParams; children: ReactNode }) {
  const { t } = useTranslations()
  const isHydrated = useHydrated()
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={t('metrics.tabs')} onKeyDown={moveTabFocus}>
        {METRICS_TABS.map((tab) => (
          <Link
            key={tab}
            id={`tab-${tab}`}
            href={metricsHref(parseMetricsAddress(`?tab=${tab}`))}
            role="tab"
            aria-selected={tab === params.tab}
            aria-controls="metrics-panel"
            // Without a script the arrow keys lead nowhere, so then each tab is reached by the Tab key.
            tabIndex={isHydrated && tab !== params.tab ? -1 : 0}
          >
            {t(`metrics.tab.${tab}`)}
          </Link>
        ))}
      </div>
      <div id="metrics-panel" role="tabpanel" aria-labelledby={`tab-${params.tab}`}>
        {children}
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type AskedMetrics, METRICS_TABS, parseMetricsAddress } from '../../../contract/metrics-address.ts'
import { useFigureSpeech } from '../../messages/figure-words.ts'
import { moveTabFocus } from '../../ui/tab-focus.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './metrics-tabs.module.css'
import { metricsHref } from './use-asked-metrics.ts'

/** The kinds of figures, one open at a time. Each tab is an address, so it can be linked and works without a script. */
export function MetricsTabs({ asked, children }: { asked: AskedMetrics; children: ReactNode }) {
  const { say } = useFigureSpeech()
  const isHydrated = useHydrated()
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={say('metrics.tabs')} onKeyDown={moveTabFocus}>
        {METRICS_TABS.map((tab) => (
          <Link
            key={tab}
            id={`tab-${tab}`}
            href={metricsHref(parseMetricsAddress(`?tab=${tab}`))}
            role="tab"
            aria-selected={tab === asked.tab}
            aria-controls="metrics-panel"
            // Without a script the arrow keys lead nowhere, so then each tab is reached by the Tab key.
            tabIndex={isHydrated && tab !== asked.tab ? -1 : 0}
          >
            {say(`metrics.tab.${tab}`)}
          </Link>
        ))}
      </div>
      <div id="metrics-panel" role="tabpanel" aria-labelledby={`tab-${asked.tab}`}>
        {children}
      </div>
    </>
  )
}

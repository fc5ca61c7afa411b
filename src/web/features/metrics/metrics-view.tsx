import type { ReactNode } from 'react'
import type { AskedMetrics } from '../../../contract/metrics-address.ts'
import { ArterialTab } from './arterial/arterial-tab.tsx'
import { ExpressTab } from './express/express-tab.tsx'
import { FreewayTab } from './freeway/freeway-tab.tsx'
import { type DrawReports, MetricsReportsSection } from './metrics-reports-section.tsx'
import { MetricsTabs } from './metrics-tabs.tsx'
import { RampTab } from './ramp/ramp-tab.tsx'
import { useAskedMetrics } from './use-asked-metrics.ts'
import { useMetricsReports } from './use-metrics-reports.ts'

/** The figures of the office, a tab for each kind of road, and the reports they were published in. */
export function MetricsView({ drawReports, children }: { drawReports: DrawReports; children: ReactNode }) {
  const asked = useAskedMetrics()
  return (
    <>
      <MetricsTabs asked={asked}>
        <OpenTab asked={asked} />
        <PublishedReports asked={asked} drawReports={drawReports} />
      </MetricsTabs>
      {children}
    </>
  )
}

/** Apart, so that the charts are not drawn anew with each of the nine answers. */
function PublishedReports(props: { asked: AskedMetrics; drawReports: DrawReports }) {
  return <MetricsReportsSection {...props} reports={useMetricsReports()} />
}

function OpenTab({ asked }: { asked: AskedMetrics }) {
  switch (asked.tab) {
    case 'freeway':
      return <FreewayTab asked={asked} />
    case 'arterial':
      return <ArterialTab asked={asked} />
    case 'express':
      return <ExpressTab asked={asked} />
    case 'ramp':
      return <RampTab asked={asked} />
  }
}

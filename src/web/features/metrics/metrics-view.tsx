import type { ReactNode } from 'react'
import type { MetricsParams } from '../../../contract/metrics-address.ts'
import { ArterialTab } from './arterial/arterial-tab.tsx'
import { ExpressTab } from './express/express-tab.tsx'
import { FreewayTab } from './freeway/freeway-tab.tsx'
import { type DrawReports, MetricsReportsSection } from './metrics-reports-section.tsx'
import { MetricsTabs } from './metrics-tabs.tsx'
import { RampTab } from './ramp/ramp-tab.tsx'
import { useMetricsParams } from './use-metrics-params.ts'
import { useMetricsReports } from './use-metrics-reports.ts'

/** The figures of the office, a tab for each kind of road, and the reports they were published in. */
export function MetricsView({ drawReports, children }: { drawReports: DrawReports; children: ReactNode }) {
  const params = useMetricsParams()
  return (
    <>
      <MetricsTabs params={params}>
        <OpenTab params={params} />
        <PublishedReports params={params} drawReports={drawReports} />
      </MetricsTabs>
      {children}
    </>
  )
}

/** Apart, so that the charts are not drawn anew with each of the nine answers. */
function PublishedReports(props: { params: MetricsParams; drawReports: DrawReports }) {
  return <MetricsReportsSection {...props} reports={useMetricsReports()} />
}

function OpenTab({ params }: { params: MetricsParams }) {
  switch (params.tab) {
    case 'freeway':
      return <FreewayTab params={params} />
    case 'arterial':
      return <ArterialTab params={params} />
    case 'express':
      return <ExpressTab params={params} />
    case 'ramp':
      return <RampTab params={params} />
  }
}

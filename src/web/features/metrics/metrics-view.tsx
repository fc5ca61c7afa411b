import type { ReactNode } from 'react'
import { type AskedMetrics, parseMetricsAddress } from '../../../contract/metrics-address.ts'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AskedArterial } from './arterial/arterial-tab.tsx'
import type { AskedExpress } from './express/express-tab.tsx'
import { FreewayTab } from './freeway/freeway-tab.tsx'
import { type DrawReports, MetricsReportsSection } from './metrics-reports-section.tsx'
import { MetricsTabs } from './metrics-tabs.tsx'
import type { AskedRamp } from './ramp/ramp-tab.tsx'
import { useAskedMetrics } from './use-asked-metrics.ts'
import { useMetricsReports } from './use-metrics-reports.ts'

// The freeway tab is what most visitors see; the code of the others comes when one of them is opened.
const fallback = <Skeleton bars={['full', 'full']} size="block" />
const lateTabs = {
  arterial: late<{ asked: AskedArterial }>(
    async () => (await import('./arterial/arterial-tab.tsx')).ArterialTab,
    fallback,
  ),
  express: late<{ asked: AskedExpress }>(
    async () => (await import('./express/express-tab.tsx')).ExpressTab,
    fallback,
  ),
  ramp: late<{ asked: AskedRamp }>(async () => (await import('./ramp/ramp-tab.tsx')).RampTab, fallback),
}

/** Fetches the code of the tabs that searches, from `?` on, open, so that they are drawn without waiting; `null`: of every tab. */
export async function loadTabs(searches: readonly string[] | null): Promise<void> {
  const opened = searches?.map((search) => parseMetricsAddress(search).tab)
  const wanted = Object.entries(lateTabs).filter(([tab]) => opened?.some((one) => one === tab) ?? true)
  await Promise.all(wanted.map(([, part]) => part.preload()))
}

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
      return <lateTabs.arterial.Part asked={asked} />
    case 'express':
      return <lateTabs.express.Part asked={asked} />
    case 'ramp':
      return <lateTabs.ramp.Part asked={asked} />
  }
}

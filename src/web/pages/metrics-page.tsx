import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { METRICS_GROUPS, type MetricsGroup } from '../../contract/category.ts'
import { type MetricsParams, parseMetricsAddress } from '../../contract/metrics-address.ts'
import { metricsChoices } from '../../contract/metrics-choices.ts'
import { pagePath } from '../../contract/pages.ts'
import { readResponse } from '../api/client.ts'
import { type ReportList, useReportList } from '../api/long-list.ts'
import { queryKeyOf } from '../api/query-client.ts'
import { QueryView } from '../api/query-view.tsx'
import { useSite } from '../api/site-context.tsx'
import { ReportRows } from '../features/documents/report-rows.tsx'
import { FreewayTab } from '../features/metrics/freeway-tab.tsx'
import styles from '../features/metrics/metrics.module.css'
import { metricsHref, requestedGroup, useMetricsParams } from '../features/metrics/metrics-params.ts'
import { OverviewLoading } from '../features/metrics/overview-frame.tsx'
import { ProseFrame, ProseLanguage, ProseSections, useProse } from '../features/prose/prose.tsx'
import { reportsHeading } from '../messages/category-names.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import { savesData, untilIdle, useHydrated } from '../ui/browser.ts'
import { SampleChip } from '../ui/chip.tsx'
import { moveTabFocus } from '../ui/focus.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { registerFocusTarget } from '../ui/navigation.ts'
import { Announcement, EmptyNotice } from '../ui/notice.tsx'

/**
 * The office's figures with their charts, the reports they were published in, and links to their definitions. If the
 * office publishes no figures, its text about that.
 */
export function MetricsPage() {
  const { t } = useTranslations()
  const site = useSite()
  const prose = useProse('metrics')
  if (metricsChoices(site.categories).tabs.length === 0) {
    return <ProseFrame page="metrics">{({ sections }) => <ProseSections sections={sections} />}</ProseFrame>
  }
  return (
    <div className="page">
      <div className="wrap spread">
        <h1 ref={registerFocusTarget} className="tool-title">
          {t('page.metrics')}
        </h1>
        {site.sample ? <SampleChip>{t('keyFigures.sample')}</SampleChip> : null}
      </div>
      <Suspense>
        <MetricsView />
        <p className={`links ${styles.definitions}`} data-print="hide">
          <Link href={pagePath('definitions')}>{t('metrics.definitions')}</Link>
        </p>
        {prose.kind === 'loaded' ? (
          <ProseLanguage value={prose.response.language}>
            <ProseSections sections={prose.response.sections} />
          </ProseLanguage>
        ) : null}
      </Suspense>
    </div>
  )
}

/**
 * The office's figures, with a tab for each kind of road, and the reports they were published in. Each tab has its own
 * address, so that it can be linked and works without a script.
 */
function MetricsView() {
  const { params, offered } = useMetricsParams()
  const { t } = useTranslations()
  const isHydrated = useHydrated()
  return (
    <>
      <div
        className={styles.tabs}
        data-print="hide"
        role="tablist"
        aria-label={t('metrics.tabs')}
        onKeyDown={moveTabFocus}
      >
        {offered.tabs.map((tab) => (
          <Link
            key={tab}
            id={`tab-${tab}`}
            className="ring-inside"
            href={metricsHref(parseMetricsAddress(`?tab=${tab}`, offered), offered)}
            role="tab"
            aria-selected={tab === params.tab}
            aria-controls="metrics-panel"
            // Without a script the arrow keys do nothing, so the Tab key reaches every tab.
            tabIndex={isHydrated && tab !== params.tab ? -1 : 0}
          >
            {t(`metrics.tab.${tab}`)}
          </Link>
        ))}
      </div>
      <div id="metrics-panel" role="tabpanel" aria-labelledby={`tab-${params.tab}`}>
        <Tab params={params} />
        <NewChart chosen={'measure' in params ? `${params.tab} ${params.measure}` : params.tab} />
        <PublishedReports params={params} />
      </div>
    </>
  )
}

// Browsers load the code of a tab when it opens.
const lazyTabs = {
  arterial: lazyPart(
    async () => (await import('../features/metrics/arterial-tab.tsx')).ArterialTab,
    <OverviewLoading />,
  ),
  express: lazyPart(
    async () => (await import('../features/metrics/express-tab.tsx')).ExpressTab,
    <OverviewLoading />,
  ),
  ramp: lazyPart(async () => (await import('../features/metrics/ramp-tab.tsx')).RampTab, <OverviewLoading />),
}
const { Part: ArterialTab } = lazyTabs.arterial
const { Part: ExpressTab } = lazyTabs.express
const { Part: RampTab } = lazyTabs.ramp

/** Loads the code of the tab that the server rendered, if it rendered this page. On the server: of every tab. */
export async function preloadRenderedTab(): Promise<void> {
  const isRendered = (tab: string) =>
    import.meta.env.SSR || document.querySelector(`#metrics-panel[aria-labelledby="tab-${tab}"]`) !== null
  await Promise.all(Object.entries(lazyTabs).map(([tab, part]) => (isRendered(tab) ? part.preload() : null)))
}

function Tab({ params }: { params: MetricsParams }) {
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

/** Announces the title of the chart after the visitor chooses a tab or a measure, once the chart is rendered. */
function NewChart({ chosen }: { chosen: string }) {
  const last = useRef(chosen)
  const [title, setTitle] = useState<string | null>(null)
  // Watches the document, because the chart may have to load.
  useEffect(() => {
    if (last.current === chosen) return
    last.current = chosen
    setTitle(null)
    const panel = document.getElementById('metrics-panel')
    const observer = new MutationObserver(look)
    function look() {
      if (panel === null || panel.querySelector('[aria-busy="true"]') !== null) return
      // If there are several charts, the one that shows the measure.
      const heading =
        panel.querySelector('#trend-title, #multiples-title') ?? panel.querySelector('h2[id$="-title"]')
      if (heading === null) return
      observer.disconnect()
      setTitle(heading.textContent)
    }
    if (panel !== null) observer.observe(panel, { childList: true, subtree: true, attributes: true })
    look()
    return () => observer.disconnect()
  }, [chosen])
  return <Announcement text={title} />
}

/** How many reports are listed under the figures at first. */
const SHOWN = 3

/** The PDFs that the figures of the open tab were published in. */
function PublishedReports({ params }: { params: MetricsParams }) {
  const { t } = useTranslations()
  const [openGroup, setOpenGroup] = useState<string | null>(null)
  const group = requestedGroup(params)
  usePrefetchedTabs(group)
  const state = useReportList(METRICS_GROUPS[group])
  return (
    <section className="section" aria-labelledby="metrics-reports">
      <h2 id="metrics-reports" className={styles.heading}>
        {reportsHeading(group, useSite().categories, t)}
      </h2>
      <QueryView
        state={state}
        bars={['medium', 'short', 'medium', 'short']}
        failed={{ title: t('reports.failed'), hint: t('reports.failedHint') }}
      >
        {(list) =>
          list.total === 0 ? (
            <EmptyNotice title={t('reports.empty')}>{t('documents.emptyHint')}</EmptyNotice>
          ) : (
            <ReportRows
              list={group === openGroup ? list : firstOf(list)}
              onShowAll={() => {
                setOpenGroup(group)
                if (list.rest !== 'none') state.showAll()
              }}
            />
          )
        }
      </QueryView>
    </section>
  )
}

function firstOf({ shown, total, rest }: ReportList): ReportList {
  if (total <= SHOWN) return { shown, total, rest }
  return { shown: shown.slice(0, SHOWN), total, rest: rest === 'none' ? 'hidden' : rest }
}

/**
 * Loads the other tabs and requests the reports of the other eight groups in parallel, so that a tab opens without
 * waiting. With Save-Data on, a tab loads when it opens.
 */
function usePrefetchedTabs(open: MetricsGroup): void {
  const client = useQueryClient()
  const { categories } = useSite()
  // Prefetching is not part of rendering.
  useEffect(() => {
    if (savesData()) return
    // Code that fails to load here loads when its tab opens.
    void Promise.allSettled(Object.values(lazyTabs).map(({ preload }) => preload()))
    for (const category of Object.values(METRICS_GROUPS)) {
      if (categories[category] === undefined) continue
      const queryKey = queryKeyOf('getReports', { category })
      if (category === METRICS_GROUPS[open] || client.getQueryData(queryKey) !== undefined) continue
      const queryFn = () => readResponse('getReports', { category })
      void untilIdle().then(() => client.prefetchQuery({ queryKey, queryFn }))
    }
  }, [client, open, categories])
}

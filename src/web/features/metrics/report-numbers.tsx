import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import type { MetricsParams } from '../../../contract/metrics-address.ts'
import type { Report } from '../../../contract/report.ts'
import { useResponse } from '../../api/use-response.ts'
import { ChartTable } from '../../charts/chart-table.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon, monitoringIcon } from '../../ui/icon-paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { corridorTable } from './arterial-model.ts'
import { windowTable } from './express-model.ts'
import { type FigureTable, readRows } from './figures.ts'
import { stepTable } from './freeway-model.ts'
import { stepCoverageText } from './freeway-text.ts'
import {
  arterialParams,
  expressParams,
  freewayParams,
  metricsHref,
  rampParams,
  reportView,
  type TabParams,
} from './metrics-params.ts'
import { OverviewFrame } from './overview-frame.tsx'
import { rampTable } from './ramp-model.ts'
import styles from './report-numbers.module.css'

/** The numbers of one report as a table, with their CSV and the way to their charts; nothing for reports without. */
export function ReportNumbers({ report }: { report: Report }) {
  const params = reportView(report)
  if (report.dataUrl === null || params === null) return null
  return (
    <Suspense fallback={<Skeleton bars={['full', 'full', 'full', 'full']} />}>
      <Numbers params={params} dataUrl={report.dataUrl} />
    </Suspense>
  )
}

function Numbers({ params, dataUrl }: { params: MetricsParams; dataUrl: string }) {
  const { t } = useTranslations()
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{t('numbers.title')}</h2>
      <NumbersOf params={params} />
      <div className={styles.links} data-print="hide">
        <a href={`${dataUrl}?format=csv`}>
          <Icon of={downloadIcon} size={20} />
          {t('chart.csv')}
        </a>
        <Link href={metricsHref(params)}>
          <Icon of={monitoringIcon} size={20} />
          {t('numbers.charts')}
        </Link>
      </div>
    </section>
  )
}

function NumbersOf({ params }: { params: MetricsParams }) {
  switch (params.tab) {
    case 'freeway':
      return <FreewayNumbers params={params} />
    case 'arterial':
      return <ArterialNumbers params={params} />
    case 'express':
      return <ExpressNumbers params={params} />
    case 'ramp':
      return <RampNumbers params={params} />
  }
}

function FreewayNumbers({ params }: { params: TabParams<'freeway'> }) {
  const translations = useTranslations()
  const state = useResponse('getFreewayOverview', freewayParams(params))
  return (
    <OverviewFrame state={state} params={params}>
      {(overview) => (
        <Table facts={`${translations.t('numbers.caption')}. ${stepCoverageText(overview, translations)}`}>
          {stepTable(overview, translations, translations.t('numbers.caption'))}
        </Table>
      )}
    </OverviewFrame>
  )
}

function ArterialNumbers({ params }: { params: TabParams<'arterial'> }) {
  const translations = useTranslations()
  const state = useResponse('getArterialOverview', arterialParams(params))
  return (
    <OverviewFrame state={state} params={params}>
      {(overview) => (
        <Table>{corridorTable(overview, translations, translations.t('arterial.corridors'))}</Table>
      )}
    </OverviewFrame>
  )
}

function ExpressNumbers({ params }: { params: TabParams<'express'> }) {
  const translations = useTranslations()
  const state = useResponse('getExpressOverview', expressParams(params))
  return (
    <OverviewFrame state={state} params={params}>
      {({ windows, columns }) => (
        <Table>
          {windowTable(
            readRows(windows, ['direction', 'window']),
            columns,
            translations,
            translations.t('express.worth'),
          )}
        </Table>
      )}
    </OverviewFrame>
  )
}

function RampNumbers({ params }: { params: TabParams<'ramp'> }) {
  const translations = useTranslations()
  const state = useResponse('getRampOverview', rampParams(params))
  return (
    <OverviewFrame state={state} params={params}>
      {({ ramps, columns }) => (
        <Table>{rampTable(ramps, columns, translations, translations.t('metrics.tab.ramp'))}</Table>
      )}
    </OverviewFrame>
  )
}

function Table({ facts, children }: { facts?: ReactNode; children: FigureTable }) {
  const { t } = useTranslations()
  return (
    <div className={styles.table}>
      {facts === undefined ? null : <p className={styles.facts}>{facts}</p>}
      <ChartTable notMeasuredText={t('metrics.notMeasured')} isWide {...children} />
    </div>
  )
}

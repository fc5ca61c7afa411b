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
import { corridorTable } from './arterial/corridor-rows.ts'
import { windowTable } from './express/window-table.ts'
import type { FigureTable } from './figure-chart.tsx'
import { readRows } from './figure-columns.ts'
import { stepCoverageText } from './freeway/basis.ts'
import { stepTable } from './freeway/step-model.ts'
import { OverviewFace } from './overview-face.tsx'
import { arterialParams, expressParams, freewayParams, rampParams } from './overview-params.ts'
import { RAMP_COLUMNS, rampTable } from './ramp/ramp-table.ts'
import styles from './report-numbers.module.css'
import { reportView } from './report-view.ts'
import { metricsHref } from './use-metrics-params.ts'

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

function FreewayNumbers({ params }: { params: MetricsParams & { tab: 'freeway' } }) {
  const translations = useTranslations()
  const state = useResponse('getFreewayOverview', freewayParams(params))
  return (
    <OverviewFace state={state} params={params}>
      {(overview) => (
        <Table facts={`${translations.t('numbers.caption')}. ${stepCoverageText(overview, translations)}`}>
          {stepTable(overview, translations, translations.t('numbers.caption'))}
        </Table>
      )}
    </OverviewFace>
  )
}

function ArterialNumbers({ params }: { params: MetricsParams & { tab: 'arterial' } }) {
  const translations = useTranslations()
  const state = useResponse('getArterialOverview', arterialParams(params))
  return (
    <OverviewFace state={state} params={params}>
      {(overview) => (
        <Table>{corridorTable(overview, translations, translations.t('arterial.corridors'))}</Table>
      )}
    </OverviewFace>
  )
}

function ExpressNumbers({ params }: { params: MetricsParams & { tab: 'express' } }) {
  const translations = useTranslations()
  const state = useResponse('getExpressOverview', expressParams(params))
  return (
    <OverviewFace state={state} params={params}>
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
    </OverviewFace>
  )
}

function RampNumbers({ params }: { params: MetricsParams & { tab: 'ramp' } }) {
  const translations = useTranslations()
  const state = useResponse('getRampOverview', rampParams(params))
  return (
    <OverviewFace state={state} params={params}>
      {({ ramps, columns }) => (
        <Table>
          {rampTable(ramps, RAMP_COLUMNS, columns, translations, translations.t('metrics.tab.ramp'))}
        </Table>
      )}
    </OverviewFace>
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

import { Suspense } from 'react'
import { reportAddressOf, reportPath } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import type { Incident } from '../../contract/tim-report.ts'
import { INCIDENTS_IN_TABLE } from '../api/long-list.ts'
import { useSite } from '../api/site-context.tsx'
import { DataTable } from '../charts/data-table.tsx'
import { Meanings } from '../charts/meanings.tsx'
import { explainedColumns, incidentTable } from '../features/incidents/incident-table.ts'
import styles from '../features/incidents/incidents.module.css'
import { IncidentsCsv, IncidentsOf } from '../features/incidents/incidents.tsx'
import { ReportNumbers, YearNumbers } from '../features/metrics/report-numbers.tsx'
import { ReportView } from '../features/report-page/report-view.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ReportAt } from './report-at.tsx'

/** The page of one report, at `/app/documents/{id}`, `/app/metrics/{id}` or `/app/services/{id}`. */
export function ReportPage() {
  const { t } = useTranslations()
  return (
    <ReportAt
      addressOf={reportAddressOf}
      pathOf={reportPath}
      failed={t('reportPage.failed')}
      bars={
        <>
          <Skeleton bars={['short']} />
          <Skeleton bars={['long', 'medium']} size="title" />
          <Skeleton bars={['medium', 'medium', 'long']} />
        </>
      }
    >
      {(found) => (
        <ReportView found={found}>
          <Numbers report={found.report} />
        </ReportView>
      )}
    </ReportAt>
  )
}

function Numbers({ report }: { report: Report }) {
  if (report.dataUrl === null) return <YearNumbers report={report} />
  const isOfIncidents = report.category === 'services_incidentManagement_tim'
  return (
    <Suspense fallback={<Skeleton bars={['long', 'full', 'full', 'full']} />}>
      {isOfIncidents ? <ReportIncidents report={report} /> : <ReportNumbers report={report} />}
    </Suspense>
  )
}

export function ReportIncidents({ report: { id, dataUrl } }: { report: Report }) {
  const { t } = useTranslations()
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents">{t('tim.title')}</h2>
      <IncidentsOf key={id} id={id} level={3}>
        {({ response, list }) => <IncidentTable incidents={response.incidents} total={list.total} />}
      </IncidentsOf>
      {dataUrl === null ? null : <IncidentsCsv address={dataUrl}>{t('tim.csvOfReport')}</IncidentsCsv>}
    </section>
  )
}

/**
 * The incidents of a report as a table, and what its columns mean.
 *
 * @param incidents all incidents of the report, or its first ones
 * @param total how many incidents the report has
 */
function IncidentTable({ incidents, total }: { incidents: readonly Incident[]; total: number }) {
  const translations = useTranslations()
  const { t } = translations
  const { timeZone } = useSite().district
  const shown = incidents.slice(0, INCIDENTS_IN_TABLE)
  return (
    <div className={styles.part}>
      <h3>{t('tim.table')}</h3>
      <p className="fact">
        {t('tim.tableOrder')}
        {shown.length < total ? ` ${t('tim.tableFirst', { shown: shown.length, total })}` : null}
      </p>
      <DataTable {...incidentTable(shown, timeZone, translations)} />
      <details className={styles.meaning}>
        <summary>{t('keyFigures.meaning')}</summary>
        <Meanings columns={explainedColumns(translations.terms)} />
      </details>
    </div>
  )
}

import { Suspense } from 'react'
import { Redirect, useLocation } from 'wouter'
import { DEFAULT_LANGUAGE } from '../../contract/language.ts'
import { missingAddress } from '../../contract/missing-address.ts'
import { reportAddressOf } from '../../contract/pages.ts'
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
import { MissingPage } from '../features/missing/lazy-missing.tsx'
import { ReportScreen } from '../features/report-page/report-view.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The page of one report, at `/app/documents/{id}`, `/app/metrics/{id}` or `/app/services/{id}`. */
export function ReportPage() {
  const [path] = useLocation()
  const address = reportAddressOf(path)
  if (address === null) return <Redirect to={missingAddress(path, DEFAULT_LANGUAGE)} replace />
  return (
    <ReportScreen
      section={address.section}
      id={address.id}
      missing={<MissingPage kind={address.section === 'metrics' ? 'figures' : 'report'} path={null} />}
      numbers={(report) =>
        report.dataUrl === null ? (
          <YearNumbers report={report} />
        ) : (
          <Suspense fallback={<Skeleton bars={['long', 'full', 'full', 'full']} />}>
            {report.category === 'services_incidentManagement_tim' ? (
              <ReportIncidents report={report} />
            ) : (
              <ReportNumbers report={report} />
            )}
          </Suspense>
        )
      }
    />
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

import type { Report } from '../../../contract/report.ts'
import type { Incident } from '../../../contract/tim-report.ts'
import { INCIDENTS_IN_TABLE } from '../../api/long-list.ts'
import { useSite } from '../../api/site-context.tsx'
import { DataTable } from '../../charts/data-table.tsx'
import { Meanings } from '../../charts/meanings.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { explainedColumns, incidentTable } from './incident-table.ts'
import styles from './incidents.module.css'
import { IncidentsCsv, IncidentsOf } from './incidents.tsx'

/** The incidents of one published incident report, for that report's own page. */
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
 * The incidents of a report as a table, and what its columns mean. Of very many the first.
 *
 * @param total how many the report has; `incidents` may be its first ones
 */
function IncidentTable({ incidents, total }: { incidents: readonly Incident[]; total: number }) {
  const translations = useTranslations()
  const { t, language } = translations
  const { timeZone } = useSite().district
  const shown = incidents.slice(0, INCIDENTS_IN_TABLE)
  const counts = { shown: formatNumber(shown.length, language), total: formatNumber(total, language) }
  return (
    <div className={styles.part}>
      <h3>{t('tim.table')}</h3>
      <p className="fact">
        {t('tim.tableOrder')}
        {shown.length < total ? ` ${t('tim.tableFirst', counts)}` : null}
      </p>
      <DataTable {...incidentTable(shown, timeZone, translations)} />
      <details className={styles.meaning}>
        <summary>{t('keyFigures.meaning')}</summary>
        <Meanings columns={explainedColumns(translations.terms)} />
      </details>
    </div>
  )
}

import type { Incident } from '../../../contract/tim-report.ts'
import { INCIDENTS_IN_TABLE } from '../../api/long-list.ts'
import { useSite } from '../../api/site-context.tsx'
import { ChartTable } from '../../charts/chart-table.tsx'
import { Meanings } from '../../charts/meanings.tsx'
import { meaningOf } from '../../messages/figure-meaning.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { EXPLAINED, incidentTable } from './incident-rows.ts'
import styles from './incident-table.module.css'

/**
 * The incidents of a report as a table, and what its columns mean. Of very many the first.
 *
 * @param total how many the report has; `incidents` may be its first ones
 */
export function IncidentTable({ incidents, total }: { incidents: readonly Incident[]; total: number }) {
  const translations = useTranslations()
  const { t, language } = translations
  const { timeZone } = useSite().district
  const shown = incidents.slice(0, INCIDENTS_IN_TABLE)
  const counts = { shown: formatNumber(shown.length, language), total: formatNumber(total, language) }
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t('tim.table')}</h3>
      <p className={styles.facts}>
        {t('tim.tableOrder')}
        {shown.length < total ? ` ${t('tim.tableFirst', counts)}` : null}
      </p>
      <ChartTable
        notMeasuredText={t('metrics.notMeasured')}
        {...incidentTable(shown, timeZone, translations)}
      />
      <details className={styles.meaning}>
        <summary>{t('chart.meaning')}</summary>
        <Meanings meanings={EXPLAINED.flatMap((column) => meaningOf(column, translations))} />
      </details>
    </div>
  )
}

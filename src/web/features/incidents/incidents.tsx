import { Link, useSearch } from 'wouter'
import { TIM_AREAS } from '../../../contract/category.ts'
import { addressOf } from '../../../contract/endpoint-paths.ts'
import type { Report } from '../../../contract/report.ts'
import type { Incident } from '../../../contract/tim-report.ts'
import { INCIDENTS_IN_TABLE, useTimReport } from '../../api/long-list.ts'
import { QueryFailed } from '../../api/query-failed.tsx'
import { useSite } from '../../api/site-context.tsx'
import { DataTable } from '../../charts/data-table.tsx'
import { Meanings } from '../../charts/meanings.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon } from '../../ui/icon-paths.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type IncidentLevel, IncidentList } from './incident-list.tsx'
import { EXPLAINED, incidentTable } from './incident-text.ts'
import styles from './incidents.module.css'

/** The incidents of one area in its newest month; the area is in the address, so a view can be shared. */
export function AreaIncidents() {
  const { t } = useTranslations()
  const site = useSite()
  const search = useSearch()
  const params = new URLSearchParams(search).get('area')
  const area = TIM_AREAS.find((known) => known === params) ?? TIM_AREAS[0]
  return (
    <section className={styles.section} aria-labelledby="incidents">
      <div className={styles.heading}>
        <h3 id="incidents">{t('tim.title')}</h3>
        {site.sample ? <SampleChip>{t('keyFigures.sample')}</SampleChip> : null}
      </div>
      <AreaChoice area={area} />
      <IncidentsOf key={area} id={area} level={4} />
      <IncidentsCsv address={addressOf('getSeries', { category: 'services_incidentManagement_tim' })}>
        {t('tim.csv')}
      </IncidentsCsv>
    </section>
  )
}

function AreaChoice({ area }: { area: (typeof TIM_AREAS)[number] }) {
  const { t } = useTranslations()
  return (
    <ul className={styles.areas} aria-label={t('tim.area')} data-print="hide">
      {TIM_AREAS.map((one) => (
        <li key={one}>
          <Link
            href={`/app/services${one === TIM_AREAS[0] ? '' : `?area=${one}`}#incidentManagement`}
            aria-current={one === area ? 'true' : undefined}
          >
            {t(`tim.area.${one}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The incidents of one published incident report, for that report's own page. */
export function ReportIncidents({ report: { id, dataUrl } }: { report: Report }) {
  const { t } = useTranslations()
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents">{t('tim.title')}</h2>
      <IncidentsOf key={id} id={id} level={3} hasTable />
      {dataUrl === null ? null : <IncidentsCsv address={dataUrl}>{t('tim.csvOfReport')}</IncidentsCsv>}
    </section>
  )
}

/** The incidents of one area or of one published report: loading, failed, none, or loaded. */
function IncidentsOf(props: { id: string; level: IncidentLevel; hasTable?: boolean }) {
  const { id, level, hasTable = false } = props
  const { t } = useTranslations()
  const state = useTimReport(id)
  switch (state.kind) {
    case 'loading':
      return (
        <div aria-busy="true">
          <p className="visually-hidden">{t('loading.getting')}</p>
          <Skeleton bars={['long', 'full', 'medium', 'full', 'medium']} />
        </div>
      )
    case 'failed':
      return (
        <QueryFailed title={t('tim.failed')} headingLevel={level} state={state}>
          {t('failed.hint')}
        </QueryFailed>
      )
    case 'loaded': {
      const { response, list } = state.response
      if (list.total === 0) {
        return (
          <EmptyNotice title={t('tim.empty')} headingLevel={level}>
            {t('tim.emptyHint')}
          </EmptyNotice>
        )
      }
      return (
        <>
          <IncidentList response={response} list={list} onShowAll={state.showAll} level={level} />
          {hasTable ? <IncidentTable incidents={response.incidents} total={list.total} /> : null}
        </>
      )
    }
  }
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
      <h3 className={styles.title}>{t('tim.table')}</h3>
      <p className={styles.facts}>
        {t('tim.tableOrder')}
        {shown.length < total ? ` ${t('tim.tableFirst', counts)}` : null}
      </p>
      <DataTable {...incidentTable(shown, timeZone, translations)} />
      <details className={styles.meaning}>
        <summary>{t('keyFigures.meaning')}</summary>
        <Meanings columns={EXPLAINED} />
      </details>
    </div>
  )
}

/** The way to the table of incidents; without scripts the only one to those not shown. */
function IncidentsCsv({ address, children }: { address: string; children: string }) {
  return (
    <p data-print="hide">
      <a className={styles.csv} href={`${address}?format=csv`}>
        <Icon of={downloadIcon} size={20} />
        {children}
      </a>
    </p>
  )
}

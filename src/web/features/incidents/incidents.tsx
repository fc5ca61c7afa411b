import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { addressOf } from '../../../contract/endpoint-paths.ts'
import type { SiteInLanguage } from '../../../contract/site-in-language.ts'
import { type TimIncidents, useTimReport } from '../../api/long-list.ts'
import { QueryView } from '../../api/query-view.tsx'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon } from '../../ui/icon-paths.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import { type IncidentLevel, IncidentList } from './incident-list.tsx'
import styles from './incidents.module.css'

/** The incidents of one area in its newest month; the area is in the address, so a view can be shared. */
export function AreaIncidents() {
  const { t } = useTranslations()
  const site = useSite()
  const search = useSearch()
  const params = new URLSearchParams(search).get('area')
  const areas = site.incidentAreas
  const area = areas.find(({ id }) => id === params) ?? areas[0]
  if (area === undefined || site.categories.services_incidentManagement_tim === undefined) return null
  return (
    <section className={styles.section} aria-labelledby="incidents">
      <h3 id="incidents" className={styles.heading}>
        {t('tim.title')}
      </h3>
      <AreaChoice areas={areas} area={area.id} />
      <IncidentsOf key={area.id} id={area.id} level={4}>
        {() => (
          <IncidentsCsv address={addressOf('getSeries', { category: 'services_incidentManagement_tim' })}>
            {t('tim.csv')}
          </IncidentsCsv>
        )}
      </IncidentsOf>
    </section>
  )
}

function AreaChoice({ areas, area }: { areas: SiteInLanguage['incidentAreas']; area: string }) {
  const { t } = useTranslations()
  return (
    <ul className={`links wrap scripted pills ${styles.areas}`} aria-label={t('tim.area')} data-print="hide">
      {areas.map(({ id, name }, index) => (
        <li key={id}>
          <Link
            href={`/app/services${index === 0 ? '' : `?area=${id}`}#incidentManagement`}
            aria-current={id === area ? 'true' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The incidents of one area or of one published report: loading, failed, none, or loaded. */
export function IncidentsOf(props: {
  id: string
  level: IncidentLevel
  /** The content after the list. */
  children?: (report: TimIncidents) => ReactNode
}) {
  const { id, level, children } = props
  const { t } = useTranslations()
  const state = useTimReport(id)
  return (
    <QueryView
      state={state}
      bars={['long', 'full', 'medium', 'full', 'medium']}
      failed={{ title: t('tim.failed'), hint: t('failed.hint'), headingLevel: level }}
    >
      {({ response, list }) =>
        list.total === 0 ? (
          <EmptyNotice title={t('tim.empty')} headingLevel={level}>
            {t('tim.emptyHint')}
          </EmptyNotice>
        ) : (
          <>
            <IncidentList response={response} list={list} onShowAll={state.showAll} level={level} />
            {children?.({ response, list })}
          </>
        )
      }
    </QueryView>
  )
}

/** A link to the table of incidents; without scripts the only way to those not shown. */
export function IncidentsCsv({ address, children }: { address: string; children: string }) {
  return (
    <p className="links" data-print="hide">
      <a className={styles.csv} href={`${address}?format=csv`}>
        <Icon of={downloadIcon} size={20} />
        {children}
      </a>
    </p>
  )
}

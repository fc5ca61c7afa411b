import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { TIM_AREAS } from '../../../contract/category.ts'
import { addressOf } from '../../../contract/endpoint-paths.ts'
import { type TimIncidents, useTimReport } from '../../api/long-list.ts'
import { QueryView } from '../../api/query-view.tsx'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon } from '../../ui/icon-paths.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type IncidentLevel, IncidentList } from './incident-list.tsx'
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
    <ul className={`links ${styles.areas}`} aria-label={t('tim.area')} data-print="hide">
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

/** The incidents of one area or of one published report: loading, failed, none, or loaded. */
export function IncidentsOf(props: {
  id: string
  level: IncidentLevel
  /** What follows the list. */
  children?: (report: TimIncidents) => ReactNode
}) {
  const { id, level, children } = props
  const { t } = useTranslations()
  const state = useTimReport(id)
  return (
    <QueryView
      state={state}
      bars={<Skeleton bars={['long', 'full', 'medium', 'full', 'medium']} />}
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

/** The way to the table of incidents; without scripts the only one to those not shown. */
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

import { Link, useSearch } from 'wouter'
import { addressOf } from '../../../contract/endpoint-paths.ts'
import { TIM_AREAS } from '../../../contract/tim-areas.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import styles from './area-incidents.module.css'
import { IncidentsCsv } from './incidents-csv.tsx'
import { IncidentsOf } from './incidents-of.tsx'

/** The incidents of one area in its newest month; the area stands in the address, so a view can be passed on. */
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
      <IncidentsOf
        key={area}
        id={area}
        level={4}
        empty={
          <EmptyNotice title={t('tim.empty')} headingLevel={4}>
            {t('tim.emptyHint')}
          </EmptyNotice>
        }
      />
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

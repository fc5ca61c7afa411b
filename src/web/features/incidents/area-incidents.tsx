import { Link, useSearch } from 'wouter'
import { addressOf } from '../../../contract/endpoint-paths.ts'
import { TIM_AREAS } from '../../../contract/tim-areas.ts'
import { useSite } from '../../api/site-context.tsx'
import { useFigureSpeech } from '../../messages/figure-words.ts'
import { useSpeech } from '../../messages/messages-context.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import styles from './area-incidents.module.css'
import { IncidentsCsv } from './incidents-csv.tsx'
import { IncidentsOf } from './incidents-of.tsx'

/** The incidents of one area in its newest month; the area stands in the address, so a view can be passed on. */
export function AreaIncidents() {
  const { say } = useFigureSpeech()
  const { t } = useSpeech()
  const site = useSite()
  const search = useSearch()
  const asked = new URLSearchParams(search).get('area')
  const area = TIM_AREAS.find((known) => known === asked) ?? TIM_AREAS[0]
  return (
    <section className={styles.section} aria-labelledby="incidents">
      <div className={styles.heading}>
        <h3 id="incidents">{say('tim.title')}</h3>
        {site.sample ? <SampleChip>{t('keyFigures.sample')}</SampleChip> : null}
      </div>
      <AreaChoice area={area} />
      <IncidentsOf
        key={area}
        id={area}
        level={4}
        empty={
          <EmptyNotice title={say('tim.empty')} headingLevel={4}>
            {say('tim.emptyHint')}
          </EmptyNotice>
        }
      />
      <IncidentsCsv address={addressOf('getSeries', { category: 'services_incidentManagement_tim' })}>
        {say('tim.csv')}
      </IncidentsCsv>
    </section>
  )
}

function AreaChoice({ area }: { area: (typeof TIM_AREAS)[number] }) {
  const { say } = useFigureSpeech()
  return (
    <ul className={styles.areas} aria-label={say('tim.area')} data-print="hide">
      {TIM_AREAS.map((one) => (
        <li key={one}>
          <Link
            href={`/app/services${one === TIM_AREAS[0] ? '' : `?area=${one}`}#incidentManagement`}
            aria-current={one === area ? 'true' : undefined}
          >
            {say(`tim.area.${one}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

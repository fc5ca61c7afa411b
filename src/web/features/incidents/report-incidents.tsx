import { Suspense } from 'react'
import type { Report } from '../../../contract/report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { IncidentsCsv } from './incidents-csv.tsx'
import { IncidentsOf } from './incidents-of.tsx'

/**
 * The incidents of one published incident report, for that report's own page.
 *
 * @param dataUrl address of their table; `null`: there is none
 */
export function ReportIncidents({ id, dataUrl }: Pick<Report, 'id' | 'dataUrl'>) {
  return (
    <Suspense fallback={<Skeleton bars={['long', 'full', 'full']} />}>
      <Incidents id={id} dataUrl={dataUrl} />
    </Suspense>
  )
}

function Incidents({ id, dataUrl }: Pick<Report, 'id' | 'dataUrl'>) {
  const { t } = useTranslations()
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents">{t('tim.title')}</h2>
      <IncidentsOf
        key={id}
        id={id}
        level={3}
        hasTable
        empty={<EmptyNotice title={t('tim.empty')}>{t('tim.emptyHint')}</EmptyNotice>}
      />
      {dataUrl === null ? null : <IncidentsCsv address={dataUrl}>{t('tim.csvOfReport')}</IncidentsCsv>}
    </section>
  )
}

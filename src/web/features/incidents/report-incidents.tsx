import { Suspense } from 'react'
import { useFigureSpeech } from '../../messages/figure-words.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { IncidentsOf } from './incidents-of.tsx'

/** The incidents of one published incident report, for that report's own page. */
export function ReportIncidents({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton bars={['long', 'full', 'full']} />}>
      <Incidents id={id} />
    </Suspense>
  )
}

function Incidents({ id }: { id: string }) {
  const { say } = useFigureSpeech()
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents">{say('tim.title')}</h2>
      <IncidentsOf
        id={id}
        level={3}
        empty={<EmptyNotice title={say('tim.empty')}>{say('tim.emptyHint')}</EmptyNotice>}
      />
    </section>
  )
}

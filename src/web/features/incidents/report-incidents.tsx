import { Suspense } from 'react'
import { useAnswer } from '../../api/use-answer.ts'
import { useFigureSpeech } from '../../messages/figure-words.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { IncidentFace } from './incident-face.tsx'
import { IncidentList } from './incident-list.tsx'

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
  const state = useAnswer('getTimReports', { id })
  return (
    <section aria-labelledby="incidents" aria-busy={state.kind === 'loading'}>
      <h2 id="incidents">{say('tim.title')}</h2>
      <IncidentFace state={state}>
        {(report) =>
          report.incidents.length === 0 ? (
            <EmptyNotice title={say('tim.empty')}>{say('tim.emptyHint')}</EmptyNotice>
          ) : (
            <IncidentList report={report} level={3} />
          )
        }
      </IncidentFace>
    </section>
  )
}

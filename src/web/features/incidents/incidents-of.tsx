import type { ReactNode } from 'react'
import { useTimReport } from '../../api/long-list.ts'
import { IncidentFace } from './incident-face.tsx'
import { type IncidentLevel, IncidentList } from './incident-list.tsx'
import { IncidentTable } from './incident-table.tsx'

/**
 * The incidents of one area or of one published report: on their way, failed, or here.
 *
 * @param level of the heading of each incident
 * @param hasTable whether they stand below in a table as well
 * @param empty stands in their place when there is none
 */
export function IncidentsOf(props: {
  id: string
  level: IncidentLevel
  hasTable?: boolean
  empty: ReactNode
}) {
  const { id, level, hasTable = false, empty } = props
  const state = useTimReport(id)
  return (
    <div aria-busy={state.kind === 'loading'}>
      <IncidentFace state={state}>
        {({ response, list }) =>
          list.total === 0 ? (
            empty
          ) : (
            <>
              <IncidentList response={response} list={list} onShowAll={state.showAll} level={level} />
              {hasTable ? <IncidentTable incidents={response.incidents} total={list.total} /> : null}
            </>
          )
        }
      </IncidentFace>
    </div>
  )
}

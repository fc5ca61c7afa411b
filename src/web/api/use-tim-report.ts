import type { Incident } from '../../contract/tim-report.ts'
import { INCIDENTS_SHOWN } from './report-list.ts'
import { type LongResponse, useLongList } from './use-long-list.ts'

/** A report on incidents, and as many of its incidents as are shown. */
export type TimIncidents = LongResponse<'getTimReports', Incident>

/** The incidents of one area or of one published report, in the order of the report: the first few at once. */
export function useTimReport(id: string) {
  return useLongList(
    'getTimReports',
    { id },
    { itemsOf: ({ incidents }) => incidents, first: INCIDENTS_SHOWN },
  )
}

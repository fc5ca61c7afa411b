import type { ListedReport, Report } from '../../contract/report.ts'
import type { LongList } from './long-list.ts'
import type { ResponseState } from './use-response.ts'

/** As many reports of a list travel with the page and are shown at first: thirty years of annual reports. */
export const FIRST_SHOWN = 30

/** So many incidents of a report on them travel with the page and are shown at first. */
export const INCIDENTS_SHOWN = 5

/** So many of them stand in the table of a report's own page, and travel with it; its CSV holds all. */
export const INCIDENTS_IN_TABLE = 100

/** As many of the reports published last stand on the Discover page. */
export const NEWEST_SHOWN = 5

/** Whether a report stands in the list of its category; those in the archive stand there. */
export function isListed({ archived }: Pick<Report, 'archived'>): boolean {
  return !archived
}

/** The reports of one category as far as they are shown, newest period first. */
export type ReportList = LongList<ListedReport>

/** What a list can be: like any answer, only that it may be loaded in part. */
export type ReportListState = ResponseState<ReportList> & { showAll: () => void }

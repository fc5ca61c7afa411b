import { DOCUMENT_GROUPS, type DocumentGroup } from '../../../contract/category.ts'
import type { ReportListState } from '../../api/report-list.ts'
import { useReportList } from '../../api/report-list.ts'

export type DocumentGroups = Record<DocumentGroup, ReportListState>

// Keys of DOCUMENT_GROUPS are its groups; Object.keys only widens them.
export const GROUP_NAMES = Object.keys(DOCUMENT_GROUPS) as DocumentGroup[]

/** Issues the three calls of the documents page in parallel and combines them into one object with the named groups. */
export function useDocumentGroups(): DocumentGroups {
  return {
    annual: useReportList(DOCUMENT_GROUPS.annual),
    strategicPlans: useReportList(DOCUMENT_GROUPS.strategicPlans),
    masterPlans: useReportList(DOCUMENT_GROUPS.masterPlans),
  }
}

import { ReportFacts } from '../features/documents/report-facts.tsx'
import { ReportThumbnail } from '../features/documents/report-thumbnail.tsx'
import type { FoundOnPage } from '../features/search/document-search.tsx'
import { Found } from '../features/search/found.tsx'

/** Reports that were found are drawn as in the lists. */
const PARTS = { Facts: ReportFacts, Thumbnail: ReportThumbnail }

/** What a search inside the documents found. */
export function DocumentsFound(props: FoundOnPage) {
  return <Found {...props} parts={PARTS} />
}

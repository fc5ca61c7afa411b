import { useSite } from '../api/site-context.tsx'
import { ReportThumbnail } from '../features/documents/report-facts.tsx'
import { CitePage } from '../features/report-page/cite-page.tsx'
import { SiteSearchView, useSiteSearchParams } from '../features/search/site-search-view.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { siteSearchTitle } from '../page-head.ts'
import { useOwnTitle } from '../ui/navigation.ts'

/** Reports that were found show their covers, and each page how to cite it. */
const REPORT_PARTS = { Thumbnail: ReportThumbnail, Cite: CitePage }

/** One search for the reports, definitions, services, pages, cameras and ramps of the site. */
export function SearchPage() {
  const { t } = useTranslations()
  const { q } = useSiteSearchParams()
  useOwnTitle(siteSearchTitle(q, useSite(), t))
  return <SiteSearchView parts={REPORT_PARTS} />
}

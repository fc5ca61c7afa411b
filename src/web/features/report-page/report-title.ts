import type { Report } from '../../../contract/report.ts'
import type { SiteInfo } from '../../../contract/site-info.ts'
import type { Translate } from '../../messages/message-types.ts'

/** What the browser's tab, a bookmark and a search engine call the page of a report. */
export function reportTitle(report: Report, site: SiteInfo, t: Translate): string {
  return t('site.titleWithPage', { page: report.title, site: site.district.name })
}

import { reportPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import type { Boot } from '../../boot.ts'
import type { Translate } from '../../messages/message-types.ts'
import type { PageHead, PreviewPicture } from '../../page-head.ts'
import { reportTitle } from './report-title.ts'
import { structuredReport } from './structured-report.ts'

/** The head of a report's page: its own title and summary, its first page as picture, its facts for search engines. */
export function headOfReport(report: Report, boot: Boot, t: Translate): PageHead {
  return {
    title: reportTitle(report, boot.site, t),
    description: report.summary,
    path: reportPath(report),
    kind: 'article',
    picture: pictureOf(report, t),
    facts: structuredReport(report, boot),
  }
}

/** A file whose first page could not be drawn is announced by the site's own sign. */
function pictureOf({ title, thumbnail }: Report, t: Translate): PreviewPicture {
  if (thumbnail === null) {
    return { path: '/icon-512.png', mediaType: 'image/png', width: 512, height: 512, alt: title }
  }
  const { url, width, height } = thumbnail
  return { path: url, mediaType: 'image/webp', width, height, alt: t('reportPage.firstPageOf', { title }) }
}

import { readPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import type { Boot } from '../../boot.ts'
import type { Translate } from '../../messages/translate.ts'
import type { PageHead } from '../../page-head.ts'
import { readTitle } from './read-view.tsx'

/** The head of the page with a report's text. Catalogs find the facts on the report's own page. */
export function headOfRead(report: Report, boot: Boot, t: Translate): PageHead {
  return {
    title: readTitle(report, boot.site, t),
    description: report.summary,
    path: readPath(report),
    kind: 'article',
    picture: null,
    facts: null,
  }
}

import { LANGUAGES } from '../contract/language.ts'
import { PAGES } from '../contract/pages.ts'
import type { ProsePage } from '../contract/prose-page.ts'
import { byNewestPeriod } from '../contract/report.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import { hashContent } from './content-hash.ts'
import { freezeDeep, frozenMap } from './freeze.ts'
import { buildPublishedFiles, buildReport, type ReportSource } from './reports/build-report.ts'
import type { SiteContent } from './site-content.ts'

/** All that a content folder without a problem says. */
export interface ContentSource {
  site: SiteInfo
  pages: readonly ProsePage[]
  reports: readonly ReportSource[]
}

/** Puts together what is published, frozen all the way down. Pure: equal sources in any order give an equal hash. */
export function buildContent({ site, pages, reports: sources }: ContentSource): SiteContent {
  const sorted = sources.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const reports = sorted.map(buildReport).toSorted(byNewestPeriod)
  const files = sorted.flatMap(buildPublishedFiles)
  const content = {
    site: freezeDeep(site),
    reports: freezeDeep(reports),
    pages: freezeDeep(pages.toSorted(byPlace)),
    files: frozenMap(files.map((file) => [file.url, freezeDeep(file)])),
    pageTexts: frozenMap(sorted.map(({ id, pdf }) => [id, freezeDeep(pdf.facts.texts)])),
  }
  const textsSha256 = new Map(sorted.map(({ id, pdf }) => [id, pdf.textsSha256]))
  return Object.freeze({ ...content, hash: hashContent(content, textsSha256) })
}

/** English first, and in each language the pages as the menu has them. */
function byPlace(a: ProsePage, b: ProsePage): number {
  return (
    LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language) ||
    PAGES.indexOf(a.page) - PAGES.indexOf(b.page)
  )
}

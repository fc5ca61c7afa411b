import { heldTexts } from '../../../../tests/builders/a-pdf.ts'
import { responseFrom } from '../../../content/respond.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { SnapshotSource } from '../../snapshot/draft-responses.ts'
import { aReport, aSiteContent, renderPlainly } from '../../testing/a-site.ts'
import type { FindQuery } from '../find-query.ts'

/** The text of reports' pages, by id. Each becomes an annual report. */
export type PageTexts = Readonly<Record<string, readonly string[]>>

/** A site that publishes these reports, as a snapshot is made of it. */
export function aPublishedSite(texts: PageTexts, overrides: Partial<SiteContent> = {}): SnapshotSource {
  const reports = Object.keys(texts).map((id) => aReport({ id, title: `Report ${id}`, summary: '' }))
  const pageTexts = new Map(Object.entries(texts).map(([id, pages]) => [id, heldTexts(pages)]))
  const content = aSiteContent({ reports, pageTexts, hash: JSON.stringify(texts), ...overrides })
  const address = { publicUrl: 'https://traffic.example.gov', analyticsId: null, version: '2.15.0' }
  return { content, response: responseFrom(content), render: renderPlainly, assets: [], ...address }
}

export function aQuery(q: string, overrides: Partial<FindQuery> = {}): FindQuery {
  const open = { groups: null, year: null, language: null, isArchiveIncluded: false, report: null }
  return { q, ...open, perReport: null, page: 1, ...overrides }
}

import { hash } from 'node:crypto'
import { stringify } from 'yaml'
import type { FrontMatter } from './sample-document.ts'

/** The text of `reports/<id>.yaml`: what the site says about one document, and of an archived one which bytes it has. */
export function buildReportEntry(about: FrontMatter, pdf: Uint8Array): string {
  const entry = {
    category: about.category,
    title: about.title,
    summary: about.summary,
    language: 'en',
    period: about.period,
    publishedOn: about.publishedOn,
    status: 'final',
    file: `${about.id}.pdf`,
    ...(about.archivedOn === undefined
      ? {}
      : { sha256: hash('sha256', pdf), archived: { on: about.archivedOn } }),
    sample: true,
  }
  return stringify(entry, { lineWidth: 100 })
}

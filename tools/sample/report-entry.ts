import { stringify } from 'yaml'
import type { FrontMatter } from './sample-document.ts'

/** The text of `reports/<id>.yaml`: what the site says about one document. */
export function buildReportEntry(about: FrontMatter): string {
  const entry = {
    category: about.category,
    title: about.title,
    summary: about.summary,
    language: 'en',
    period: about.period,
    publishedOn: about.publishedOn,
    status: 'final',
    file: `${about.id}.pdf`,
    sample: true,
  }
  return stringify(entry, { lineWidth: 100 })
}

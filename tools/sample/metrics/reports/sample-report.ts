import { stringify } from 'yaml'
import type { Category } from '../../../../src/contract/category.ts'
import type { Period } from '../../../../src/contract/period.ts'
import type { Report } from '../../../../src/contract/report.ts'
import type { TimArea } from '../../../../src/contract/tim-report.ts'
import type { Block } from '../../blocks.ts'
import type { PdfSource } from '../../pdf/render-document.ts'

/** One sample report that is made from the sample tables: a PDF of a few pages and its entry. */
export interface SampleReport {
  id: string
  category: Category
  title: string
  summary: string
  period: Period
  publishedOn: string
  status: Report['status']
  revisedOn: string | null
  /** `null`: all areas, or no incident report. */
  area: TimArea | null
  /** Short lines, large enough to read on a picture of the first page. */
  coverLines: readonly string[]
  blocks: readonly Block[]
}

/** The text of `reports/<id>.yaml`. */
export function metricsEntry(report: SampleReport): string {
  const { id, category, title, summary, period, area, publishedOn, status, revisedOn } = report
  const entry = {
    category,
    title,
    summary,
    language: 'en',
    period,
    ...(area === null ? {} : { area }),
    publishedOn,
    status,
    ...(revisedOn === null ? {} : { revisedOn }),
    file: `${id}.pdf`,
    sample: true,
  }
  return stringify(entry, { lineWidth: 100 })
}

/** What its PDF is drawn from. */
export function metricsPdf({
  title,
  summary,
  period,
  coverLines,
  blocks,
  publishedOn,
}: SampleReport): PdfSource {
  return {
    cover: {
      kind: 'annual',
      title,
      lines: coverLines,
      periodLabel: period.label,
      dates: `${longDate(period.start)} to ${longDate(period.end)}`,
    },
    subject: summary,
    blocks,
    isTagged: true,
    publishedOn,
  }
}

function longDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

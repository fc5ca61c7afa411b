import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { CATEGORIES } from './category.ts'
import { Period } from './period.ts'

export const REPORT_STATUSES = ['preliminary', 'final', 'revised'] as const

/** Whether the PDF carries the structure tags a screen reader needs; `unknown` when that could not be read. */
export const Accessibility = v.picklist(['tagged', 'untagged', 'unknown'])
export type Accessibility = v.InferOutput<typeof Accessibility>

const Count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What machine checks found in a PDF: the rules of PDF/UA-1 that a program can check alone, and some of our own. */
const FileChecks = v.object({
  /** Day on which this version of the file was checked. */
  checkedOn: CalendarDay,
  /** How many rules were applied. */
  rulesChecked: Count,
  /** Empty when nothing was found, which does not mean that everyone can read the file. */
  findings: v.array(
    v.object({
      /** Clause of ISO 14289-1 and number of the test as in veraPDF's profile, such as `7.3-1`; a name for other rules. */
      rule: v.string(),
      /** Number of occurrences. */
      count: Count,
      /** The first 20 of them, ascending; empty for a finding about the whole document. */
      pages: v.array(Count),
      /** What is wrong, in an English sentence. */
      message: v.string(),
    }),
  ),
})

/** One published file and what was read from it. */
const ReportFile = v.object({
  url: v.string(),
  mediaType: v.literal('application/pdf'),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** `null` when the file could not be read far enough to count its pages. */
  pages: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  accessibility: Accessibility,
  /** `null`: it could not be checked. */
  checks: v.nullable(FileChecks),
  /** Title in the PDF's own properties. `null`: it has none. */
  titleInFile: v.nullable(v.string()),
  /** BCP 47 language in the PDF's catalog. `null`: it names none. */
  languageInFile: v.nullable(v.string()),
})
type ReportFile = v.InferOutput<typeof ReportFile>

/** One revision of a report, and the version it replaced. */
export const Revision = v.object({
  /** Day of the revision. */
  on: CalendarDay,
  /** Address of the file as it was before that day; it keeps serving the same bytes. */
  url: v.string(),
  /** What changed, in the office's words. */
  note: v.string(),
})
export type Revision = v.InferOutput<typeof Revision>

/** One published report as `Documents/GetReports/{category}` returns it. */
export const Report = v.object({
  id: v.string(),
  category: v.picklist(CATEGORIES),
  title: v.string(),
  summary: v.string(),
  /** BCP 47 language of the document. */
  language: v.string(),
  period: Period,
  publishedOn: CalendarDay,
  /** `null`: never revised. */
  revisedOn: v.nullable(CalendarDay),
  status: v.picklist(REPORT_STATUSES),
  /** Kept unaltered for reference only, as defined in 28 CFR 35.104; in the archive, not in the lists. */
  archived: v.boolean(),
  /** `null`: not archived, or the office did not note the day. */
  archivedOn: v.nullable(CalendarDay),
  /** True for the sample reports the product ships with; the page says so next to the title. */
  sample: v.boolean(),
  file: ReportFile,
  /** A picture of the first page, WebP; `null` when it could not be rendered. */
  thumbnail: v.nullable(v.object({ url: v.string(), width: v.number(), height: v.number() })),
  /** Address of the report's numbers. `null`: it has no table. */
  dataUrl: v.nullable(v.string()),
  /** Address of its text as a web page, in English. `null`: no text can be read from the file, as with a scan. */
  readUrl: v.nullable(v.string()),
  /** Newest first; empty for a report that was never revised, or only by hand without a note. */
  history: v.array(Revision),
})
export type Report = v.InferOutput<typeof Report>

/** What a link to a report shows. */
export const ReportLink = v.pick(Report, ['id', 'category', 'title', 'language', 'period', 'archived'])
export type ReportLink = v.InferOutput<typeof ReportLink>

/** `Documents/GetReport/{id}`: one report, and its neighbors in its category. */
export const ReportWithNeighbors = v.object({
  report: Report,
  /** The one whose period comes next. `null`: this is the newest of its category. */
  newer: v.nullable(ReportLink),
  /** `null`: this is the oldest of its category. */
  older: v.nullable(ReportLink),
})
export type ReportWithNeighbors = v.InferOutput<typeof ReportWithNeighbors>

/** A report as a list shows it. Only its own page has what is left out here. */
export type ListedReport = Omit<Report, 'file' | 'summary' | 'readUrl'> & {
  /** Missing: the list does not show it. */
  summary?: string
  file: Omit<ReportFile, 'sha256' | 'checks'> & { checks: { findings: readonly { rule: string }[] } | null }
}

/** Newest period first; within one period the newest publication first, then by id. */
export function byNewestPeriod(a: Report, b: Report): number {
  return (
    compare(b.period.end, a.period.end) ||
    compare(b.period.start, a.period.start) ||
    compare(b.publishedOn, a.publishedOn) ||
    compare(a.id, b.id)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

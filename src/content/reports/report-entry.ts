import * as v from 'valibot'
import { CalendarDay } from '../../contract/calendar.ts'
import { CATEGORIES } from '../../contract/category.ts'
import { Period, periodFault } from '../../contract/period.ts'
import { REPORT_STATUSES } from '../../contract/report.ts'
import type { Parsed } from '../fault.ts'
import { notOneOf } from '../yaml/issue-words.ts'
import { type ParsedRecord, parseRecord } from '../yaml/parse-record.ts'

const text = (maximum: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximum))

const PUBLISHED = CATEGORIES.filter((category) => category !== 'none')

const Entry = v.strictObject({
  category: v.pipe(
    v.picklist(CATEGORIES, ({ input }) =>
      input === null ? 'has no value' : notOneOf(input, CATEGORIES, PUBLISHED),
    ),
    v.check((category) => category !== 'none', 'publishes nowhere: choose one of the other 13'),
  ),
  title: text(200),
  /** One or two sentences. */
  summary: text(600),
  /** BCP 47 language of the document. */
  language: v.pipe(
    v.string(),
    v.check(isLanguageTag, 'is not a language: write its code, such as en, es or ht'),
  ),
  period: Period,
  publishedOn: CalendarDay,
  revisedOn: v.optional(CalendarDay),
  status: v.picklist(REPORT_STATUSES),
  /** Name of a PDF in `files/`. */
  file: v.pipe(
    v.string(),
    // The same letters can be stored in two ways; macOS prefers the other one.
    v.normalize('NFC'),
    v.check(isPlainPdfName, 'must be the plain name of a PDF in files/, such as annual-report-fy2026.pdf'),
    v.maxLength(200),
  ),
  archived: v.optional(v.boolean(), false),
  sample: v.optional(v.boolean(), false),
})

/**
 * One report as the office writes it down: `reports/<id>.yaml`. Its facts agree with each other:
 * the period fits its kind, and the days follow one another.
 */
export const ReportEntry = v.pipe(
  Entry,
  v.forward(
    v.partialCheck(
      [
        ['period', 'kind'],
        ['period', 'start'],
        ['period', 'end'],
      ],
      ({ period }) => periodFault(period) === null,
      ({ input }) => periodFault(input.period) ?? '',
    ),
    ['period'],
  ),
  v.forward(
    v.partialCheck(
      [['publishedOn'], ['period', 'start'], ['period', 'kind']],
      // A plan looks ahead and comes before its years; figures of a week can't.
      ({ publishedOn, period }) => period.kind === 'none' || publishedOn >= period.start,
      ({ input }) => `is before the period starts on ${input.period.start}: correct one of the two`,
    ),
    ['publishedOn'],
  ),
  v.forward(
    v.partialCheck(
      [['publishedOn'], ['revisedOn']],
      ({ publishedOn, revisedOn }) => revisedOn === undefined || revisedOn >= publishedOn,
      ({ input }) => `is before the report was published on ${input.publishedOn}: correct one of the two`,
    ),
    ['revisedOn'],
  ),
  v.forward(
    v.partialCheck(
      [['status'], ['revisedOn']],
      ({ status, revisedOn }) => status !== 'revised' || revisedOn !== undefined,
      'needs the day of the revision: add a line "revisedOn: 2026-10-01"',
    ),
    ['status'],
  ),
  v.forward(
    v.partialCheck(
      [['status'], ['revisedOn']],
      ({ status, revisedOn }) => status === 'revised' || revisedOn === undefined,
      ({ input }) => `stands beside "status: ${input.status}": write "status: revised", or delete this line`,
    ),
    ['revisedOn'],
  ),
)
export type ReportEntry = v.InferOutput<typeof ReportEntry>

/** Reads one entry of `reports/`. */
export function parseReportEntry(text: string): Parsed<ParsedRecord<ReportEntry>> {
  return parseRecord(ReportEntry, text)
}

function isLanguageTag(tag: string): boolean {
  // Longer first parts are well formed too, but "english" is no language.
  return /^[a-z]{2,3}(-([A-Z][a-z]{3}|[A-Z]{2}|\d{3}))*$/.test(tag)
}

/** A name that cannot lead out of the folder and that every file system understands. */
function isPlainPdfName(name: string): boolean {
  return /^[^./\\<>:"|?*\p{C}][^/\\<>:"|?*\p{C}]*\.pdf$/iu.test(name)
}

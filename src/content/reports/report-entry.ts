import * as v from 'valibot'
import { CalendarDay } from '../../contract/calendar.ts'
import { CATEGORIES } from '../../contract/category.ts'
import { Period, periodIssue } from '../../contract/period.ts'
import { REPORT_STATUSES } from '../../contract/report.ts'
import { TimArea } from '../../contract/tim-report.ts'
import type { Parsed } from '../issue.ts'
import { notOneOf } from '../yaml/issue-messages.ts'
import { type ParsedRecord, parseRecord, text } from '../yaml/parse-record.ts'
import { Archived, ExceptionClaim, FileHash, FormerVersion, LanguageTag, PdfName } from './entry-parts.ts'

const PUBLISHED = CATEGORIES.filter((category) => category !== 'none')

const Entry = v.strictObject({
  category: v.pipe(
    v.picklist(CATEGORIES, ({ input }) =>
      input === null ? 'has no value' : notOneOf(input, CATEGORIES, PUBLISHED),
    ),
    v.check((category) => category !== 'none', 'is not shown anywhere: choose one of the other 13'),
  ),
  title: text(200),
  /** One or two sentences. */
  summary: text(600),
  language: LanguageTag,
  period: Period,
  /** The area an incident report is about. Missing: all areas. */
  area: v.optional(TimArea),
  publishedOn: CalendarDay,
  revisedOn: v.optional(CalendarDay),
  status: v.picklist(REPORT_STATUSES),
  file: PdfName,
  /** Hash of the published file. Missing: its bytes are not verified. */
  sha256: v.optional(FileHash),
  archived: v.optional(Archived, false),
  /** Missing: everyone must be able to read the document. */
  exception: v.optional(ExceptionClaim),
  /** The report before each revision, in any order. */
  history: v.optional(v.array(FormerVersion), []),
  sample: v.optional(v.boolean(), false),
})

/**
 * One report as the office describes it: `reports/<id>.yaml`. Its facts are consistent:
 * the period fits its kind, and the days follow one another.
 */
export const ReportEntry = v.pipe(
  Entry,
  v.forward(
    v.partialCheck(
      [['category'], ['area']],
      ({ category, area }) => area === undefined || category === 'services_incidentManagement_tim',
      'is for reports of the category services_incidentManagement_tim: delete this line',
    ),
    ['area'],
  ),
  v.forward(
    v.partialCheck(
      [
        ['period', 'kind'],
        ['period', 'start'],
        ['period', 'end'],
      ],
      ({ period }) => periodIssue(period, 'any') === null,
      ({ input }) => periodIssue(input.period, 'any') ?? '',
    ),
    ['period'],
  ),
  v.forward(
    v.partialCheck(
      [['publishedOn'], ['period', 'start'], ['period', 'kind']],
      // A plan may be published before its years; figures of a week can't.
      ({ publishedOn, period }) =>
        period.kind === 'none' || !v.is(CalendarDay, publishedOn) || publishedOn >= period.start,
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
      ({ input }) => `contradicts "status: ${input.status}": write "status: revised", or delete this line`,
    ),
    ['revisedOn'],
  ),
  v.forward(
    v.partialCheck(
      [['history'], ['status']],
      ({ history, status }) => history.length === 0 || status === 'revised',
      ({ input }) => `lists a revision, but the status is "${input.status}": write "status: revised"`,
    ),
    ['history'],
  ),
  v.forward(
    v.partialCheck(
      [['history'], ['publishedOn'], ['revisedOn']],
      (entry) => strayRevision(entry) === null,
      ({ input }) =>
        `names ${strayRevision(input)}, a day before the report was published or after "revisedOn": correct the day`,
    ),
    ['history'],
  ),
  v.forward(
    v.partialCheck(
      [['archived'], ['publishedOn']],
      ({ archived, publishedOn }) => typeof archived === 'boolean' || archived.on >= publishedOn,
      ({ input }) =>
        `names a day before the report was published on ${input.publishedOn}: correct one of the two`,
    ),
    ['archived'],
  ),
)
export type ReportEntry = v.InferOutput<typeof ReportEntry>

export function parseReportEntry(text: string): Parsed<ParsedRecord<ReportEntry>> {
  return parseRecord(ReportEntry, text)
}

/** An impossible day of a revision, or `null`. */
function strayRevision({
  history,
  publishedOn,
  revisedOn,
}: {
  history: readonly FormerVersion[]
  publishedOn: string
  revisedOn?: string | undefined
}): string | null {
  const stray = history.find(({ on }) => on < publishedOn || (revisedOn !== undefined && on > revisedOn))
  return stray?.on ?? null
}

import * as v from 'valibot'
import { Report } from './report.ts'

/** What a link to a report says of it. */
export const ReportLink = v.pick(Report, ['id', 'category', 'title', 'language', 'period', 'archived'])
export type ReportLink = v.InferOutput<typeof ReportLink>

/** `Documents/GetReport/{id}`: one report, and those before and behind it in its category. */
export const ReportWithNeighbors = v.object({
  report: Report,
  /** The one whose period comes next. `null`: this is the newest of its category. */
  newer: v.nullable(ReportLink),
  /** `null`: this is the oldest of its category. */
  older: v.nullable(ReportLink),
})
export type ReportWithNeighbors = v.InferOutput<typeof ReportWithNeighbors>

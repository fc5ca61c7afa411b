import * as v from 'valibot'
import { CalendarDay } from '../../contract/calendar.ts'
import type { Parsed } from '../issue.ts'
import { LanguageTag, PdfName, text } from '../reports/entry-parts.ts'
import { type ParsedRecord, parseRecord } from '../yaml/parse-record.ts'

/** A report that was taken down, as the office's list has it. */
const RemovedEntry = v.strictObject({
  id: text(100),
  title: text(200),
  /** BCP 47 language of the title. */
  language: LanguageTag,
  /** Names of its PDFs, former versions included. Their addresses say that it was taken down. */
  files: v.pipe(v.array(PdfName), v.minLength(1)),
  on: CalendarDay,
  /** For visitors. */
  why: text(600),
  /** Id of the report that took its place. */
  replacedBy: v.optional(text(100)),
})
export type RemovedEntry = v.InferOutput<typeof RemovedEntry>

/** `removed.yaml`: every report that was published once and is no more. */
export const RemovedFile = v.strictObject({ removed: v.array(RemovedEntry) })
export type RemovedFile = v.InferOutput<typeof RemovedFile>

/** Reads `removed.yaml`. */
export function parseRemovedFile(words: string): Parsed<ParsedRecord<RemovedFile>> {
  return parseRecord(RemovedFile, words)
}

import * as v from 'valibot'
import { CalendarDay } from '../../contract/calendar.ts'
import type { Parsed } from '../issue.ts'
import type { RemovedReport } from '../site-content.ts'
import { type ParsedRecord, parseRecord, text } from '../yaml/parse-record.ts'
import { fileUrl, LanguageTag, PdfName } from './entry-parts.ts'

/** A report that was taken down, as in the office's list. */
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
  /** Id of the report that replaced it. */
  replacedBy: v.optional(text(100)),
})
export type RemovedEntry = v.InferOutput<typeof RemovedEntry>

/** `removed.yaml`: every report that is no longer published. */
export const RemovedFile = v.strictObject({ removed: v.array(RemovedEntry) })
export type RemovedFile = v.InferOutput<typeof RemovedFile>

export function parseRemovedFile(text: string): Parsed<ParsedRecord<RemovedFile>> {
  return parseRecord(RemovedFile, text)
}

/** Builds what the addresses of removed reports show. `publishedIds`: ids of the published reports. Pure. */
export function buildRemoved(
  entries: readonly RemovedEntry[],
  publishedIds: ReadonlySet<string>,
): RemovedReport[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  return entries
    .map(({ files, replacedBy, ...facts }) => ({
      ...facts,
      urls: files.map(fileUrl),
      replacedBy: lastReplacement(replacedBy, entryOf, publishedIds),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Follows a chain of replacements to its end; a circle leads nowhere. */
function lastReplacement(
  first: string | undefined,
  entryOf: ReadonlyMap<string, RemovedEntry>,
  publishedIds: ReadonlySet<string>,
): string | null {
  const seen = new Set<string>()
  for (let id = first; id !== undefined && !seen.has(id); id = entryOf.get(id)?.replacedBy) {
    if (publishedIds.has(id)) return id
    seen.add(id)
  }
  return null
}

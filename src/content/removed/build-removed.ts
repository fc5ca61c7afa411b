import { fileUrl } from '../reports/file-url.ts'
import type { RemovedReport } from '../site-content.ts'
import type { RemovedEntry } from './removed-file.ts'

/** Puts together what the addresses of removed reports say. `publishedIds` are those of the reports that can be read. Pure. */
export function buildRemoved(
  entries: readonly RemovedEntry[],
  publishedIds: ReadonlySet<string>,
): RemovedReport[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  return entries
    .map(({ id, title, language, files, on, why, replacedBy }) => ({
      id,
      title,
      language,
      urls: files.map(fileUrl),
      on,
      why,
      replacedBy: lastReplacement(replacedBy, entryOf, publishedIds),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** What took the place may have been replaced itself meanwhile, and so on; a circle of replacements leads nowhere. */
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

import { hint } from '../did-you-mean.ts'
import type { SortedFolder } from '../folder/sort-folder.ts'
import type { ContentProblem } from '../issue.ts'
import type { ReadParts } from '../read-parts.ts'
import { filesNamedBy } from '../reports/match-files.ts'
import type { RemovedEntry } from '../reports/removed-reports.ts'

/** Problems between the list of reports that were taken down and what is published now. Pure. */
export function removedProblems(folder: SortedFolder, parts: ReadParts): ContentProblem[] {
  if (parts.removed === null) return []
  const { value, lineOf } = parts.removed
  const ids = folder.reports.map(({ id }) => id)
  const inList = value.removed.flatMap((entry, index) =>
    issuesOf(entry, index, value.removed, ids).map(({ key, message }) => ({
      file: 'removed.yaml',
      line: lineOf(['removed', index, key]),
      message,
    })),
  )
  return [...inList, ...takenNames(parts, value.removed)]
}

/** Names of removed files; nothing may be published under them again. */
export function removedNames({ removed }: ReadParts): ReadonlySet<string> {
  return new Set(removed?.value.removed.flatMap(({ files }) => files))
}

function issuesOf(
  { id, replacedBy }: RemovedEntry,
  index: number,
  all: readonly RemovedEntry[],
  ids: readonly string[],
): { key: string; message: string }[] {
  const issues: { key: string; message: string }[] = []
  const add = (key: string, message: string) => issues.push({ key, message })
  if (ids.includes(id))
    add('id', `"${id}" is published: delete these lines, or give reports/${id}.yaml another name`)
  if (all.findIndex((other) => other.id === id) < index)
    add('id', `"${id}" appears twice: keep one of the two`)
  if (replacedBy === id)
    add('replacedBy', `"${id}" cannot replace itself: name another report, or delete this line`)
  const isKnown = ids.includes(replacedBy ?? '') || all.some((other) => other.id === replacedBy)
  if (replacedBy !== undefined && !isKnown)
    add('replacedBy', `"${replacedBy}" is not the name of an entry in reports/${hint(replacedBy, ids)}`)
  return issues
}

/** An address that was cited and now says "taken down" must never show something else. */
function takenNames(parts: ReadParts, removed: readonly RemovedEntry[]): ContentProblem[] {
  const removedOn = new Map(removed.flatMap(({ files, on }) => files.map((name) => [name, on])))
  return parts.reports.flatMap((report) =>
    filesNamedBy(report)
      .filter(({ name }) => removedOn.has(name))
      .map(({ name, line }) => ({
        file: report.entry.path,
        line,
        message: `file "${name}" was taken down on ${removedOn.get(name)}: give the PDF a new name`,
      })),
  )
}

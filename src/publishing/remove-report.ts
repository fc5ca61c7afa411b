import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Issue } from '../content/issue.ts'
import { parseRemovedFile, type RemovedEntry } from '../content/reports/removed-reports.ts'
import { changeReport } from './change-folder.ts'
import { type Published, type Publishing, refuseFuture, refuseIssues } from './publishing.ts'
import { editEntry } from './read-published.ts'
import { readTextIfExists } from './write-files.ts'

export interface RemoveOptions {
  why: string
  replacedBy?: string
  on?: string
}

const LIST = 'removed.yaml'
const EMPTY_LIST =
  '# Reports that were taken down. Their addresses say so permanently: never delete one here.\n'

/**
 * Moves a report's entry to the list of removed reports. Its PDFs stay in `files/`, where no visitor
 * can get them. If the folder would have problems, nothing changes.
 */
export function removeReport(
  id: string,
  { why, replacedBy, on }: RemoveOptions,
  publishing: Publishing,
): Promise<Published> {
  return changeReport(
    { id, verb: 'remove report' },
    publishing,
    async ({ name, entry, today, address, change }) => {
      const files = [entry.file, ...entry.history.map(({ file }) => file)]
      const removed: RemovedEntry = {
        id,
        title: entry.title,
        language: entry.language,
        files,
        on: on ?? today,
        why,
        ...(replacedBy === undefined ? {} : { replacedBy }),
      }
      // Parsed alone, so that issues do not refer to lines of the list, which does not contain it yet.
      const parsed = parseRemovedFile(editEntry(EMPTY_LIST, {}, { removed }))
      if (parsed.kind === 'invalid') refuseIssues(parsed.issues.map(ofOption), 'taken down')
      refuseFuture(on, today)
      const before = await readTextIfExists(join(publishing.folder, LIST))
      const after = editEntry(before ?? EMPTY_LIST, {}, { removed })
      // The list first: an interruption must not leave the report in neither place.
      change.write(LIST, after)
      change.remove(name)
      const reviewed = name.replace(/yaml$/, 'read.md')
      if (existsSync(join(publishing.folder, reviewed))) change.remove(reviewed)
      const notes = files.map(
        (file) => `files/${file} stays where it is; no visitor can get it. Delete it if it must not be kept.`,
      )
      return { address, notes }
    },
  )
}

/** `removed.0.why must not be empty` without the path that staff do not know: `why must not be empty`. */
function ofOption({ line, message }: Issue): Issue {
  return { line, message: message.replace('removed.0.', '') }
}

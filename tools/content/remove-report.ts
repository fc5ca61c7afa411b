import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRemovedFile, type RemovedEntry } from '../../src/content/reports/removed-reports.ts'
import { reportPath } from '../../src/contract/pages.ts'
import type { Publishing } from './add-report.ts'
import { problemsAfterChange } from './check-change.ts'
import { type CommandOutcome, declined, takenBack } from './command-outcome.ts'
import { type EntryFile, editEntry, readEntryFile } from './entry-file.ts'
import { withPublishingLock } from './publishing-lock.ts'
import { readToday } from './read-today.ts'
import { replaceText } from './replace-text.ts'
import { withUndo } from './with-undo.ts'

export interface RemoveOptions {
  why: string
  replacedBy?: string
  on?: string
}

const LIST = 'removed.yaml'
const EMPTY_LIST = '# Reports that were taken down. Their addresses say so for good: never delete one here.\n'

/**
 * Moves a report's entry to the list of those that were taken down. Its PDFs stay in `files/`, where no visitor
 * can get them. When the folder would not be right, all is as it was.
 */
export function removeReport(
  id: string,
  options: RemoveOptions,
  publishing: Publishing,
): Promise<CommandOutcome> {
  return withPublishingLock(publishing.folder, () => remove(id, options, publishing))
}

async function remove(
  id: string,
  options: RemoveOptions,
  { folder, reader, publicUrl }: Publishing,
): Promise<CommandOutcome> {
  const read = await readEntryFile(folder, id)
  if (read.kind === 'declined') return read
  const { file } = read
  const today = await readToday(folder)
  if (today.kind === 'declined') return today
  const removed = removedEntry(id, file, options, today.day)
  const list = join(folder, LIST)
  const before = await readList(list)
  const after = editEntry(before ?? EMPTY_LIST, {}, { removed })
  const issues = parseRemovedFile(after)
  if (issues.kind === 'faulty')
    return declined(issues.issues.map(({ line, message }) => `${LIST}:${line} ${message}.`).join('\n'))

  return withUndo(async (undo) => {
    // First the list: what is in neither place would be forgotten should this be interrupted here.
    await replaceText(list, after)
    undo.defer(() => (before === null ? rm(list) : replaceText(list, before)))
    await rm(file.path)
    undo.defer(() => replaceText(file.path, file.text))
    const problems = await problemsAfterChange(folder, reader, [LIST, 'site.yaml'])
    if (problems.length > 0) return takenBack(problems)
    undo.keep()
    return {
      kind: 'done',
      results: [`${publicUrl}${reportPath({ id, category: file.entry.category })}`],
      notes: removed.files.map(
        (name) => `files/${name} stays where it is; no visitor can get it. Delete it if it must not be kept.`,
      ),
    }
  })
}

function removedEntry(
  id: string,
  { entry }: EntryFile,
  { why, replacedBy, on }: RemoveOptions,
  today: string,
): RemovedEntry {
  return {
    id,
    title: entry.title,
    language: entry.language,
    files: [entry.file, ...entry.history.map(({ file }) => file)],
    on: on ?? today,
    why,
    ...(replacedBy === undefined ? {} : { replacedBy }),
  }
}

/** The list as it is; `null`: there is none yet. */
async function readList(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { parseRemovedFile, type RemovedEntry } from '../../src/content/reports/removed-reports.ts'
import { reportPath } from '../../src/contract/pages.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { type EntryFile, editEntry, readEntryFile, readToday } from './read-published.ts'
import { type CommandOutcome, declined, type Publishing, publishWith } from './run-command.ts'
import { readTextIfExists, replaceText } from './write-files.ts'

export interface RemoveOptions {
  why: string
  replacedBy?: string
  on?: string
}

const LIST = 'removed.yaml'
const EMPTY_LIST = '# Reports that were taken down. Their addresses say so for good: never delete one here.\n'

/**
 * Moves a report's entry to the list of those that were taken down. Its PDFs stay in `files/`, where no visitor
 * can get them. If the folder would have problems, nothing changes.
 */
export function removeReport(
  id: string,
  options: RemoveOptions,
  publishing: Publishing,
): Promise<CommandOutcome> {
  return withPublishingLock(publishing.folder, () => remove(id, options, publishing))
}

async function remove(id: string, options: RemoveOptions, publishing: Publishing): Promise<CommandOutcome> {
  const { folder, publicUrl } = publishing
  const read = await readEntryFile(folder, id)
  if (read.kind === 'declined') return read
  const { file } = read
  const today = await readToday(folder)
  if (today.kind === 'declined') return today
  const removed = removedEntry(id, file, options, today.day)
  const list = join(folder, LIST)
  const before = await readTextIfExists(list)
  const after = editEntry(before ?? EMPTY_LIST, {}, { removed })
  const issues = parseRemovedFile(after)
  if (issues.kind === 'invalid')
    return declined(issues.issues.map(({ line, message }) => `${LIST}:${line} ${message}.`).join('\n'))

  return changeFolder(publishing, async ({ undo, own }) => {
    own.push(LIST, 'site.yaml')
    // First the list: what is in neither place would be forgotten should this be interrupted here.
    await replaceText(list, after)
    undo(() => (before === null ? rm(list) : replaceText(list, before)))
    await rm(file.path)
    undo(() => replaceText(file.path, file.text))
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

/** `remove report ID --why …` */
export function addRemoveCommand(program: Command): void {
  program
    .command('remove')
    .description('Takes a report down.')
    .command('report')
    .description(
      'Takes a report down: its addresses answer that it is gone, why, and what took its place. Prints its address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .requiredOption('--why <text>', 'why it was taken down, in one or two sentences for visitors')
    .option('--replaced-by <id>', 'the report that took its place')
    .option('--on <day>', 'day it was taken down, YYYY-MM-DD (default: today)')
    .option('--folder <folder>', 'content folder (default: CONTENT_DIR, or "content")')
    .action((id: string, options: RemoveOptions & { folder?: string }) =>
      publishWith(options, (publishing) => removeReport(id, options, publishing)),
    )
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { parseRemovedFile, type RemovedEntry } from '../../src/content/reports/removed-reports.ts'
import { changeReport } from './change-folder.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'
import { editEntry } from './read-published.ts'
import { type Published, type Publishing, refuse } from './run-command.ts'
import { readTextIfExists } from './write-files.ts'

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
  { why, replacedBy, on }: RemoveOptions,
  publishing: Publishing,
): Promise<Published> {
  return changeReport(
    { id, verb: 'remove report' },
    publishing,
    async ({ name, entry, today, address, change }) => {
      const files = [entry.file, ...entry.history.map(({ file }) => file)]
      const removed: RemovedEntry = {
        ...{ id, title: entry.title, language: entry.language, files, on: on ?? today, why },
        ...(replacedBy === undefined ? {} : { replacedBy }),
      }
      const before = await readTextIfExists(join(publishing.folder, LIST))
      const after = editEntry(before ?? EMPTY_LIST, {}, { removed })
      const parsed = parseRemovedFile(after)
      if (parsed.kind === 'invalid')
        refuse(parsed.issues.map(({ line, message }) => `${LIST}:${line} ${message}.`).join('\n'))
      // First the list: what is in neither place would be forgotten should this be interrupted here.
      await change.write(LIST, after)
      await change.remove(name)
      const reviewed = name.replace(/yaml$/, 'read.md')
      if (existsSync(join(publishing.folder, reviewed))) await change.remove(reviewed)
      const notes = files.map(
        (file) => `files/${file} stays where it is; no visitor can get it. Delete it if it must not be kept.`,
      )
      return { address, notes }
    },
  )
}

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
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, options: RemoveOptions & PublishOptions) =>
      publishWith(options, (publishing) => removeReport(id, options, publishing)),
    )
}

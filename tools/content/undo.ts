import { join } from 'node:path'
import type { Command } from 'commander'
import { writeTime } from '../../src/content/notices/zoned-time.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { forgetChange, hashIfExists, type RecordedChange, readChanges, UNDO_MS } from './change-journal.ts'
import { FOLDER_OPTION, publishWith } from './publish-with.ts'
import { readSite } from './read-published.ts'
import { type Published, type Publishing, refuse } from './run-command.ts'

const UNDO = 'undo'

/**
 * Takes the last change that a command made to the folder back, within a day: every file is as it was before, and
 * nothing says that it was there. Refuses when a file was changed by hand since.
 */
export function undoLast(publishing: Publishing, now = new Date()): Promise<Published> {
  const { folder } = publishing
  return withPublishingLock(folder, async () => {
    const { timeZone } = (await readSite(folder)).district
    const change = (await readLast(folder)) ?? refuse(nothingMessage(folder))
    const madeAt = writeTime(new Date(change.at), timeZone)
    if (now.getTime() - Date.parse(change.at) > UNDO_MS) refuse(tooLateMessage(change, madeAt))
    const changed = await changedSince(folder, change)
    if (changed.length > 0) refuse(changedMessage(change, madeAt, changed))
    await changeFolder(publishing, UNDO, async ({ putBack }) => {
      for (const index of [...change.files.keys()].toReversed()) await putBack(change, index)
      return { address: '', notes: [] }
    })
    await forgetChange(folder, change)
    for (const undo of await readUndos(folder)) await forgetChange(folder, undo)
    const notes = change.files.map(({ name, before }) =>
      before === null ? `${name} is gone.` : `${name} is as it was before.`,
    )
    return { address: `Taken back: ${change.what}, ${madeAt}`, notes }
  })
}

/** Of a change that was taken back only in part, the rest is still to do. */
async function readLast(folder: string): Promise<RecordedChange | undefined> {
  return (await readChanges(folder)).find(({ what }) => what !== UNDO)
}

/** Those that were interrupted, and the one that was just made. */
async function readUndos(folder: string): Promise<RecordedChange[]> {
  return (await readChanges(folder)).filter(({ what }) => what === UNDO)
}

/** The files that are neither what the change made of them nor what they were before. */
async function changedSince(folder: string, { files }: RecordedChange): Promise<string[]> {
  const current = await Promise.all(files.map(({ name }) => hashIfExists(join(folder, name))))
  return files.flatMap(({ name, before, after }, index) =>
    [after, before?.sha256 ?? null].includes(current[index] ?? null) ? [] : [name],
  )
}

function nothingMessage(folder: string): string {
  return `There is nothing to take back: no command changed ${folder} within the last day.`
}

function tooLateMessage({ what }: RecordedChange, madeAt: string): string {
  return `The last change was "${what}", ${madeAt}: more than a day ago, so people may have seen and cited it. Correct a report with "revise", or take it down with "remove".`
}

function changedMessage({ what }: RecordedChange, madeAt: string, names: readonly string[]): string {
  const files = names.map((name) => `  ${name}`).join('\n')
  return `Nothing was taken back. After the last change, "${what}", ${madeAt}, somebody else changed:\n${files}\nPut back by hand what you want to be as it was before.`
}

export function addUndoCommand(program: Command): void {
  program
    .command('undo')
    .description(
      'Takes the last change that a command made to the content folder back, within a day and without a trace: a report that was published by mistake, revised, archived or taken down, rows of figures, a notice. Run it again for the change before. Prints what was taken back.',
    )
    .addOption(FOLDER_OPTION)
    .action((options: { folder?: string }) => publishWith(options, (publishing) => undoLast(publishing)))
}

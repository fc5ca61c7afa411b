import { basename, join } from 'node:path'
import { writeTime } from '../content/zoned-time.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { deleteRecord, hashIfExists, type RecordedChange, readChanges, UNDO_MS } from './change-journal.ts'
import { type Published, type Publishing, refuse } from './publishing.ts'
import { readSite } from './read-published.ts'

const UNDO = 'undo'

/**
 * Undoes the last change a command made to the folder, within a day: every file is as it was before, and no trace of
 * the change remains. Refuses if a file was changed by hand since.
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
      for (const index of [...change.files.keys()].toReversed()) putBack(change, index)
      return { address: '', notes: [] }
    })
    await deleteRecord(folder, change)
    for (const undo of await readUndos(folder)) await deleteRecord(folder, undo)
    const notes = change.files.map(({ name, before }) =>
      before === null ? `${name} is gone.` : `${name} is as it was before.`,
    )
    return { address: `Undone: ${change.what}, ${madeAt}`, notes }
  })
}

/**
 * Undoes one change of the last year with a new change: every file is as it was before. Refuses if a later change, or
 * somebody by hand, has changed one of its files. `key`: of the change, from `readHistory`.
 */
export function undoChange(key: string, publishing: Publishing): Promise<Published> {
  const { folder, history } = publishing
  return withPublishingLock(folder, async () => {
    const change = (await readChanges(folder, history?.copiesDir)).find(({ dir }) => basename(dir) === key)
    if (change === undefined)
      return refuse('That change is no longer on record: it was more than a year ago.')
    const current = await Promise.all(change.files.map(({ name }) => hashIfExists(join(folder, name))))
    const changed = change.files.flatMap(({ name, after }, index) => (current[index] === after ? [] : [name]))
    if (changed.length > 0)
      refuse(
        `Nothing was undone, because a later change is built on this one: undo that first. Files changed since: ${changed.join(', ')}.`,
      )
    return changeFolder(publishing, `undo ${change.what}`, async ({ putBack }) => {
      for (const index of [...change.files.keys()].toReversed()) putBack(change, index)
      return { address: key, notes: [] }
    })
  })
}

/** A change of the last year, for people. */
export interface PastChange extends Pick<RecordedChange, 'at' | 'what' | 'who' | 'why'> {
  /** Its name in the record. */
  key: string
  /** Whether its files are unchanged since. */
  canUndo: boolean
}

/** The changes of the last year, newest first. `copiesDir`: as for `readChanges`. */
export async function readHistory(folder: string, copiesDir?: string): Promise<PastChange[]> {
  const changes = await readChanges(folder, copiesDir)
  return Promise.all(
    changes.map(async (change) => {
      const { at, what, who, why, dir } = change
      const current = await Promise.all(change.files.map(({ name }) => hashIfExists(join(folder, name))))
      const canUndo = change.files.every(({ after }, index) => current[index] === after)
      const by = { ...(who === undefined ? {} : { who }), ...(why === undefined ? {} : { why }) }
      return { at, what, ...by, key: basename(dir), canUndo }
    }),
  )
}

/** The last change; one that was only partly undone must be completed first. */
async function readLast(folder: string): Promise<RecordedChange | undefined> {
  return (await readChanges(folder)).find(({ what }) => what !== UNDO)
}

/** Records of undos: interrupted ones, and the last one made. */
async function readUndos(folder: string): Promise<RecordedChange[]> {
  return (await readChanges(folder)).filter(({ what }) => what === UNDO)
}

/** The files that are neither as the change left them nor as they were before it. */
async function changedSince(folder: string, { files }: RecordedChange): Promise<string[]> {
  const current = await Promise.all(files.map(({ name }) => hashIfExists(join(folder, name))))
  return files.flatMap(({ name, before, after }, index) =>
    [after, before?.sha256 ?? null].includes(current[index] ?? null) ? [] : [name],
  )
}

function nothingMessage(folder: string): string {
  return `There is nothing to undo: no command changed ${folder} within the last day.`
}

function tooLateMessage({ what }: RecordedChange, madeAt: string): string {
  return `The last change was "${what}", ${madeAt}: more than a day ago, so people may have seen and cited it. Correct a report with "revise", or take it down with "remove".`
}

function changedMessage({ what }: RecordedChange, madeAt: string, names: readonly string[]): string {
  const files = names.map((name) => `  ${name}`).join('\n')
  return `Nothing was undone. After the last change, "${what}", ${madeAt}, somebody else changed:\n${files}\nPut back by hand what you want to be as it was before.`
}

import { basename, join } from 'node:path'
import { writeTime } from '../content/zoned-time.ts'
import { changeFolder, type FolderChange, withPublishingLock } from './change-folder.ts'
import {
  changedFiles,
  copyPath,
  deleteRecord,
  type RecordedChange,
  readChanges,
  UNDO_MS,
} from './change-journal.ts'
import { type Published, type Publishing, refuse } from './publishing.ts'
import { readSite } from './read-published.ts'

const UNDO = 'undo'
const NOT_ON_RECORD = 'That change is no longer on record: it was more than a year ago.'

/**
 * Undoes the last change a command made to the folder, within a day: every file is as it was before, and no trace of
 * the change remains. Refuses if a file was changed by hand since.
 */
export function undoLast(publishing: Publishing, now = new Date()): Promise<Published> {
  const { folder } = publishing
  return withPublishingLock(folder, async () => {
    const { timeZone } = (await readSite(folder)).district
    // A change that was only partly undone must be completed first.
    const change = (await readChanges(folder)).find(({ what }) => what !== UNDO)
    if (change === undefined)
      return refuse(`There is nothing to undo: no command changed ${folder} within the last day.`)
    const madeAt = writeTime(new Date(change.at), timeZone)
    if (now.getTime() - Date.parse(change.at) > UNDO_MS) refuse(tooLateMessage(change, madeAt))
    const changed = await changedFiles(folder, change.files, ({ after, before }) => [
      after,
      before?.sha256 ?? null,
    ])
    if (changed.length > 0) refuse(changedMessage(change, madeAt, changed))
    await changeFolder(publishing, UNDO, putAllBack(change, ''))
    await deleteRecord(folder, change)
    // Of interrupted undos, and of this one.
    for (const one of await readChanges(folder)) if (one.what === UNDO) await deleteRecord(folder, one)
    const notes = change.files.map(({ name, before }) =>
      before === null ? `${name} is gone.` : `${name} is as it was before.`,
    )
    return { address: `Undone: ${change.what}, ${madeAt}`, notes }
  })
}

function putAllBack(change: RecordedChange, address: string) {
  return async ({ putBack }: FolderChange): Promise<Published> => {
    for (const index of [...change.files.keys()].toReversed()) putBack(change, index)
    return { address, notes: [] }
  }
}

function tooLateMessage({ what }: RecordedChange, madeAt: string): string {
  return `The last change was "${what}", ${madeAt}: more than a day ago, so people may have seen and cited it. Correct a report with "revise", or take it down with "remove".`
}

function changedMessage(
  { what }: RecordedChange,
  madeAt: string,
  changed: readonly { name: string }[],
): string {
  const files = changed.map(({ name }) => `  ${name}`).join('\n')
  return `Nothing was undone. After the last change, "${what}", ${madeAt}, somebody else changed:\n${files}\nPut back by hand what you want to be as it was before.`
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
    changes.map(async ({ at, what, who, why, dir, files }) => {
      const by = { ...(who === undefined ? {} : { who }), ...(why === undefined ? {} : { why }) }
      const canUndo = (await changedFiles(folder, files, ({ after }) => [after])).length === 0
      return { at, what, ...by, key: basename(dir), canUndo }
    }),
  )
}

/** What a change of the last year did to one file. */
export interface FileStep {
  name: string
  /** Path of a copy of the file before and after. `null`: there was no file. */
  before: string | null
  after: string | null
}

export interface ChangeDetail {
  change: RecordedChange
  files: readonly FileStep[]
  /** Changes made since, newest first. */
  later: readonly RecordedChange[]
}

/** The change with that key from `readHistory`; `null`: no longer recorded. `copiesDir`: as for `readChanges`. */
export async function readChange(
  folder: string,
  key: string,
  copiesDir?: string,
): Promise<ChangeDetail | null> {
  const changes = await readChanges(folder, copiesDir)
  const place = changes.findIndex(({ dir }) => basename(dir) === key)
  const change = changes[place]
  if (change === undefined) return null
  const later = changes.slice(0, place)
  const files = change.files.map(({ name, before, after }, index) => ({
    name,
    before: before === null ? null : copyPath(change, index),
    after: after === null ? null : nextCopy(folder, later, name),
  }))
  return { change, files, later }
}

/** A file after a change: what the next change found, or the current file. */
function nextCopy(folder: string, later: readonly RecordedChange[], name: string): string {
  for (const change of later.toReversed()) {
    const index = change.files.findIndex((file) => file.name === name)
    if (index !== -1) return copyPath(change, index)
  }
  return join(folder, name)
}

/**
 * Undoes one change of the last year with a new change: every file is as it was before. Refuses if a later change, or
 * somebody by hand, has changed one of its files. `key`: of the change, from `readHistory`.
 */
export function undoChange(key: string, publishing: Publishing): Promise<Published> {
  const { folder, history } = publishing
  return withPublishingLock(folder, async () => {
    const { change } = (await readChange(folder, key, history?.copiesDir)) ?? refuse(NOT_ON_RECORD)
    const changed = await changedFiles(folder, change.files, ({ after }) => [after])
    if (changed.length > 0)
      refuse(
        `Nothing was undone, because a later change is built on this one: undo that first. Files changed since: ${namesOf(changed)}.`,
      )
    return changeFolder(publishing, `undo ${change.what}`, putAllBack(change, key))
  })
}

function namesOf(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(', ')
}

/**
 * Restores every file to its state before a change of the last year, undoing that change and all later ones. This is a
 * new change. Refuses if somebody has changed one of the files by hand since.
 */
export function restoreBefore(key: string, publishing: Publishing): Promise<Published> {
  const { folder, history } = publishing
  return withPublishingLock(folder, async () => {
    const { change, later } = (await readChange(folder, key, history?.copiesDir)) ?? refuse(NOT_ON_RECORD)
    const steps = [...later, change].flatMap((one) =>
      one.files.map((file, index) => ({ ...file, former: file.before?.sha256 ?? null, one, index })),
    )
    // A change undone by `undo` is no longer in the folder's record: the file is as it was before it.
    const byHand = await changedFiles(folder, firstOfEach(steps), ({ after, former }) => [after, former])
    if (byHand.length > 0)
      refuse(
        `Nothing was restored, because somebody changed these files outside the desk and the commands: ${namesOf(byHand)}.`,
      )
    const oldest = firstOfEach(steps.toReversed())
    const different = await changedFiles(folder, oldest, ({ former }) => [former])
    if (different.length === 0) return refuse('Everything is as it was then: nothing was changed.')
    const { timeZone } = (await readSite(folder)).district
    const at = writeTime(new Date(change.at), timeZone).slice(0, 16).replace('T', ' ')
    return changeFolder(publishing, `restore what was before ${change.what}, ${at}`, async ({ putBack }) => {
      for (const { one, index } of different) putBack(one, index)
      return { address: key, notes: [] }
    })
  })
}

/** The first step of each file. */
function firstOfEach<Step extends { name: string }>(steps: readonly Step[]): Step[] {
  return steps.filter(({ name }, index) => steps.findIndex((one) => one.name === name) === index)
}

import { basename, join } from 'node:path'
import { writeTime } from '../content/zoned-time.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { copyPath, hashIfExists, type RecordedChange, readChanges } from './change-journal.ts'
import { type Published, type Publishing, refuse } from './publishing.ts'
import { readSite } from './read-published.ts'

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
 * Restores every file to its state before a change of the last year, undoing that change and all later ones. This is a
 * new change. Refuses if somebody has changed one of the files by hand since.
 */
export function restoreBefore(key: string, publishing: Publishing): Promise<Published> {
  const { folder, history } = publishing
  return withPublishingLock(folder, async () => {
    const detail = await readChange(folder, key, history?.copiesDir)
    if (detail === null) return refuse('That change is no longer on record: it was more than a year ago.')
    const { change, later } = detail
    const newest = new Map<string, (string | null)[]>()
    const oldest = new Map<string, { change: RecordedChange; index: number }>()
    for (const one of [...later, change])
      for (const [index, { name, before, after }] of one.files.entries()) {
        // A change undone by `undo` is no longer in the folder's record: the file is as it was before it.
        if (!newest.has(name)) newest.set(name, [after, before?.sha256 ?? null])
        oldest.set(name, { change: one, index })
      }
    const current = new Map(
      await Promise.all(
        Array.from(newest.keys(), async (name) => [name, await hashIfExists(join(folder, name))] as const),
      ),
    )
    const byHand = Array.from(newest).flatMap(([name, known]) =>
      known.includes(current.get(name) ?? null) ? [] : [name],
    )
    if (byHand.length > 0)
      refuse(
        `Nothing was restored, because somebody changed these files outside the desk and the commands: ${byHand.join(', ')}.`,
      )
    const steps = Array.from(oldest).filter(
      ([name, { change: one, index }]) => (one.files[index]?.before?.sha256 ?? null) !== current.get(name),
    )
    if (steps.length === 0) return refuse('Everything is as it was then: nothing was changed.')
    const { timeZone } = (await readSite(folder)).district
    const at = writeTime(new Date(change.at), timeZone).slice(0, 16).replace('T', ' ')
    return changeFolder(publishing, `restore what was before ${change.what}, ${at}`, async ({ putBack }) => {
      for (const [, { change: one, index }] of steps) putBack(one, index)
      return { address: key, notes: [] }
    })
  })
}

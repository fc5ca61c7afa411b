import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { FileHash } from '../../src/content/reports/entry-parts.ts'
import { Instant } from '../../src/contract/calendar.ts'
import { refuse } from './run-command.ts'
import { copyWhole, hasCode, readTextIfExists, replaceText } from './write-files.ts'

/**
 * Inside the content folder, which travels between the machines of the staff; DATA_DIR would know only what was
 * published on this one. Nothing that starts with a dot is read or served.
 */
const JOURNAL_DIR = '.undo'
const RECORD_FILE = 'change.json'
/** How long a change can be taken back, milliseconds. */
export const UNDO_MS = 24 * 60 * 60 * 1000

/** One file that a change wrote, replaced or deleted. */
const ChangedFile = v.object({
  /** Inside the content folder, with `/`. */
  name: v.pipe(v.string(), v.regex(/^(?!\.)[^/\\]+(?:\/(?!\.)[^/\\]+)*$/)),
  /** What was there before; a copy of it has the number of the file as its name. `null`: there was no such file. */
  before: v.nullable(v.object({ sha256: FileHash, modifiedMs: v.number() })),
  /** SHA-256 of what is there since. `null`: the file is gone. */
  after: v.nullable(FileHash),
})

const ChangeRecord = v.object({
  at: Instant,
  /** For people: `add report annual-report-fy2026`. */
  what: v.string(),
  files: v.array(ChangedFile),
})

/** What a command changed in a content folder, with copies of what was there before. */
export interface RecordedChange extends v.InferOutput<typeof ChangeRecord> {
  /** Where the copies are. */
  dir: string
}

/** Begins the record of a change; nothing was changed yet. */
export async function openChange(folder: string, what: string): Promise<RecordedChange> {
  const at = new Date().toISOString()
  const dir = join(folder, JOURNAL_DIR, at.replaceAll(/[:.]/g, '-'))
  await mkdir(dir, { recursive: true })
  return { at, what, files: [], dir }
}

/** Notes what a step is about to do to a file, so that it can be taken back wherever it stops. */
export async function recordStep(
  folder: string,
  change: RecordedChange,
  step: { name: string; after: string | null },
): Promise<void> {
  const path = join(folder, step.name)
  const sha256 = await hashIfExists(path)
  if (sha256 !== null) await copyFile(path, copyPath(change, change.files.length))
  const before = sha256 === null ? null : { sha256, modifiedMs: (await stat(path)).mtimeMs }
  change.files.push({ ...step, before })
  const { at, what, files } = change
  await replaceText(join(change.dir, RECORD_FILE), `${JSON.stringify({ at, what, files }, null, 2)}\n`)
}

/** Every change that is on record, newest first. */
export async function readChanges(folder: string): Promise<RecordedChange[]> {
  const root = join(folder, JOURNAL_DIR)
  const changes: RecordedChange[] = []
  for (const name of (await readNames(root)).toSorted().toReversed()) {
    const dir = join(root, name)
    const text = await readTextIfExists(join(dir, RECORD_FILE))
    // A command that ended before its first step has left no record, and changed nothing.
    if (text !== null) changes.push({ ...parseRecord(text, dir), dir })
  }
  return changes
}

function parseRecord(text: string, dir: string): v.InferOutput<typeof ChangeRecord> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ChangeRecord), text)
  if (!parsed.success)
    refuse(`${join(dir, RECORD_FILE)} cannot be read, so that change cannot be taken back: delete ${dir}.`)
  return parsed.output
}

/** Makes one file of a change what it was before; it may be that already. */
export async function putBack(folder: string, change: RecordedChange, index: number): Promise<void> {
  const file = change.files[index]
  if (file === undefined) throw new RangeError(`${change.what} has no file ${index}`)
  const path = join(folder, file.name)
  const { before } = file
  if (before === null) await rm(path, { force: true })
  else if ((await hashIfExists(path)) !== before.sha256)
    await copyWhole(copyPath(change, index), path, async (copy) => {
      const modifiedAt = new Date(before.modifiedMs)
      await utimes(copy, modifiedAt, modifiedAt)
    })
}

/** Deletes the record of a change. */
export async function forgetChange(folder: string, { dir }: Pick<RecordedChange, 'dir'>): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  await rmdir(join(folder, JOURNAL_DIR)).catch((error: unknown) => {
    if (!hasCode(error, ['ENOTEMPTY', 'EEXIST', 'ENOENT'])) throw error
  })
}

/** Deletes the records of changes that are too old to be taken back. */
export async function forgetOldChanges(folder: string, now: Date): Promise<void> {
  const root = join(folder, JOURNAL_DIR)
  for (const name of await readNames(root)) {
    const at = name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/, 'T$1:$2:$3.$4')
    if (now.getTime() - Date.parse(at) > UNDO_MS) await forgetChange(folder, { dir: join(root, name) })
  }
}

async function readNames(root: string): Promise<string[]> {
  try {
    return await readdir(root)
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return []
    throw error
  }
}

/** SHA-256 of a file; `null`: there is none. */
export async function hashIfExists(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
    return hash.digest('hex')
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return null
    throw error
  }
}

/** The copy of what a file was before the change. */
export function copyPath({ dir }: Pick<RecordedChange, 'dir'>, index: number): string {
  return join(dir, String(index))
}

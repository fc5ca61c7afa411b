import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { READ_FOLDERS } from '../content/folder/read-folder.ts'
import { FileHash } from '../content/reports/entry-parts.ts'
import { Instant } from '../contract/calendar.ts'
import { type ChangedBy, refuse } from './publishing.ts'
import { ASIDE, copyAside, hasCode, readTextIfExists, replaceText } from './write-files.ts'

/**
 * Inside the content folder, which travels between the machines of the staff; DATA_DIR would know only what was
 * published on this one. Nothing that starts with a dot is read or served.
 */
const JOURNAL_DIR = '.undo'
const RECORD_FILE = 'change.json'
/** How long a change can be taken back without a trace, milliseconds. */
export const UNDO_MS = 24 * 60 * 60 * 1000
/** How long a change stays on record. */
const KEPT_MS = 366 * UNDO_MS

/** Path of a file inside the content folder, with `/`. */
export const ChangedName = v.pipe(v.string(), v.regex(/^(?!\.)[^/\\]+(?:\/(?!\.)[^/\\]+)*$/))

/** One file that a change writes, replaces or deletes. */
const ChangedFile = v.object({
  /** Inside the content folder, with `/`. */
  name: ChangedName,
  /** What was there before; a copy of it has the number of the file as its name. `null`: there was no such file. */
  before: v.nullable(v.object({ sha256: FileHash, modifiedMs: v.number() })),
  /** SHA-256 of what is there since. `null`: the file is gone. */
  after: v.nullable(FileHash),
  /** Hidden name of the new file beside its place, until it takes it. `null`: the file is deleted. */
  aside: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\.publishing-[\w-]+$/)))),
})
export type ChangedFile = v.InferOutput<typeof ChangedFile>

const ChangeRecord = v.object({
  at: Instant,
  /** For people: `add report annual-report-fy2026`. */
  what: v.string(),
  files: v.array(ChangedFile),
  /** Who made the change at the desk. Missing: somebody at the command line. */
  who: v.optional(v.string()),
  why: v.optional(v.string()),
  /** What waited at the desk for this change: ids of uploads, keys of proposals. */
  settles: v.optional(v.array(v.string())),
  /** Whether the files are being put into place: after a crash that is finished. */
  isUnderWay: v.optional(v.boolean(), false),
})

/** What was changed in a content folder, with copies of what was there before. */
export interface RecordedChange extends v.InferOutput<typeof ChangeRecord> {
  /** Where the copies are. */
  dir: string
}

/** Begins the record of a change; nothing was changed yet, and nothing but copies is on the disk. */
export async function openChange(
  folder: string,
  what: string,
  by: ChangedBy | undefined,
): Promise<RecordedChange> {
  const at = new Date().toISOString()
  const dir = join(folder, JOURNAL_DIR, at.replaceAll(/[:.]/g, '-'))
  await mkdir(dir, { recursive: true })
  const { who, why, settles } = by ?? {}
  return {
    at,
    what,
    files: [],
    isUnderWay: true,
    dir,
    ...(who === undefined ? {} : { who }),
    ...(why == null ? {} : { why }),
    ...(settles === undefined ? {} : { settles: [...settles] }),
  }
}

/** Notes what a step will do to a file, with a copy of what is there, so that it can be taken back. */
export async function recordStep(
  folder: string,
  change: RecordedChange,
  step: Pick<ChangedFile, 'name' | 'after' | 'aside'>,
): Promise<void> {
  const path = join(folder, step.name)
  const sha256 = await hashIfExists(path)
  if (sha256 !== null) await copyFile(path, copyPath(change, change.files.length))
  const before = sha256 === null ? null : { sha256, modifiedMs: (await stat(path)).mtimeMs }
  change.files.push({ ...step, before })
}

/** Puts all files of a change into place, in order. From the moment it begins, a crash does not keep it from ending. */
export async function commitChange(folder: string, change: RecordedChange): Promise<void> {
  await writeRecord(change, true)
  await placeFiles(folder, change)
  await writeRecord(change, false)
}

async function writeRecord(change: RecordedChange, isUnderWay: boolean): Promise<void> {
  const { dir, ...record } = change
  await replaceText(join(dir, RECORD_FILE), `${JSON.stringify({ ...record, isUnderWay }, null, 2)}\n`)
}

async function placeFiles(folder: string, { files }: RecordedChange): Promise<void> {
  for (const { name, after, aside } of files) {
    const path = join(folder, name)
    if (after === null) await rm(path, { force: true })
    else if (aside != null)
      await rename(join(dirname(path), aside), path).catch((error: unknown) => {
        // It took its place before the crash.
        if (!hasCode(error, ['ENOENT'])) throw error
      })
  }
}

/** Ends what a crash interrupted: a change whose files were being put into place is finished, any other leaves nothing. */
export async function recoverChanges(folder: string): Promise<void> {
  for (const name of await readNames(join(folder, JOURNAL_DIR))) {
    const dir = join(folder, JOURNAL_DIR, name)
    const text = await readTextIfExists(join(dir, RECORD_FILE))
    if (text === null) await forgetChange(folder, { dir })
    else if (text.includes('"isUnderWay": true')) {
      const change = { ...parseRecord(text, dir), dir }
      await placeFiles(folder, change)
      await writeRecord(change, false)
    }
  }
  for (const place of ['', ...READ_FOLDERS])
    for (const name of await readNames(join(folder, place)))
      if (name.startsWith(ASIDE)) await rm(join(folder, place, name), { force: true })
}

/**
 * Every change that is on record, newest first. `copiesDir`: where copies of records are, for those that the folder has no
 * longer.
 */
export async function readChanges(folder: string, copiesDir?: string): Promise<RecordedChange[]> {
  const dirs = new Map<string, string>()
  for (const root of [...(copiesDir === undefined ? [] : [copiesDir]), join(folder, JOURNAL_DIR)])
    for (const name of await readNames(root)) if (!name.startsWith('.')) dirs.set(name, join(root, name))
  const changes: RecordedChange[] = []
  for (const [, dir] of Array.from(dirs).toSorted(([one], [other]) => (one < other ? 1 : -1))) {
    const text = await readTextIfExists(join(dir, RECORD_FILE))
    // A command that ended before its first step has left no record, and changed nothing.
    if (text !== null) changes.push({ ...parseRecord(text, dir), dir })
  }
  return changes
}

/** What waited at the desk for changes that are made. One that is under way may still fail. */
export async function readSettled(folder: string): Promise<ReadonlySet<string>> {
  const made = (await readChanges(folder)).filter(({ isUnderWay }) => !isUnderWay)
  return new Set(made.flatMap(({ settles = [] }) => settles))
}

function parseRecord(text: string, dir: string): v.InferOutput<typeof ChangeRecord> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ChangeRecord), text)
  if (!parsed.success)
    refuse(`${join(dir, RECORD_FILE)} cannot be read, so that change cannot be taken back: delete ${dir}.`)
  return parsed.output
}

/** Copies what a file was before a change to a name that is free. */
export async function copyBefore(change: RecordedChange, index: number, aside: string): Promise<void> {
  const before = change.files[index]?.before
  if (before == null) throw new RangeError(`${change.what} has no copy ${index}`)
  await copyAside(copyPath(change, index), aside)
  const modifiedAt = new Date(before.modifiedMs)
  await utimes(aside, modifiedAt, modifiedAt)
}

/** Deletes the record of a change. */
export async function forgetChange(folder: string, { dir }: Pick<RecordedChange, 'dir'>): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  await rmdir(join(folder, JOURNAL_DIR)).catch((error: unknown) => {
    if (!hasCode(error, ['ENOTEMPTY', 'EEXIST', 'ENOENT'])) throw error
  })
}

/** Deletes the records of changes of more than a year ago. */
export async function forgetOldChanges(folder: string, now: Date): Promise<void> {
  for (const dir of await readOldDirs(join(folder, JOURNAL_DIR), now)) await forgetChange(folder, { dir })
}

/** The same of the copies that `copyRecords` made. */
export async function forgetOldCopies(copiesDir: string, now: Date): Promise<void> {
  for (const dir of await readOldDirs(copiesDir, now)) await rm(dir, { recursive: true, force: true })
}

async function readOldDirs(root: string, now: Date): Promise<string[]> {
  return (await readNames(root)).flatMap((name) => {
    const at = name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/, 'T$1:$2:$3.$4')
    return now.getTime() - Date.parse(at) > KEPT_MS ? [join(root, name)] : []
  })
}

/**
 * Copies each record of a finished change that is not there yet, with what the files were before, to another place. A
 * record takes its place there whole or not at all; one that is there is never touched.
 */
export async function copyRecords(folder: string, copiesDir: string): Promise<void> {
  await mkdir(copiesDir, { recursive: true })
  const there = new Set(await readNames(copiesDir))
  // What a crash left of an earlier copy.
  for (const name of there) if (name.startsWith('.')) await rm(join(copiesDir, name), { recursive: true })
  for (const change of (await readChanges(folder)).toReversed()) {
    const name = basename(change.dir)
    if (change.isUnderWay || there.has(name)) continue
    const place = { dir: await mkdtemp(join(copiesDir, '.')) }
    for (const [index, { before }] of change.files.entries())
      if (before !== null) await copyAside(copyPath(change, index), copyPath(place, index))
    await writeRecord({ ...change, ...place }, false)
    await rename(place.dir, join(copiesDir, name))
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

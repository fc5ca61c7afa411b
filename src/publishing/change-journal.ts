import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { READ_FOLDERS } from '../content/folder/read-folder.ts'
import { FileHash } from '../content/reports/entry-parts.ts'
import { Instant } from '../contract/calendar.ts'
import { type ChangedBy, refuse } from './publishing.ts'
import { ASIDE, copyAside, hasCode, namesIn, readTextIfExists, replaceText } from './write-files.ts'

/**
 * Inside the content folder, because staff share it between machines; DATA_DIR would only have what was published on
 * this one. Nothing that starts with a dot is read or served.
 */
const JOURNAL_DIR = '.undo'
const RECORD_FILE = 'change.json'
/** How long a change can be undone without a trace, milliseconds. */
export const UNDO_MS = 24 * 60 * 60 * 1000
/** How long a change stays on record. */
const RETENTION_MS = 366 * UNDO_MS

/** Path of a file inside the content folder, with `/`. */
export const ChangedName = v.pipe(v.string(), v.regex(/^(?!\.)[^/\\]+(?:\/(?!\.)[^/\\]+)*$/))

const ChangedFile = v.object({
  /** Inside the content folder, with `/`. */
  name: ChangedName,
  /** The previous file; its copy is named by the file's number. `null`: there was none. */
  before: v.nullable(v.object({ sha256: FileHash, modifiedMs: v.number() })),
  /** SHA-256 of the new file. `null`: the file is deleted. */
  after: v.nullable(FileHash),
  /** Hidden name of the new file next to its target, until it moves there. `null`: the file is deleted. */
  aside: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\.publishing-[\w-]+$/)))),
})
type ChangedFile = v.InferOutput<typeof ChangedFile>

const ChangeRecord = v.object({
  at: Instant,
  /** For people: `add report annual-report-fy2026`. */
  what: v.string(),
  files: v.array(ChangedFile),
  /** Who made the change at the desk. Missing: somebody at the command line. */
  who: v.optional(v.string()),
  why: v.optional(v.string()),
  /** What the desk can delete after this change: ids of uploads, keys of proposals. */
  settles: v.optional(v.array(v.string())),
  /** Whether the files are being moved into place; after a crash, this is completed. */
  isUnderWay: v.optional(v.boolean(), false),
})

/** A change of a content folder, with copies of the previous files. */
export interface RecordedChange extends v.InferOutput<typeof ChangeRecord> {
  /** Where the copies are. */
  dir: string
}

/** Begins the record of a change. Nothing has changed yet, and only copies are on disk. */
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

/** Records what a step will do to a file, with a copy of the current one, so that it can be undone. */
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

/** Moves all files of a change into place, in order. Once begun, it is completed even after a crash. */
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
        // It was moved before the crash.
        if (!hasCode(error, ['ENOENT'])) throw error
      })
  }
}

/** Cleans up after a crash: completes a change whose files were being moved into place, and discards any other. */
export async function recoverChanges(folder: string): Promise<void> {
  for (const name of await namesIn(join(folder, JOURNAL_DIR))) {
    const dir = join(folder, JOURNAL_DIR, name)
    const text = await readTextIfExists(join(dir, RECORD_FILE))
    if (text === null) await deleteRecord(folder, { dir })
    else if (text.includes('"isUnderWay": true')) {
      const change = { ...parseRecord(text, dir), dir }
      await placeFiles(folder, change)
      await writeRecord(change, false)
    }
  }
  for (const place of ['', ...READ_FOLDERS])
    for (const name of await namesIn(join(folder, place)))
      if (name.startsWith(ASIDE)) await rm(join(folder, place, name), { force: true })
}

/** Every recorded change, newest first. `copiesDir`: copies of records, for those no longer in the folder. */
export async function readChanges(folder: string, copiesDir?: string): Promise<RecordedChange[]> {
  const dirs = new Map<string, string>()
  for (const root of [...(copiesDir === undefined ? [] : [copiesDir]), join(folder, JOURNAL_DIR)])
    for (const name of await namesIn(root)) if (!name.startsWith('.')) dirs.set(name, join(root, name))
  const changes: RecordedChange[] = []
  for (const [, dir] of Array.from(dirs).toSorted(([one], [other]) => (one < other ? 1 : -1))) {
    const text = await readTextIfExists(join(dir, RECORD_FILE))
    // A command that ended before its first step has no record and changed nothing.
    if (text !== null) changes.push({ ...parseRecord(text, dir), dir })
  }
  return changes
}

/** What finished changes settled at the desk. A change in progress may still fail. */
export async function readSettled(folder: string): Promise<ReadonlySet<string>> {
  const made = (await readChanges(folder)).filter(({ isUnderWay }) => !isUnderWay)
  return new Set(made.flatMap(({ settles = [] }) => settles))
}

function parseRecord(text: string, dir: string): v.InferOutput<typeof ChangeRecord> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ChangeRecord), text)
  if (!parsed.success)
    refuse(`${join(dir, RECORD_FILE)} cannot be read, so that change cannot be undone: delete ${dir}.`)
  return parsed.output
}

/** Copies a file as it was before a change to an unused name. */
export async function copyBefore(change: RecordedChange, index: number, aside: string): Promise<void> {
  const before = change.files[index]?.before
  if (before == null) throw new RangeError(`${change.what} has no copy ${index}`)
  await copyAside(copyPath(change, index), aside)
  const modifiedAt = new Date(before.modifiedMs)
  await utimes(aside, modifiedAt, modifiedAt)
}

export async function deleteRecord(folder: string, { dir }: Pick<RecordedChange, 'dir'>): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  await rmdir(join(folder, JOURNAL_DIR)).catch((error: unknown) => {
    if (!hasCode(error, ['ENOTEMPTY', 'EEXIST', 'ENOENT'])) throw error
  })
}

/** Deletes records of changes older than a year. */
export async function deleteOldRecords(folder: string, now: Date): Promise<void> {
  for (const dir of await readOldDirs(join(folder, JOURNAL_DIR), now)) await deleteRecord(folder, { dir })
}

/** The same for copies made by `copyRecords`. */
export async function deleteOldCopies(copiesDir: string, now: Date): Promise<void> {
  for (const dir of await readOldDirs(copiesDir, now)) await rm(dir, { recursive: true, force: true })
}

async function readOldDirs(root: string, now: Date): Promise<string[]> {
  return (await namesIn(root)).flatMap((name) => {
    const at = name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/, 'T$1:$2:$3.$4')
    return now.getTime() - Date.parse(at) > RETENTION_MS ? [join(root, name)] : []
  })
}

/**
 * Copies the records of finished changes, with the previous files, to another folder unless they exist there. Each record
 * is copied completely or not at all; existing ones are never touched.
 */
export async function copyRecords(folder: string, copiesDir: string): Promise<void> {
  await mkdir(copiesDir, { recursive: true })
  const there = new Set(await namesIn(copiesDir))
  // Left by a crash during an earlier copy.
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

/** SHA-256 of a file; `null`: it does not exist. */
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

/** Those of the files whose current SHA-256 is none of the known ones; `null` stands for no file. */
export async function changedFiles<File extends { name: string }>(
  folder: string,
  files: readonly File[],
  known: (file: File) => readonly (string | null)[],
): Promise<File[]> {
  const current = await Promise.all(files.map(({ name }) => hashIfExists(join(folder, name))))
  return files.filter((file, index) => !known(file).includes(current[index] ?? null))
}

/** The copy of a file as it was before the change. */
export function copyPath({ dir }: Pick<RecordedChange, 'dir'>, index: number): string {
  return join(dir, String(index))
}

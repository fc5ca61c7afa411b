import { hash } from 'node:crypto'
import {
  chmod,
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { refuse } from '../../src/publishing/publishing.ts'
import type { CompressionEffort } from '../../src/server/snapshot/compressed-response.ts'
import type { ExportedResponse } from './list-responses.ts'

/** Marks a snapshot as written by this program, and lists its contents. */
export const LIST_FILE = 'export.json'
const PROGRAM = 'traffic-operations-site export'

export const LIST_HEAD = { writtenBy: PROGRAM }

/** The folder within a snapshot that is served. */
export const SITE_DIR = 'site'

/** Link to the current snapshot. */
export const CURRENT = 'current'
const SNAPSHOTS_DIR = 'snapshots'
/** The current one, and two to go back to. */
const KEPT_SNAPSHOTS = 3
/** Leftovers of a killed run are at least this old; younger ones may belong to a running export. */
const ABANDONED_MS = 3_600_000

const SNAPSHOT_NAME = /^[0-9a-f]{16}$/

/** Why nothing may be written there, as a message; `null`: writing is allowed. */
export async function refuseOutFolder(outDir: string): Promise<string | null> {
  const names = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (names === null) return `${outDir} is a file: name a folder.`
  const strange = names.filter((name) => name !== CURRENT && name !== SNAPSHOTS_DIR)
  if (strange.length === 0) return null
  const list = await readFile(join(outDir, LIST_FILE), 'utf8').catch(ignoreMissing)
  return list?.startsWith(`{"writtenBy":"${PROGRAM}"`) === true
    ? `${outDir} has an export of an earlier version: name a new folder, and let the web server serve its ${CURRENT}/${SITE_DIR}.`
    : `${outDir} has files that no export wrote: name an empty folder, or one of an earlier export.`
}

/** What was written to the folder of a new snapshot. */
export interface WrittenSnapshot {
  /** A hash of its contents: the same content has the same name. */
  name: string
  /** How many responses have new files; the others share those of the snapshot before. */
  changed: number
}

/**
 * Lets `write` fill the folder of a new snapshot, and points `current` at it once it is complete. A run that fails or
 * is killed changes nothing that is served.
 */
export async function publishSnapshot<Written extends WrittenSnapshot>(
  outDir: string,
  write: (folder: string) => Promise<Written>,
): Promise<Written> {
  const snapshots = join(outDir, SNAPSHOTS_DIR)
  await mkdir(snapshots, { recursive: true })
  const fresh = await mkdtemp(join(snapshots, '.new-'))
  try {
    const written = await write(fresh)
    // A temporary folder is private, so the web server could not read it.
    await chmod(fresh, 0o755)
    await putInPlace(fresh, join(snapshots, written.name), written.changed === 0)
    await pointTo(outDir, written.name)
    await removeOld(snapshots, written.name)
    return written
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** An existing snapshot is replaced only if some of its files had to be rewritten. */
async function putInPlace(fresh: string, place: string, isSame: boolean): Promise<void> {
  const isThere = (await stat(place).catch(ignoreMissing)) !== undefined
  if (isThere && isSame) return
  const old = `${fresh}-old`
  if (isThere) await rename(place, old)
  await rename(fresh, place)
  await rm(old, { recursive: true, force: true })
}

async function pointTo(outDir: string, name: string): Promise<void> {
  const [pointer, next] = [join(outDir, CURRENT), join(outDir, SNAPSHOTS_DIR, `.${CURRENT}`)]
  await rm(next, { force: true })
  // On Windows anyone can create a junction, which needs an absolute path, but nobody can replace one by renaming.
  const isWindows = process.platform === 'win32'
  await symlink(isWindows ? join(outDir, SNAPSHOTS_DIR, name) : join(SNAPSHOTS_DIR, name), next, 'junction')
  if (isWindows) await rm(pointer, { force: true })
  await rename(next, pointer)
}

async function removeOld(snapshots: string, current: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(snapshots)).map(async (name) => {
      // Another export may have removed it.
      const at = (await stat(join(snapshots, name)).catch(ignoreMissing))?.mtimeMs ?? 0
      return { name, at }
    }),
  )
  const earlier = folders
    .filter(({ name }) => SNAPSHOT_NAME.test(name) && name !== current)
    .toSorted((a, b) => b.at - a.at)
    .slice(KEPT_SNAPSHOTS - 1)
  const abandoned = folders.filter(
    ({ name, at }) => name.startsWith('.new-') && at < Date.now() - ABANDONED_MS,
  )
  for (const { name } of [...earlier, ...abandoned])
    await rm(join(snapshots, name), { recursive: true, force: true })
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** One line of the list of an export, for programs that upload it. */
export interface ListedResponse {
  address: string
  file: string
  status: number
  headers: Readonly<Record<string, string>>
  bytes: number
  sha256: string
  /** How its compressed copies were made. */
  compressed: CompressionEffort
}

/** The previous snapshot, for files that have not changed since. */
export interface EarlierSnapshot {
  name: string
  folder: string
  /** By file name. */
  responses: ReadonlyMap<string, ListedResponse>
}

/** `null`: nothing was exported before. */
export async function readEarlierSnapshot(outDir: string): Promise<EarlierSnapshot | null> {
  // The resolved name: another export may move the link meanwhile.
  const folder = await realpath(join(outDir, CURRENT)).catch(ignoreMissing)
  if (folder === undefined) return null
  const text = await readFile(join(folder, LIST_FILE), 'utf8')
  // This program wrote it, and put it in place once it was complete.
  const { responses }: { responses: readonly ListedResponse[] } = JSON.parse(text)
  return { name: basename(folder), folder, responses: new Map(responses.map((one) => [one.file, one])) }
}

export interface WrittenResponse {
  listed: ListedResponse
  /** Whether the bytes are new; otherwise the files are those of the previous snapshot, with their dates. */
  isChanged: boolean
}

/** Writes a response and its compressed copies to the folder of a snapshot. */
export async function writeResponse(
  folder: string,
  { address, file, status, headers, body }: ExportedResponse,
  earlier: EarlierSnapshot | null,
): Promise<WrittenResponse> {
  const [bytes, sha256, compressed] =
    body.kind === 'copy'
      ? ([body.bytes, body.sha256, 'none'] as const)
      : ([body.identity.length, hash('sha256', body.identity), body.effort] as const)
  const path = join(folder, SITE_DIR, ...file.split('/'))
  await mkdir(dirname(path), { recursive: true })
  const made = { address, file, status, headers, bytes, sha256 }
  const same = earlier === null ? null : await findSame(earlier, { ...made, compressed })
  if (same !== null) {
    await linkForms(same.path, path)
    return { listed: { ...made, compressed: same.compressed }, isChanged: false }
  }
  if (body.kind === 'copy') await copyPublished(body.path, path, sha256)
  else await writeForms(path, body, changedAtOf(sha256))
  return { listed: { ...made, compressed }, isChanged: true }
}

/** An existing file with the same bytes; `null`: there is none, or it was changed since. */
async function findSame(
  { folder, responses }: EarlierSnapshot,
  { file, bytes, sha256, compressed }: ListedResponse,
): Promise<{ path: string; compressed: CompressionEffort } | null> {
  const before = responses.get(file)
  if (before?.sha256 !== sha256) return null
  if (before.compressed !== compressed && !(before.compressed === 'best' && compressed === 'fast'))
    return null
  const path = join(folder, SITE_DIR, ...file.split('/'))
  const found = await stat(path).catch(ignoreMissing)
  return found?.size === bytes ? { path, compressed: before.compressed } : null
}

/** A hard link costs nothing. */
async function linkForms(from: string, to: string): Promise<void> {
  for (const ending of ['', '.br', '.gz']) {
    await link(from + ending, to + ending).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && ending !== '') return
      // Some disks have no hard links, and all limit their number.
      if (!/^(EPERM|ENOTSUP|ENOSYS|EMLINK)$/.test(error.code ?? '')) throw error
      await copyWithDate(from + ending, to + ending)
    })
  }
}

async function copyWithDate(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const { atime, mtime } = await stat(from)
  await utimes(to, atime, mtime)
}

async function copyPublished(from: string, to: string, sha256: string): Promise<void> {
  await copyWithDate(from, to)
  if (hash('sha256', await readFile(to)) !== sha256)
    refuse(`${from} changed while it was copied: export again.`)
}

async function writeForms(
  path: string,
  { identity, compress }: Extract<ExportedResponse['body'], { kind: 'bytes' }>,
  changedAt: Date,
): Promise<void> {
  const { br, gzip } = await compress()
  for (const [ending, bytes] of [
    ['', identity],
    ['.br', br],
    ['.gz', gzip],
  ] as const) {
    if (bytes === null) continue
    await writeFile(path + ending, bytes)
    await utimes(path + ending, changedAt, changedAt)
  }
}

/**
 * A date made from the bytes, within thirty years from 1980. Web servers make their ETag from date and
 * length, so it is the same on every machine, changes with the bytes, and stays when an export changes nothing.
 */
function changedAtOf(sha256: string): Date {
  const THIRTY_YEARS_SECONDS = 946_684_800
  const FIRST_SECONDS = 315_532_800
  const drawn = Number.parseInt(sha256.slice(0, 8), 16)
  return new Date((FIRST_SECONDS + (drawn % THIRTY_YEARS_SECONDS)) * 1000)
}

import { hash } from 'node:crypto'
import { copyFile, link, mkdir, readFile, realpath, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { refuse } from '../../src/publishing/publishing.ts'
import type { CompressionEffort } from '../../src/server/snapshot/compressed-response.ts'
import type { ExportedResponse } from './exported-response.ts'
import { CURRENT, ignoreMissing, LIST_FILE, SITE_DIR } from './out-folder.ts'

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

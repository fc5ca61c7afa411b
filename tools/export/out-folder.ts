import { hash } from 'node:crypto'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ExportedResponse } from './exported-response.ts'

/** Tells a folder that this program wrote, and lists what is in it. */
export const LIST_FILE = 'export.json'
const PROGRAM = 'traffic-operations-site export'

export const LIST_HEAD = { writtenBy: PROGRAM }

/** Why nothing may be written there, in words; `null`: it may. */
export async function refuseOutFolder(outDir: string): Promise<string | null> {
  const names = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (names === null) return `${outDir} is a file: name a folder.`
  if (names.length === 0 || (await isOurs(outDir))) return null
  return `${outDir} holds files that no export wrote: name an empty folder, or one of an earlier export.`
}

/**
 * Has \`write\` fill a new folder beside \`outDir\`, and puts it in its place when it is whole. A run that fails
 * leaves what was there; only between two renames there is nothing for a moment.
 */
export async function replaceFolder(outDir: string, write: (folder: string) => Promise<void>): Promise<void> {
  const fresh = await mkdtemp(join(dirname(outDir), `.${basename(outDir)}-`))
  const old = `${fresh}-old`
  try {
    await write(fresh)
    await rename(outDir, old).catch(ignoreMissing)
    await rename(fresh, outDir)
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
  }
}

async function isOurs(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, LIST_FILE), 'utf8').catch(ignoreMissing)
  return text?.startsWith(`{"writtenBy":"${PROGRAM}"`) === true
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** The folder within an export that is served. */
export const SITE_DIR = 'site'

/** Writes an answer, and each packed form beside it. */
export async function writeResponse(
  outDir: string,
  { file, body }: ExportedResponse,
  isPacked: boolean,
): Promise<void> {
  const path = join(outDir, SITE_DIR, ...file.split('/'))
  await mkdir(dirname(path), { recursive: true })
  if (body.kind === 'copy') {
    await copyFile(body.path, path)
    const { atime, mtime } = await stat(body.path)
    await utimes(path, atime, mtime)
    return
  }
  const { identity, br, gzip } = body
  const changedAt = changedAtOf(identity)
  for (const [ending, bytes] of [
    ['', identity],
    ['.br', isPacked ? br : null],
    ['.gz', isPacked ? gzip : null],
  ] as const) {
    if (bytes === null) continue
    await writeFile(path + ending, bytes)
    await utimes(path + ending, changedAt, changedAt)
  }
}

/**
 * A date made from the bytes, within thirty years from 1980. Web servers make their ETag from date and
 * length: so it is the same on every machine, changes with the bytes, and stays when an export changes nothing.
 */
function changedAtOf(bytes: Buffer): Date {
  const THIRTY_YEARS_SECONDS = 946_684_800
  const FIRST_SECONDS = 315_532_800
  const drawn = Number.parseInt(hash('sha256', bytes).slice(0, 8), 16)
  return new Date((FIRST_SECONDS + (drawn % THIRTY_YEARS_SECONDS)) * 1000)
}

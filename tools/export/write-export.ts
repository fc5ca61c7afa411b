import { hash } from 'node:crypto'
import { copyFile, mkdir, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ExportedResponse } from './exported-response.ts'

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

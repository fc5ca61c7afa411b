import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { PublishedFile } from '../content/site-content.ts'

/** An open file that holds exactly what was published; whoever gets it closes it. */
export interface OpenFile {
  handle: FileHandle
  modifiedAt: Date
}

export type OpenOutcome = { kind: 'open'; file: OpenFile } | { kind: 'vanished' } | { kind: 'changed' }

/**
 * Opens a published file for sending. A file that is no longer what was published is `changed`: its bytes
 * were never checked, and it may be another document. What is sent must come from the handle opened here.
 */
export async function openPublishedFile(file: PublishedFile): Promise<OpenOutcome> {
  const handle = await openForReading(file.path)
  if (handle === null) return { kind: 'vanished' }
  try {
    const stats = await handle.stat({ bigint: true })
    const identity = `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}`
    const isPublished =
      stats.isFile() &&
      Number(stats.size) === file.bytes &&
      (verified.get(file.path) === `${file.sha256}:${identity}` || (await hashOf(handle)) === file.sha256)
    if (!isPublished) {
      await handle.close()
      return { kind: 'changed' }
    }
    verified.set(file.path, `${file.sha256}:${identity}`)
    return { kind: 'open', file: { handle, modifiedAt: new Date(Number(stats.mtimeMs)) } }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * What was found to be right, by path: the hash, and the file on disk that had it. A size alone would let
 * another file of equal length pass, so each file is read through once before it is first sent.
 */
const verified = new Map<string, string>()

async function openForReading(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return null
    throw error
  }
}

async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk)
  return hash.digest('hex')
}

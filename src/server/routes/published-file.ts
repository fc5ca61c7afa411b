import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { PublishedFile } from '../../content/site-content.ts'

/** An open file that holds exactly what was published; whoever gets it closes it. */
export interface OpenFile {
  handle: FileHandle
  modifiedAt: Date
}

export type OpenOutcome =
  | { kind: 'open'; file: OpenFile }
  /** `code` is the system's: `ENOENT`, `ESTALE` and the like. */
  | { kind: 'unreadable'; code: string }
  | { kind: 'changed' }

/** Where a file lies, and what was published. */
type SourceFile = Pick<PublishedFile, 'path' | 'bytes' | 'sha256'>

/**
 * Opens a published file for sending. A file that is no longer what was published is `changed`: its bytes
 * were never checked, and it may be another document. What is sent must come from the handle opened here.
 */
export async function openPublishedFile(file: SourceFile): Promise<OpenOutcome> {
  try {
    return await openChecked(file, await open(file.path, 'r'))
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { kind: 'unreadable', code: String(error.code) }
    throw error
  }
}

async function openChecked(file: SourceFile, handle: FileHandle): Promise<OpenOutcome> {
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

async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk)
  return hash.digest('hex')
}

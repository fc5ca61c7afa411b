import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { PublishedFile } from '../../content/site-content.ts'

/** An open file with exactly the published bytes. The caller closes it. */
export interface OpenFile {
  handle: FileHandle
  modifiedAt: Date
}

export type OpenOutcome =
  | { kind: 'open'; file: OpenFile }
  /** `code`: the system's, such as `ENOENT` or `ESTALE`. */
  | { kind: 'unreadable'; code: string }
  | { kind: 'changed' }

/** Path of a file, and what was published. */
type SourceFile = Pick<PublishedFile, 'path' | 'bytes' | 'sha256'>

/**
 * Opens a published file for sending. `changed`: it no longer has the published bytes; it was never checked and may be
 * another document. Send only from this handle: the file at the path may be replaced meanwhile.
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
 * Verified files by path: the hash, and the file on disk that had it. Another file could have the same size, so each
 * file is read completely once before it is first sent.
 */
const verified = new LRUCache<string, string>({ max: 20_000 })

async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk)
  return hash.digest('hex')
}

import { createHash } from 'node:crypto'
import { readFolder } from './read-folder.ts'

/**
 * A short text that changes whenever a file of the content folder was added, removed, renamed or written.
 * Cheap: it opens no file. `missing` while there is no such folder.
 */
export async function readFingerprint(folder: string): Promise<string> {
  const entries = await readFolder(folder)
  if (entries === null) return 'missing'
  const hash = createHash('sha256')
  for (const { path, kind, stamp } of entries) hash.update(`${path}\0${kind}\0${stamp}\n`)
  return hash.digest('hex')
}

import { createHash } from 'node:crypto'
import type { FolderEntry } from './read-folder.ts'

/**
 * A short text that changes whenever a file of the content folder was added, removed, renamed or written.
 * `missing` while there is no such folder. Pure.
 */
export function fingerprintOf(entries: readonly FolderEntry[] | null): string {
  if (entries === null) return 'missing'
  const hash = createHash('sha256')
  for (const { path, kind, stamp } of entries) hash.update(`${path}\0${kind}\0${stamp}\n`)
  return hash.digest('hex')
}

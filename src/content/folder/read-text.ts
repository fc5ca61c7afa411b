import { closeSync, constants, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Parsed } from '../issue.ts'
import { decodeText } from './decode-text.ts'
import type { FolderEntry } from './read-folder.ts'

// A page of prose takes some 10 KB, an entry 1 KB; a larger file is no hand-written text. The longer a file,
// the longer a slip in it can keep the libraries busy: see the limit in pages/parse-markdown.ts too.
const MAX_BYTES = 64 * 1024

/** Reads one hand-written file. Faulty: it cannot be opened, or holds no text in UTF-8. */
export function readText(root: string, entry: FolderEntry): Parsed<string> {
  if (entry.bytes > MAX_BYTES) {
    const size = Math.ceil(entry.bytes / 1024)
    return faulty(
      `has ${size} KB, more than the ${MAX_BYTES / 1024} KB of any text the site reads: shorten it`,
    )
  }
  const bytes = readBytes(join(root, entry.path))
  return typeof bytes === 'string' ? faulty(bytes) : decodeText(bytes)
}

/** `O_NONBLOCK`: a pipe that took the place of the file is not waited for. */
const HOW_TO_OPEN = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * The bytes, or why there are none. Synchronous, because that takes a fifth of the time: a start reads 10,000 such
 * files of 1 KB. Whoever reads many lets others have a turn between them.
 */
function readBytes(path: string): Uint8Array | string {
  try {
    const file = openSync(path, HOW_TO_OPEN)
    try {
      return readFileSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const words = unreadableWords(error)
    if (words === null) throw error
    return words
  }
}

/** Why the system does not let us read a file, fit to follow its name; `null`: the error is of another kind. */
export function unreadableWords(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  return error.code === 'EACCES' || error.code === 'EPERM'
    ? 'cannot be read by this account: let it read the file'
    : `cannot be read (${error.code}): save it again`
}

function faulty(message: string): Parsed<never> {
  return { kind: 'faulty', issues: [{ line: null, message }] }
}

import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parsed } from '../fault.ts'
import { decodeText } from './decode-text.ts'
import type { FolderEntry } from './read-folder.ts'

// A page of prose takes some 10 KB, an entry 1 KB; a larger file is no hand-written text. The longer a file,
// the longer a slip in it can keep the libraries busy: see the limit in pages/parse-markdown.ts too.
const MAX_BYTES = 64 * 1024

/** Reads one hand-written file. Faulty: it cannot be opened, or holds no text in UTF-8. */
export async function readText(root: string, entry: FolderEntry): Promise<Parsed<string>> {
  if (entry.bytes > MAX_BYTES) {
    const size = Math.ceil(entry.bytes / 1024)
    return faulty(
      `has ${size} KB, more than the ${MAX_BYTES / 1024} KB of any text the site reads: shorten it`,
    )
  }
  const bytes = await readBytes(join(root, entry.path))
  return typeof bytes === 'string' ? faulty(bytes) : decodeText(bytes)
}

/** The bytes, or why there are none. */
async function readBytes(path: string): Promise<Uint8Array | string> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
    return await file.readFile()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return error.code === 'EACCES' || error.code === 'EPERM'
      ? 'cannot be read by this account: let it read the file'
      : `cannot be read (${error.code}): save it again`
  }
}

function faulty(message: string): Parsed<never> {
  return { kind: 'faulty', faults: [{ line: null, message }] }
}

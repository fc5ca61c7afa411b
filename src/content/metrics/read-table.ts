import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { TABLES } from '../../measures/columns/tables.ts'
import type { FolderEntry } from '../folder/read-folder.ts'
import { unreadableMessage } from '../folder/read-text.ts'
import type { SortedTable } from '../folder/sort-folder.ts'
import type { Parsed } from '../issue.ts'
import { type ParsedTable, parseTable } from './parse-table.ts'

/** A hundred thousand of the widest rows take some 30 MB. */
const MOST_MEGABYTES = 64

/** Why a file is not even opened, fit to follow its name; `null`: it may be. */
export function sizeIssue(bytes: number): string | null {
  const megabytes = bytes / 2 ** 20
  return megabytes <= MOST_MEGABYTES
    ? null
    : `has ${Math.ceil(megabytes)} MB, more than the ${MOST_MEGABYTES} MB of any table: is it the right file?`
}

/** Reads one table of the content folder, chunk by chunk, so that the server can answer visitors meanwhile. */
export async function readTable(root: string, { entry, id }: SortedTable): Promise<Parsed<ParsedTable>> {
  const issue = sizeIssue(entry.bytes)
  if (issue !== null) return invalid(issue)
  try {
    return await parseTable(TABLES[id], piecesOf(root, entry))
  } catch (error) {
    const message = unreadableMessage(error)
    if (message === null) throw error
    return invalid(message)
  }
}

async function* piecesOf(root: string, { path }: FolderEntry): AsyncGenerator<Uint8Array> {
  const file = await open(join(root, path), constants.O_RDONLY | constants.O_NOFOLLOW)
  // The stream closes the file, also when it is left before its end.
  yield* file.createReadStream()
}

function invalid(message: string): Parsed<never> {
  return { kind: 'invalid', issues: [{ line: null, message }] }
}

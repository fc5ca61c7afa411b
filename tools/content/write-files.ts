import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// The server may run under another account than the person who publishes.
const READABLE_BY_ALL = 0o644

/** Copies a file next to its later place, under a hidden name that the server ignores. Returns that path. */
export async function copyAside(source: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const aside = hiddenName(folder)
  try {
    await copyFile(source, aside, constants.COPYFILE_EXCL)
    await chmod(aside, READABLE_BY_ALL)
    const file = await open(aside, 'r+')
    await file.sync().finally(() => file.close())
    return aside
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Gives a file that was copied aside its name. `false`: the name is taken, and its file stays as it is. */
export async function claimName(aside: string, target: string): Promise<boolean> {
  try {
    // A link appears whole or not at all, and never replaces a file; renaming would.
    await link(aside, target)
    return true
  } catch (error) {
    if (!hasCode(error, ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])) return isTaken(error)
  }
  try {
    // Some network and USB file systems know no links.
    await copyFile(aside, target, constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    return isTaken(error)
  }
}

/** Writes a new text file, whole or not at all. `false`: the name is taken. */
export async function writeNew(target: string, text: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true })
  return writeAside(target, text, (aside) => claimName(aside, target))
}

/** `null`: there is no such file. */
export async function readTextIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return null
    throw error
  }
}

/** Replaces the text of a file: other processes see all of the old text or all of the new one. */
export async function replaceText(path: string, text: string): Promise<void> {
  await writeAside(path, text, (aside) => rename(aside, path))
}

async function writeAside<Result>(
  target: string,
  text: string,
  use: (aside: string) => Promise<Result>,
): Promise<Result> {
  const aside = hiddenName(dirname(target))
  try {
    await writeFile(aside, text, { flag: 'wx', mode: READABLE_BY_ALL, flush: true })
    return await use(aside)
  } finally {
    await rm(aside, { force: true })
  }
}

function hiddenName(folder: string): string {
  return join(folder, `.publishing-${randomUUID()}`)
}

/** `false` for a name that is taken; any other error is thrown on. */
export function isTaken(error: unknown): false {
  if (hasCode(error, ['EEXIST'])) return false
  throw error
}

export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, link, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// The server may run under another account than the person who publishes.
const READABLE_BY_ALL = 0o644

/** Copies a file beside its later place, under a hidden name that nobody reads. Answers that path. */
export async function copyAside(source: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const aside = join(folder, `.publishing-${randomUUID()}`)
  try {
    await copyFile(source, aside, constants.COPYFILE_EXCL)
    await chmod(aside, READABLE_BY_ALL)
    await flush(aside)
    return aside
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Gives a file that was written aside its name. `false`: the name is taken, and whoever has it keeps it. */
export async function claimName(aside: string, target: string): Promise<boolean> {
  try {
    // A link appears whole or not at all, and never replaces a file; renaming would.
    await link(aside, target)
    return true
  } catch (error) {
    if (!hasCode(error, ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])) return declineTaken(error)
  }
  try {
    // Some network and USB file systems know no links.
    await copyFile(aside, target, constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    return declineTaken(error)
  }
}

/** Writes a new text file, whole or not at all. `false`: the name is taken. */
export async function writeNew(target: string, text: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true })
  const aside = join(dirname(target), `.publishing-${randomUUID()}`)
  try {
    const file = await open(aside, 'wx', READABLE_BY_ALL)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    return await claimName(aside, target)
  } finally {
    await rm(aside, { force: true })
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function declineTaken(error: unknown): false {
  if (hasCode(error, ['EEXIST'])) return false
  throw error
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// The server may run under a different account than the person who publishes.
const READABLE_BY_ALL = 0o644

/** Copies a file to an unused name and verifies the copy with `check`. */
export async function copyAside(
  source: string,
  aside: string,
  check: (copy: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await copyFile(source, aside, constants.COPYFILE_EXCL)
  await chmod(aside, READABLE_BY_ALL)
  const file = await open(aside, 'r+')
  await file.sync().finally(() => file.close())
  await check(aside)
}

export function writeAside(aside: string, text: string): Promise<void> {
  return writeFile(aside, text, { flag: 'wx', mode: READABLE_BY_ALL, flush: true })
}

/** A hidden path next to the target, on the same disk and ignored by the server, for preparing a file. */
export async function prepareAside(target: string): Promise<string> {
  await mkdir(dirname(target), { recursive: true })
  return join(dirname(target), `${ASIDE}${randomUUID()}`)
}

/** Prefix of prepared files. */
export const ASIDE = '.publishing-'

/** `null`: there is no such file. */
export async function readTextIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return null
    throw error
  }
}

/** The names in a folder; none if it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return []
    throw error
  }
}

/** Writes or replaces a text file atomically: other processes see either the old or the new text. */
export async function replaceText(path: string, text: string): Promise<void> {
  const aside = await prepareAside(path)
  try {
    await writeAside(aside, text)
    await rename(aside, path)
  } finally {
    await rm(aside, { force: true })
  }
}

export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

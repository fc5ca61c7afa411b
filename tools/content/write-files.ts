import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// The server may run under another account than the person who publishes.
const READABLE_BY_ALL = 0o644

/** Copies a file to a name that is free: whole, once `check` has found the copy right, or not at all. */
export function copyWhole(
  source: string,
  target: string,
  check: (copy: string) => Promise<void>,
): Promise<void> {
  return placeWhole(target, async (aside) => {
    await copyFile(source, aside)
    await chmod(aside, READABLE_BY_ALL)
    const file = await open(aside, 'r+')
    await file.sync().finally(() => file.close())
    await check(aside)
  })
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

/** Writes or replaces a text file: other processes see all of the old text or all of the new one. */
export function replaceText(path: string, text: string): Promise<void> {
  return placeWhole(path, (aside) =>
    writeFile(aside, text, { flag: 'wx', mode: READABLE_BY_ALL, flush: true }),
  )
}

/** Has `write` make a file under a hidden name that the server ignores, and then gives it its own. */
async function placeWhole(target: string, write: (aside: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const aside = join(dirname(target), `.publishing-${randomUUID()}`)
  try {
    await write(aside)
    await rename(aside, target)
  } finally {
    await rm(aside, { force: true })
  }
}

export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

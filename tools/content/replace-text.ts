import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// The server may run under another account than the person who publishes.
const READABLE_BY_ALL = 0o644

/** Gives a text file new words: whoever reads it meanwhile sees all of the old ones or all of the new ones. */
export async function replaceText(path: string, text: string): Promise<void> {
  const aside = join(dirname(path), `.publishing-${randomUUID()}`)
  try {
    const file = await open(aside, 'wx', READABLE_BY_ALL)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

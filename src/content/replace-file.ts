import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes beside and renames, so that another process sees the old file or the new one, whole. */
export async function replaceFile(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.${name}.${randomUUID()}`)
  try {
    await writeFile(temporary, content)
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

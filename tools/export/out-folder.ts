import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Tells a folder that this program wrote, and lists what is in it. */
export const LIST_FILE = 'export.json'
const PROGRAM = 'traffic-operations-site export'

export const LIST_HEAD = { writtenBy: PROGRAM }

/** Why nothing may be written there, in words; `null`: it may. */
export async function refuseOutFolder(outDir: string): Promise<string | null> {
  const names = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (names === null) return `${outDir} is a file: name a folder.`
  if (names.length === 0 || (await isOurs(outDir))) return null
  return `${outDir} holds files that no export wrote: name an empty folder, or one of an earlier export.`
}

/**
 * Has \`write\` fill a new folder beside \`outDir\`, and puts it in its place when it is whole. A run that fails
 * leaves what was there; only between two renames there is nothing for a moment.
 */
export async function replaceFolder(outDir: string, write: (folder: string) => Promise<void>): Promise<void> {
  const fresh = await mkdtemp(join(dirname(outDir), `.${basename(outDir)}-`))
  const old = `${fresh}-old`
  try {
    await write(fresh)
    await rename(outDir, old).catch(ignoreMissing)
    await rename(fresh, outDir)
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
  }
}

async function isOurs(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, LIST_FILE), 'utf8').catch(ignoreMissing)
  return text?.startsWith(`{"writtenBy":"${PROGRAM}"`) === true
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

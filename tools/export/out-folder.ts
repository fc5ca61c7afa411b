import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Marks a snapshot as written by this program, and lists its contents. */
export const LIST_FILE = 'export.json'
const PROGRAM = 'traffic-operations-site export'

export const LIST_HEAD = { writtenBy: PROGRAM }

/** The folder within a snapshot that is served. */
export const SITE_DIR = 'site'

/** Link to the current snapshot. */
export const CURRENT = 'current'
const SNAPSHOTS_DIR = 'snapshots'
/** The current one, and two to go back to. */
const KEPT_SNAPSHOTS = 3
/** Leftovers of a killed run are at least this old; younger ones may belong to a running export. */
const ABANDONED_MS = 3_600_000

const SNAPSHOT_NAME = /^[0-9a-f]{16}$/

/** Why nothing may be written there, as a message; `null`: writing is allowed. */
export async function refuseOutFolder(outDir: string): Promise<string | null> {
  const names = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (names === null) return `${outDir} is a file: name a folder.`
  const strange = names.filter((name) => name !== CURRENT && name !== SNAPSHOTS_DIR)
  if (strange.length === 0) return null
  const list = await readFile(join(outDir, LIST_FILE), 'utf8').catch(ignoreMissing)
  return list?.startsWith(`{"writtenBy":"${PROGRAM}"`) === true
    ? `${outDir} has an export of an earlier version: name a new folder, and let the web server serve its ${CURRENT}/${SITE_DIR}.`
    : `${outDir} has files that no export wrote: name an empty folder, or one of an earlier export.`
}

/** What was written to the folder of a new snapshot. */
export interface WrittenSnapshot {
  /** A hash of its contents: the same content has the same name. */
  name: string
  /** How many responses have new files; the others share those of the snapshot before. */
  changed: number
}

/**
 * Lets `write` fill the folder of a new snapshot, and points `current` at it once it is complete. A run that fails or
 * is killed changes nothing that is served.
 */
export async function publishSnapshot<Written extends WrittenSnapshot>(
  outDir: string,
  write: (folder: string) => Promise<Written>,
): Promise<Written> {
  const snapshots = join(outDir, SNAPSHOTS_DIR)
  await mkdir(snapshots, { recursive: true })
  const fresh = await mkdtemp(join(snapshots, '.new-'))
  try {
    const written = await write(fresh)
    // A temporary folder is private, so the web server could not read it.
    await chmod(fresh, 0o755)
    await putInPlace(fresh, join(snapshots, written.name), written.changed === 0)
    await pointTo(outDir, written.name)
    await removeOld(snapshots, written.name)
    return written
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** An existing snapshot is replaced only if some of its files had to be rewritten. */
async function putInPlace(fresh: string, place: string, isSame: boolean): Promise<void> {
  const isThere = (await stat(place).catch(ignoreMissing)) !== undefined
  if (isThere && isSame) return
  const old = `${fresh}-old`
  if (isThere) await rename(place, old)
  await rename(fresh, place)
  await rm(old, { recursive: true, force: true })
}

async function pointTo(outDir: string, name: string): Promise<void> {
  const [pointer, next] = [join(outDir, CURRENT), join(outDir, SNAPSHOTS_DIR, `.${CURRENT}`)]
  await rm(next, { force: true })
  // On Windows anyone can create a junction, which needs an absolute path, but nobody can replace one by renaming.
  const isWindows = process.platform === 'win32'
  await symlink(isWindows ? join(outDir, SNAPSHOTS_DIR, name) : join(SNAPSHOTS_DIR, name), next, 'junction')
  if (isWindows) await rm(pointer, { force: true })
  await rename(next, pointer)
}

async function removeOld(snapshots: string, current: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(snapshots)).map(async (name) => {
      // Another export may have removed it.
      const at = (await stat(join(snapshots, name)).catch(ignoreMissing))?.mtimeMs ?? 0
      return { name, at }
    }),
  )
  const earlier = folders
    .filter(({ name }) => SNAPSHOT_NAME.test(name) && name !== current)
    .toSorted((a, b) => b.at - a.at)
    .slice(KEPT_SNAPSHOTS - 1)
  const abandoned = folders.filter(
    ({ name, at }) => name.startsWith('.new-') && at < Date.now() - ABANDONED_MS,
  )
  for (const { name } of [...earlier, ...abandoned])
    await rm(join(snapshots, name), { recursive: true, force: true })
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

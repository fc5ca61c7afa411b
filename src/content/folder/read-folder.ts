import { createHash } from 'node:crypto'
import type { BigIntStats, Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LOOK_FOLDER } from '../../contract/district-profile.ts'
import { LANGUAGES } from '../../contract/language.ts'

export interface FolderEntry {
  /** Inside the content folder, with `/`: `reports/annual-fy2026.yaml`. */
  path: string
  kind: 'file' | 'folder' | 'link' | 'other' | 'unreadable'
  bytes: number
  /** Changes whenever the bytes of a file may have changed; empty for anything that is not a file. */
  stamp: string
  /** When a file was last written, milliseconds since 1970, to the second; 0 for anything that is not a file. */
  modifiedMs: number
  /** Where the file is before it is moved into the folder. Missing: at its path. */
  stagedAt?: string
}

/** The folders whose files are read. */
export const READ_FOLDERS: ReadonlySet<string> = new Set([
  'pages',
  ...LANGUAGES.map((language) => `pages/${language}`),
  'reports',
  'files',
  'metrics',
  'notices',
  'map',
  LOOK_FOLDER,
])

// Windows leaves these in folders somebody opened; hidden there, like dotfiles here.
const LEFT_BEHIND = new Set(['Thumbs.db', 'desktop.ini'])

/**
 * Lists the entries of a content folder, by path; README.md and hidden files are left out.
 * Opens no file, follows no symbolic link. `null` when the folder itself cannot be listed.
 */
export async function readFolder(root: string): Promise<readonly FolderEntry[] | null> {
  const entries = await readInto(root, '')
  return entries === null ? null : entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Where files are before they are moved into a folder, by their paths in it; `null`: about to be deleted. */
export type StagedFiles = ReadonlyMap<string, string | null>

/** The entries of a folder as they would be with the staged files. */
export async function withStaged(
  entries: readonly FolderEntry[],
  staged: StagedFiles,
): Promise<readonly FolderEntry[]> {
  if (staged.size === 0) return entries
  const added = await Promise.all(
    Array.from(staged, async ([path, stagedAt]) =>
      stagedAt === null ? [] : [{ ...(await readEntry(stagedAt, '')), path, stagedAt }],
    ),
  )
  return [...entries.filter(({ path }) => !staged.has(path)), ...added.flat()].toSorted((a, b) =>
    a.path < b.path ? -1 : 1,
  )
}

async function readInto(root: string, folder: string): Promise<FolderEntry[] | null> {
  const names = await readNames(join(root, folder))
  if (names === null) return null
  const paths = names.filter(isRead).map(({ name }) => (folder === '' ? name : `${folder}/${name}`))
  const found = await Promise.all(paths.map((path) => readEntry(root, path)))
  const nested = await Promise.all(found.map((entry) => readBelow(root, entry)))
  return nested.flat()
}

async function readBelow(root: string, entry: FolderEntry): Promise<FolderEntry[]> {
  if (entry.kind !== 'folder' || !READ_FOLDERS.has(entry.path)) return [entry]
  const below = await readInto(root, entry.path)
  return below === null ? [{ ...entry, kind: 'unreadable' }] : [entry, ...below]
}

async function readNames(path: string): Promise<Dirent[] | null> {
  try {
    return await readdir(path, { withFileTypes: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES') return null
    throw error
  }
}

function isRead({ name }: Dirent): boolean {
  return !name.startsWith('.') && name !== 'README.md' && !LEFT_BEHIND.has(name)
}

async function readEntry(root: string, path: string): Promise<FolderEntry> {
  try {
    const stats = await lstat(join(root, path), { bigint: true })
    const kind = kindOf(stats)
    const isFile = kind === 'file'
    return {
      path,
      kind,
      bytes: Number(stats.size),
      stamp: isFile ? stampOf(stats) : '',
      // Whole seconds: many ways of copying a file lose fractions.
      modifiedMs: isFile ? Math.floor(Number(stats.mtimeMs) / 1000) * 1000 : 0,
    }
  } catch {
    // Deleted since it was listed, or a name that is not text: a problem until the next listing.
    return { path, kind: 'unreadable', bytes: 0, stamp: '', modifiedMs: 0 }
  }
}

function kindOf(stats: BigIntStats): FolderEntry['kind'] {
  if (stats.isSymbolicLink()) return 'link'
  if (stats.isDirectory()) return 'folder'
  return stats.isFile() ? 'file' : 'other'
}

/**
 * Equal stamps, equal bytes: a change alters at least one of these. The change time reveals a file
 * whose old modification time was copied with it.
 */
export function stampOf({ size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return `${size}:${mtimeNs}:${ctimeNs}:${ino}`
}

/**
 * A short text that changes whenever a file in the content folder is added, removed, renamed or written.
 * `missing` while there is no such folder. Pure.
 */
export function fingerprintOf(entries: readonly FolderEntry[] | null): string {
  if (entries === null) return 'missing'
  const hash = createHash('sha256')
  for (const { path, kind, stamp } of entries) hash.update(`${path}\0${kind}\0${stamp}\n`)
  return hash.digest('hex')
}

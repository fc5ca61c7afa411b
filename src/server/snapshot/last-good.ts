import { constants, existsSync } from 'node:fs'
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { ContentLoader } from '../../content/load-content.ts'
import type { SiteContent } from '../../content/site-content.ts'

/** A copy of the last live content, for a start with broken content and for unreachable files. */
export interface LastGood {
  /** The copied content; `null`: there is no valid copy. */
  load: () => Promise<SiteContent | null>
  /** Copies the content folder, unless content with this hash was already copied. */
  keep: (hash: string) => Promise<void>
  /** Path of the copy of a file of the content folder, if there is one; `null` for files from elsewhere. */
  copyOf: (path: string) => string | null
}

/** `contentDir` is copied into `lastGoodDir`; `loader` reads the copy in `lastGoodDir/content`. */
export function createLastGood({
  contentDir,
  lastGoodDir,
  loader,
}: {
  contentDir: string
  lastGoodDir: string
  loader: ContentLoader
}): LastGood {
  const copy = lastGoodContentDir(lastGoodDir)
  const hashFile = join(lastGoodDir, 'hash')
  return {
    load: async () => {
      if (!existsSync(copy)) return null
      const outcome = await loader.load()
      return outcome.kind === 'ready' ? outcome.content : null
    },
    keep: async (hash) => {
      if (existsSync(copy) && (await readFile(hashFile, 'utf8').catch(() => '')) === hash) return
      await mkdir(lastGoodDir, { recursive: true })
      const fresh = join(lastGoodDir, 'next')
      await rm(fresh, { recursive: true, force: true })
      await copyFolder(contentDir, fresh, copy)
      await rm(copy, { recursive: true, force: true })
      await rename(fresh, copy)
      await writeFile(hashFile, hash)
    },
    copyOf: (path) => {
      const name = relative(contentDir, path)
      return name === '' || isAbsolute(name) || name.split(sep)[0] === '..' ? null : join(copy, name)
    },
  }
}

export function lastGoodContentDir(lastGoodDir: string): string {
  return join(lastGoodDir, 'content')
}

/** Copies a folder. A file that the previous copy has is linked from there: most PDFs never change. */
async function copyFolder(from: string, to: string, before: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target, previous] = [
      join(from, entry.name),
      join(to, entry.name),
      join(before, entry.name),
    ]
    // A history next to the content, such as git's, is not part of it.
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) await copyFolder(source, target, previous)
    else if (entry.isFile()) await copyOrLink(source, target, previous)
  }
}

async function copyOrLink(source: string, target: string, previous: string): Promise<void> {
  const { size, mtime, atime } = await stat(source)
  const old = await stat(previous).catch(() => null)
  if (old !== null && old.size === size && old.mtime.getTime() === mtime.getTime()) {
    await link(previous, target)
    return
  }
  await copyFile(source, target, constants.COPYFILE_FICLONE)
  await utimes(target, atime, mtime)
}

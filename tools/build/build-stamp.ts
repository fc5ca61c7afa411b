import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'

/** Holds the hash of the sources that dist/ was built from. */
export const STAMP_FILE = 'dist/sources.sha256'

const SOURCES = [
  'src/{contract,measures,web}/**/*.*',
  'tools/build/*.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** SHA-256 over every file the web build reads. */
export async function hashSources(): Promise<string> {
  const paths = (await Array.fromAsync(glob(SOURCES))).filter((path) => !/\.test\.tsx?$/.test(path)).sort()
  const hash = createHash('sha256')
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(await readFile(path))
      .update('\0')
  return hash.digest('hex')
}

/** True when a source has changed since the last finished build, or there is no build. */
export async function isBuildStale(): Promise<boolean> {
  const stamp = await readFile(STAMP_FILE, 'utf8').catch(() => null)
  return stamp !== (await hashSources())
}

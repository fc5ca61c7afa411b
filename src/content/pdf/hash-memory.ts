import type { BigIntStats } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { stampOf } from '../folder/read-folder.ts'
import { replaceFile } from '../replace-file.ts'

const FILE_NAME = 'hashes.json'
const VERSION = 1

// Ten times the reports a district publishes in twenty years, with their former versions; the file stays under 8 MB.
const MAX_ENTRIES = 30_000

// File systems stamp times in steps of up to two seconds: within one step a file can change unseen.
const SETTLED_AFTER_MS = 2_000

/** Path → `size:mtime:ctime:inode` and SHA-256. */
const Memory = v.object({
  version: v.literal(VERSION),
  files: v.record(v.string(), v.tuple([v.string(), v.string()])),
})

/** Remembers the hash of files that have not changed since, so that a start need not read them all. */
export interface HashMemory {
  /** `stamp` is the one that `stampOf` or a listing of the folder gave. */
  find(path: string, stamp: string): string | null
  /** Ignored while the file is so young that a later change might go unseen. */
  keep(path: string, stats: BigIntStats, sha256: string, nowMs: number): void
  /** Writes what is new to disk. */
  flush(): Promise<void>
}

/** Reads the memory in `folder`; one that is missing or damaged is empty. */
export async function readHashMemory(folder: string): Promise<HashMemory> {
  const files = await readFiles(join(folder, FILE_NAME))
  let hasNews = false
  return {
    find(path, stamp) {
      const [known, sha256] = files.get(path) ?? []
      return sha256 !== undefined && known === stamp ? sha256 : null
    },
    keep(path, stats, sha256, nowMs) {
      if (nowMs - Number(stats.ctimeMs) < SETTLED_AFTER_MS) return
      // The newest stand last; the oldest are forgotten first.
      files.delete(path)
      files.set(path, [stampOf(stats), sha256])
      hasNews = true
    },
    async flush() {
      if (!hasNews) return
      const kept = Object.fromEntries([...files].slice(-MAX_ENTRIES))
      hasNews = false
      await replaceFile(folder, FILE_NAME, JSON.stringify({ version: VERSION, files: kept })).catch(
        (error) => {
          hasNews = true
          throw error
        },
      )
    },
  }
}

async function readFiles(file: string): Promise<Map<string, [string, string]>> {
  try {
    const { files } = v.parse(Memory, JSON.parse(await readFile(file, 'utf8')))
    return new Map(Object.entries(files))
  } catch {
    // Without it every file is hashed again: slower, but as right.
    return new Map()
  }
}

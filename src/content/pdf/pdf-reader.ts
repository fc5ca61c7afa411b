import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stampOf } from '../folder/read-folder.ts'
import { createChildCrew } from './child-crew.ts'
import { examinePdf } from './examine-pdf.ts'
import { readHash } from './hash-file.ts'
import { type HashMemory, readHashMemory } from './hash-memory.ts'
import { createLimiter } from './limiter.ts'
import { openPdfCache } from './pdf-cache.ts'
import type { ListedFile, PdfOutcome, PdfReader, PdfReading } from './pdf-facts.ts'
import { UNREAD } from './pdf-messages.ts'

export interface PdfReaderOptions {
  /** Folder for what was read; made when missing, safe to delete while nobody reads. */
  cacheDir: string
  /** Longest time for one file, milliseconds. Default: 20 s. */
  timeLimitMs?: number
  /** Largest file that is read. Default: 200 MB. */
  maxBytes?: number
  /** Child processes at work at the same time. Default: 2. */
  concurrency?: number
}

// Open files at a time, far below what systems allow, whatever the number of paths asked for at once.
const OPEN_FILES = 32

// A server that is killed has lost at most the hashes of this last moment.
const FLUSH_AFTER_MS = 500

/** Where the server and the content command keep what they read out of PDFs. */
export function pdfCacheDir(dataDir: string): string {
  return join(dataDir, 'pdf-cache')
}

/**
 * Makes a reader of PDFs. Each file is read once, in a child process with limited time and memory and
 * without network; afterwards its facts come from the cache. `read` rejects only when the cache
 * cannot be written or no child can be started on this machine.
 */
export function createPdfReader(options: PdfReaderOptions): PdfReader {
  const { timeLimitMs = 20_000, maxBytes = 200_000_000, concurrency = 2 } = options
  const cacheDir = resolve(options.cacheDir)
  const cache = openPdfCache(cacheDir)
  const crew = createChildCrew(concurrency)
  const limiter = createLimiter(OPEN_FILES)
  const memory = readHashMemory(cacheDir)
  const underWay = new Map<string, Promise<PdfOutcome | null>>()
  let flushTimer: NodeJS.Timeout | undefined

  async function hashOf(path: string, listed?: ListedFile): Promise<HashedFile | string> {
    const hashes = await memory
    const { bytes, stamp } = listed ?? (await readStamp(path))
    if (stamp === null) return UNREAD.notFile
    if (bytes > maxBytes) return UNREAD.tooLarge(bytes, maxBytes)
    const known = hashes.find(path, stamp)
    if (known !== null) return { sha256: known, bytes }
    const hashed = await readHash(path)
    if (hashed === null) return UNREAD.changed
    const { sha256, stats } = hashed
    hashes.keep(path, stats, sha256, Date.now())
    flushSoon(hashes)
    return { sha256, bytes: Number(stats.size) }
  }

  function flushSoon(hashes: HashMemory): void {
    clearTimeout(flushTimer)
    // Should it fail, `close` tries again and says so.
    flushTimer = setTimeout(() => void hashes.flush().catch(() => {}), FLUSH_AFTER_MS).unref()
  }

  /** Equal files asked for at the same moment are read once. */
  function examineOnce(path: string, sha256: string): Promise<PdfOutcome | null> {
    const running = underWay.get(sha256)
    if (running !== undefined) return running
    const outcome = examinePdf(crew, cache, path, sha256, timeLimitMs).finally(() => underWay.delete(sha256))
    underWay.set(sha256, outcome)
    return outcome
  }

  async function read(path: string, listed?: ListedFile): Promise<PdfReading> {
    const hashed = await limiter(() => hashOf(path, listed).catch(reasonOf))
    if (typeof hashed === 'string') return { kind: 'unread', reason: hashed }
    const { sha256, bytes } = hashed
    const outcome = cache.find(sha256) ?? (await examineOnce(path, sha256))
    if (outcome === null) return { kind: 'unread', reason: UNREAD.changed }
    return { kind: 'examined', sha256, bytes, outcome }
  }

  async function close(): Promise<void> {
    clearTimeout(flushTimer)
    await crew.close()
    await (await memory).flush()
  }

  return { read: (path, listed) => read(resolve(path), listed), close, [Symbol.asyncDispose]: close }
}

interface HashedFile {
  sha256: string
  bytes: number
}

/** `stamp` is `null` for what is no file. */
async function readStamp(path: string): Promise<{ bytes: number; stamp: string | null }> {
  const stats = await stat(path, { bigint: true })
  return { bytes: Number(stats.size), stamp: stats.isFile() ? stampOf(stats) : null }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'ENOTDIR') return UNREAD.missing
  if (code === 'EACCES' || code === 'EPERM') return UNREAD.noPermission
  throw error
}

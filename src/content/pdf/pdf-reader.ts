import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { stampOf } from '../folder/read-folder.ts'
import { UNREADABLE } from '../tagged-reading.ts'
import { openPdfCache } from './pdf-cache.ts'
import type { ListedFile, PdfOutcome, PdfReader, PdfReading } from './pdf-facts.ts'
import { REFUSALS, UNCHECKED, UNREAD, WARNINGS } from './pdf-messages.ts'
import { createPdfPool, type JobResult, type PdfPool } from './pdf-pool.ts'
import type { PdfChecks } from './pdf-worker-messages.ts'

export interface PdfReaderOptions {
  /** Cache folder; created if missing, safe to delete while nothing is read. */
  cacheDir: string
  /** Longest time for one file, milliseconds. Default: 20 s. */
  timeLimitMs?: number
  /** Largest file that is read. Default: 200 MB. */
  maxBytes?: number
  /** PDFs read at the same time, each by a separate process. Default: 2. */
  concurrency?: number
  /** The reading processes. Missing: the reader's own, which end with it. */
  pool?: Pick<PdfPool, 'run'>
}

// Open files at a time, far below what systems allow, however many paths are requested at once.
const OPEN_FILES = 32

// What failed for lack of time or memory is retried on another day, when the machine may be less busy.
const CUT_SHORT_LIFETIME_MS = 24 * 3_600_000

// File systems record times in steps of up to two seconds: within one step a file can change unseen.
const SETTLED_AFTER_MS = 2_000

/** Where the server and the content command cache what they read from PDFs. */
export function pdfCacheDir(dataDir: string): string {
  return join(dataDir, 'pdf-cache')
}

/**
 * Creates a reader of PDFs. Each file is read once, in a child process with limited time and memory and
 * without network; afterwards its facts come from the cache. `read` rejects only when the cache
 * cannot be written or no child can be started on this machine.
 */
export function createPdfReader(options: PdfReaderOptions): PdfReader {
  const { timeLimitMs = 20_000, maxBytes = 200_000_000, concurrency = 2 } = options
  const cacheDir = resolve(options.cacheDir)
  const cache = openPdfCache(cacheDir)
  // Starts no process until used.
  const own = createPdfPool(concurrency)
  const { pool = own } = options
  const limit = pLimit(OPEN_FILES)
  /** By path, so that a change among many reports does not hash them all. */
  const hashes = new Map<string, { stamp: string; sha256: string }>()
  const pending = new Map<string, Promise<PdfOutcome | null>>()

  async function hashOf(path: string, listed?: ListedFile): Promise<HashedFile | string> {
    const { bytes, stamp } = listed ?? (await readStamp(path))
    if (stamp === null) return UNREAD.notFile
    if (bytes > maxBytes) return UNREAD.tooLarge(bytes, maxBytes)
    const known = hashes.get(path)
    if (known?.stamp === stamp) return { sha256: known.sha256, bytes }
    const hashed = await readHash(path)
    if (hashed === null) return UNREAD.changed
    if (hashed.isSettled) hashes.set(path, hashed)
    return hashed
  }

  /**
   * Reads the file in a child process and caches the result; `null` when its bytes no longer have that hash.
   * What failed for lack of time or memory is refused and not cached.
   */
  async function examine(path: string, sha256: string): Promise<PdfOutcome | null> {
    // Half the time for the texts, half for the picture and the checks.
    const job = { path, textBudgetMs: timeLimitMs / 2, checkBudgetMs: timeLimitMs / 4 }
    const { end, response, picture, checks, reading } = await pool.run(job, timeLimitMs)
    if (response === null) return { kind: 'refused', reason: refusalOf(end, timeLimitMs) }
    if (response.kind === 'missing' || response.sha256 !== sha256) return null
    if (response.kind === 'refused') return cache.storeRefusal(sha256, response.reason)
    const warnings = [...response.facts.warnings, ...(picture === null ? [pictureWarning(end)] : [])]
    const isCheckSlow = checks?.kind === 'unchecked' && checks.reason === UNCHECKED.tooSlow
    const isFinal = response.isComplete && end === 'done' && !isCheckSlow
    const lifetimeMs = isFinal ? null : CUT_SHORT_LIFETIME_MS
    const facts = { ...response.facts, warnings }
    const found = { facts, picture, checks: checks ?? uncheckedOf(end), reading: reading ?? UNREADABLE }
    return cache.storeFacts(sha256, found, lifetimeMs)
  }

  /** Equal files requested at the same moment are read once. */
  function examineOnce(path: string, sha256: string): Promise<PdfOutcome | null> {
    const outcome = pending.get(sha256) ?? examine(path, sha256).finally(() => pending.delete(sha256))
    pending.set(sha256, outcome)
    return outcome
  }

  async function read(path: string, listed?: ListedFile): Promise<PdfReading> {
    const hashed = await limit(() => hashOf(path, listed).catch(reasonOf))
    if (typeof hashed === 'string') return { kind: 'unread', reason: hashed }
    const { sha256, bytes } = hashed
    const outcome = cache.find(sha256) ?? (await examineOnce(path, sha256))
    if (outcome === null) return { kind: 'unread', reason: UNREAD.changed }
    return { kind: 'examined', sha256, bytes, outcome }
  }

  const close = () => own.close()
  return { read: (path, listed) => read(resolve(path), listed), close, [Symbol.asyncDispose]: close }
}

interface HashedFile {
  sha256: string
  bytes: number
}

/** `stamp` is `null` for what is not a file. */
async function readStamp(path: string): Promise<{ bytes: number; stamp: string | null }> {
  const stats = await stat(path, { bigint: true })
  return { bytes: Number(stats.size), stamp: stats.isFile() ? stampOf(stats) : null }
}

/** The hash of a whole file, read chunk by chunk; `null` when the file changed meanwhile. Throws what `open` throws. */
async function readHash(path: string): Promise<(HashedFile & { stamp: string; isSettled: boolean }) | null> {
  const handle = await open(path, 'r')
  try {
    const before = await handle.stat({ bigint: true })
    const hash = createHash('sha256')
    await pipeline(handle.createReadStream({ autoClose: false }), hash)
    const stamp = stampOf(before)
    if (stampOf(await handle.stat({ bigint: true })) !== stamp) return null
    const isSettled = Date.now() - Number(before.ctimeMs) >= SETTLED_AFTER_MS
    return { sha256: hash.digest('hex'), bytes: Number(before.size), stamp, isSettled }
  } finally {
    await handle.close()
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'ENOTDIR') return UNREAD.missing
  if (code === 'EACCES' || code === 'EPERM') return UNREAD.noPermission
  throw error
}

function refusalOf(end: JobResult['end'], limitMs: number): string {
  if (end === 'time') return REFUSALS.tooSlow(limitMs)
  return end === 'memory' ? REFUSALS.memory : REFUSALS.damaged
}

function uncheckedOf(end: JobResult['end']): PdfChecks {
  if (end === 'time') return { kind: 'unchecked', reason: UNCHECKED.tooSlow }
  return { kind: 'unchecked', reason: end === 'memory' ? UNCHECKED.memory : UNCHECKED.damaged }
}

function pictureWarning(end: JobResult['end']): string {
  if (end === 'time') return WARNINGS.renderedTooSlowly
  return end === 'memory' ? WARNINGS.renderedTooLarge : WARNINGS.notRendered
}

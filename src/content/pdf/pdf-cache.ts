import { hash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import * as v from 'valibot'
import { describeTexts } from '../page-texts.ts'
import { parseReading } from '../tagged-reading.ts'
import type { PdfOutcome } from './pdf-facts.ts'
import { PdfChecks, ReadFacts, type RenderedPage } from './pdf-worker-messages.ts'

// Raise the number when reading or describing PDFs changes; a new pdf.js version invalidates the cache by itself.
const VERSION = `11 pdfjs ${pdfjs.version}`

/**
 * The content of `<sha256>.json`. Next to it are the picture in `<sha256>.webp` and, not needed at startup, the
 * text of the pages in `<sha256>.texts` and the tagged text in `<sha256>.reading`.
 */
const Entry = v.variant('kind', [
  v.object({
    version: v.literal(VERSION),
    kind: v.literal('read'),
    facts: v.omit(ReadFacts, ['texts', 'hasWords']),
    texts: v.object({
      sha256: v.string(),
      count: v.pipe(v.number(), v.integer(), v.minValue(0)),
      hasWords: v.boolean(),
    }),
    thumbnail: v.nullable(
      v.object({ width: v.number(), height: v.number(), bytes: v.number(), sha256: v.string() }),
    ),
    checks: PdfChecks,
    /** SHA-256 of the tagged text. */
    reading: v.string(),
    /** Epoch milliseconds of the day it was read. */
    checkedAt: v.number(),
    /** Epoch milliseconds after which the file is read again. `null`: never. */
    expiresAt: v.nullable(v.number()),
  }),
  v.object({ version: v.literal(VERSION), kind: v.literal('refused'), reason: v.string() }),
])
type Entry = v.InferOutput<typeof Entry>

/** Facts about PDFs on disk, by the SHA-256 of their bytes. */
export interface PdfCache {
  /** `null`: never read, or the entry is damaged, outdated or expired. */
  find(sha256: string): PdfOutcome | null
  storeRefusal(sha256: string, reason: string): Promise<PdfOutcome>
  /** Stores what was found in a PDF for `lifetimeMs`, or forever (`null`). */
  storeFacts(sha256: string, found: FoundInPdf, lifetimeMs: number | null): Promise<PdfOutcome>
}

export interface FoundInPdf {
  facts: ReadFacts
  picture: RenderedPage | null
  checks: PdfChecks
  /** A `StoredReading` as JSON. */
  reading: string
}

/** Opens the cache in `folder`, which is created when something is stored. */
export function openPdfCache(folder: string): PdfCache {
  async function store(sha256: string, entry: Entry): Promise<PdfOutcome> {
    await replaceFile(folder, `${sha256}.json`, JSON.stringify(entry))
    return outcomeOf(entry, join(folder, sha256))
  }
  return {
    find(sha256) {
      const place = join(folder, sha256)
      const entry = readEntry(place)
      return entry === null ? null : outcomeOf(entry, place)
    },
    storeRefusal: (sha256, reason) => store(sha256, { version: VERSION, kind: 'refused', reason }),
    async storeFacts(sha256, { facts, picture, checks, reading }, lifetimeMs) {
      if (picture !== null) await replaceFile(folder, `${sha256}.webp`, picture.webp)
      await replaceFile(folder, `${sha256}.texts`, JSON.stringify(facts.texts))
      await replaceFile(folder, `${sha256}.reading`, reading)
      const expiresAt = lifetimeMs === null ? null : Date.now() + lifetimeMs
      const { texts, hasWords, ...others } = facts
      return store(sha256, {
        version: VERSION,
        kind: 'read',
        facts: others,
        expiresAt,
        texts: { ...describeTexts(texts), hasWords },
        thumbnail: describePicture(picture),
        checks,
        checkedAt: Date.now(),
        reading: hash('sha256', reading),
      })
    },
  }
}

/** `place` is the path of the entry's files without their extensions. */
function outcomeOf(entry: Entry, place: string): PdfOutcome {
  if (entry.kind === 'refused') return { kind: 'refused', reason: entry.reason }
  const thumbnail = entry.thumbnail === null ? null : { path: `${place}.webp`, ...entry.thumbnail }
  const read = () => v.parse(v.array(v.string()), JSON.parse(readFileSync(`${place}.texts`, 'utf8')))
  const checks = { ...entry.checks, checkedAt: entry.checkedAt }
  const reading = {
    sha256: entry.reading,
    read: () => parseReading(readFileSync(`${place}.reading`, 'utf8')),
  }
  const texts = { ...entry.texts, read }
  return { kind: 'read', facts: { ...entry.facts, texts, thumbnail, checks, reading } }
}

function describePicture(picture: RenderedPage | null) {
  if (picture === null) return null
  const { webp, width, height } = picture
  return { width, height, bytes: webp.length, sha256: hash('sha256', webp) }
}

// Synchronous, because reading 1,000 small files this way takes a third of the time.
function readEntry(place: string): Entry | null {
  try {
    const entry = v.parse(Entry, JSON.parse(readFileSync(`${place}.json`, 'utf8')))
    if (entry.kind === 'refused') return entry
    if (entry.expiresAt !== null && entry.expiresAt < Date.now()) return null
    const endings = ['texts', 'reading', ...(entry.thumbnail === null ? [] : ['webp'])]
    return endings.every((ending) => existsSync(`${place}.${ending}`)) ? entry : null
  } catch {
    // Whatever is wrong with a cache file, reading the PDF again replaces it.
    return null
  }
}

/** Writes a temporary file and renames it, so that other processes see either the old or the new file. */
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

import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import * as v from 'valibot'
import { asciiJson } from '../ascii-json.ts'
import { describeTexts } from '../page-texts.ts'
import { replaceFile } from '../replace-file.ts'
import { ReadFacts, type RenderedPage } from './child-messages.ts'
import type { PdfOutcome } from './pdf-facts.ts'
import { StoredTexts, StoredTextsFacts } from './stored-texts.ts'

// Raise the number when something else is read out of a PDF or said about it; another pdf.js does so by itself.
const VERSION = `7 pdfjs ${pdfjs.version}`

/**
 * An outcome as it lies on disk, `<sha256>.json`. Beside it lie the picture, `<sha256>.webp`, and the texts of the
 * pages, `<sha256>.texts`, which a start need not read.
 */
const Entry = v.variant('kind', [
  v.object({
    version: v.literal(VERSION),
    kind: v.literal('read'),
    facts: v.omit(ReadFacts, ['texts', 'hasWords']),
    texts: StoredTextsFacts,
    thumbnail: v.nullable(
      v.object({ width: v.number(), height: v.number(), bytes: v.number(), sha256: v.string() }),
    ),
    /** Epoch milliseconds after which the file is read again. `null`: never. */
    expiresAt: v.nullable(v.number()),
  }),
  v.object({ version: v.literal(VERSION), kind: v.literal('refused'), reason: v.string() }),
])
type Entry = v.InferOutput<typeof Entry>

/** What was read, kept by the SHA-256 of the bytes it was read from. */
export interface PdfCache {
  /** `null`: never read, or the entry is damaged, outdated or expired. */
  find(sha256: string): PdfOutcome | null
  /** Keeps a refusal. */
  storeRefusal(sha256: string, reason: string): Promise<PdfOutcome>
  /** Keeps facts and the picture, for `lifetimeMs` or (`null`) for ever. */
  storeFacts(
    sha256: string,
    facts: ReadFacts,
    drawn: RenderedPage | null,
    lifetimeMs: number | null,
  ): Promise<PdfOutcome>
}

/** Opens the cache in `folder`, which is made when something is stored. */
export function openPdfCache(folder: string): PdfCache {
  const inMemory = new Map<string, PdfOutcome>()

  /** Held in memory too, unless it is to be read anew one day. */
  function remember(sha256: string, entry: Entry): PdfOutcome {
    const outcome = outcomeOf(entry, join(folder, sha256))
    if (entry.kind === 'refused' || entry.expiresAt === null) inMemory.set(sha256, outcome)
    return outcome
  }
  async function store(sha256: string, entry: Entry): Promise<PdfOutcome> {
    await replaceFile(folder, `${sha256}.json`, asciiJson(entry))
    return remember(sha256, entry)
  }

  return {
    find(sha256) {
      const known = inMemory.get(sha256)
      if (known !== undefined) return known
      const entry = readEntry(folder, sha256)
      return entry === null ? null : remember(sha256, entry)
    },
    storeRefusal: (sha256, reason) => store(sha256, { version: VERSION, kind: 'refused', reason }),
    async storeFacts(sha256, facts, drawn, lifetimeMs) {
      if (drawn !== null) await replaceFile(folder, `${sha256}.webp`, drawn.webp)
      await replaceFile(folder, `${sha256}.texts`, asciiJson(facts.texts))
      const expiresAt = lifetimeMs === null ? null : Date.now() + lifetimeMs
      const { texts, hasWords, ...others } = facts
      return store(sha256, {
        ...{ version: VERSION, kind: 'read', facts: others, expiresAt },
        texts: { ...describeTexts(texts), hasWords },
        thumbnail: describeRendered(drawn),
      })
    },
  }
}

/** `place` is the path of the entry's files without their endings. */
function outcomeOf(entry: Entry, place: string): PdfOutcome {
  if (entry.kind === 'refused') return { kind: 'refused', reason: entry.reason }
  const thumbnail = entry.thumbnail === null ? null : { path: `${place}.webp`, ...entry.thumbnail }
  const texts = new StoredTexts(`${place}.texts`, entry.texts)
  return { kind: 'read', facts: { ...entry.facts, texts, thumbnail } }
}

function describeRendered(drawn: RenderedPage | null) {
  if (drawn === null) return null
  const { webp, width, height } = drawn
  return { width, height, bytes: webp.length, sha256: hash('sha256', webp) }
}

// Synchronous, because reading 1,000 small files so takes a third of the time. Only a start reads
// many, when nobody is served yet; afterwards the outcomes are in memory.
function readEntry(folder: string, sha256: string): Entry | null {
  try {
    const text = readFileSync(join(folder, `${sha256}.json`), 'latin1')
    const entry = v.parse(Entry, JSON.parse(text))
    if (entry.kind === 'refused') return entry
    if (entry.expiresAt !== null && entry.expiresAt < Date.now()) return null
    const isThere = (ending: string) => existsSync(join(folder, sha256 + ending))
    const isWhole = isThere('.texts') && (entry.thumbnail === null || isThere('.webp'))
    return isWhole ? entry : null
  } catch {
    // Whatever is wrong with a cache file, reading the PDF again mends it.
    return null
  }
}

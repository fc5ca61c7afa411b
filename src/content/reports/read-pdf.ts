import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PdfFacts, PdfReader } from '../pdf/pdf-facts.ts'

/** A PDF that may be published, with all that is known of it. */
export interface ReadPdf {
  /** Absolute. */
  path: string
  bytes: number
  sha256: string
  facts: PdfFacts
  /** Hash of the text of all pages, so that the content's hash need not go through megabytes again. */
  textsSha256: string
  thumbnail: ReadThumbnail | null
}

/** The picture of the first page; named by its own hash, so that a new picture has a new address. */
export interface ReadThumbnail {
  path: string
  width: number
  height: number
  bytes: number
  sha256: string
}

/** `reason` is fit to follow the file's name. */
export type PdfFound = { kind: 'read'; pdf: ReadPdf } | { kind: 'refused'; reason: string }

/** Reads one PDF; the facts come from the reader, which may take seconds for a file it has never seen. */
export async function readPdf(path: string, reader: Pick<PdfReader, 'read'>): Promise<PdfFound> {
  const reading = await reader.read(path)
  if (reading.kind === 'unread') return { kind: 'refused', reason: reading.reason }
  const { sha256, bytes, outcome } = reading
  if (outcome.kind === 'refused') return outcome
  const { facts } = outcome
  const thumbnail = await readThumbnail(facts)
  return {
    kind: 'read',
    pdf: { path, bytes, sha256, facts, textsSha256: hashOf(JSON.stringify(facts.texts)), thumbnail },
  }
}

async function readThumbnail({ thumbnail }: PdfFacts): Promise<ReadThumbnail | null> {
  if (thumbnail === null) return null
  const picture = await readFile(thumbnail.path)
  return { ...thumbnail, bytes: picture.length, sha256: hashOf(picture) }
}

function hashOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

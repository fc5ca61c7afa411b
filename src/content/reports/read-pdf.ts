import type { ListedFile, PdfFacts, PdfReader } from '../pdf/pdf-facts.ts'

/** A PDF that may be published, with all that is known of it. */
export interface ReadPdf {
  /** Absolute. */
  path: string
  bytes: number
  sha256: string
  facts: PdfFacts
}

/** `reason` is fit to follow the file's name. */
export type PdfFound = { kind: 'read'; pdf: ReadPdf } | { kind: 'refused'; reason: string }

/** Reads one PDF; the facts come from the reader, which may take seconds for a file it has never seen. */
export async function readPdf(
  path: string,
  listed: ListedFile,
  reader: Pick<PdfReader, 'read'>,
): Promise<PdfFound> {
  const reading = await reader.read(path, listed)
  if (reading.kind === 'unread') return { kind: 'refused', reason: reading.reason }
  const { sha256, bytes, outcome } = reading
  if (outcome.kind === 'refused') return outcome
  return { kind: 'read', pdf: { path, bytes, sha256, facts: outcome.facts } }
}

import type { PdfFacts, PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { declined } from './command-outcome.ts'

/** A PDF that may be published. */
export interface FitPdf {
  kind: 'fit'
  path: string
  sha256: string
  facts: PdfFacts
  /** Whether another file holds the very bytes that were read here. */
  isStill: (path: string) => Promise<boolean>
}

/** Reads a PDF; declined, in words, when it may not be published. */
export async function readFitPdf(
  path: string,
  reader: Pick<PdfReader, 'read'>,
): Promise<FitPdf | { kind: 'declined'; message: string }> {
  const reading = await reader.read(path)
  if (reading.kind === 'unread') return declined(`${path} ${reading.reason}.`)
  if (reading.outcome.kind === 'refused') return declined(`${path} ${reading.outcome.reason}.`)
  const { sha256 } = reading
  const isStill = async (other: string): Promise<boolean> => {
    const again = await reader.read(other)
    return again.kind === 'examined' && again.sha256 === sha256
  }
  return { kind: 'fit', path, sha256, facts: reading.outcome.facts, isStill }
}

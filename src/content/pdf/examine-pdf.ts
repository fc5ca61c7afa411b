import type { ChildCrew } from './child-crew.ts'
import type { PdfCache } from './pdf-cache.ts'
import type { JobResult } from './pdf-child-process.ts'
import type { PdfOutcome } from './pdf-facts.ts'
import { REFUSALS, WARNINGS } from './pdf-messages.ts'

// What a lack of time or memory took away is looked for again on another day, when the machine may be less busy.
const CUT_SHORT_LIFETIME_MS = 24 * 3_600_000

/**
 * Has a child read the PDF and keeps what it says under `sha256`; `null` when the file is no longer
 * the one with that hash. What failed for want of time or memory is refused and not kept.
 */
export async function examinePdf(
  crew: ChildCrew,
  cache: PdfCache,
  path: string,
  sha256: string,
  limitMs: number,
): Promise<PdfOutcome | null> {
  // Half the time for the texts leaves the other half for the picture.
  const result = await crew.run({ path, textBudgetMs: limitMs / 2 }, limitMs)
  const { response, drawn } = result
  if (response === null) return { kind: 'refused', reason: refusalOf(result.end, limitMs) }
  if (response.kind === 'vanished' || response.sha256 !== sha256) return null
  if (response.kind === 'refused') return cache.storeRefusal(sha256, response.reason)
  const drawing = drawn === null ? [drawingWarning(result.end)] : []
  const facts = { ...response.facts, warnings: [...response.facts.warnings, ...drawing] }
  const isFinal = response.isComplete && result.end === 'answered'
  return cache.storeFacts(sha256, facts, drawn, isFinal ? null : CUT_SHORT_LIFETIME_MS)
}

function refusalOf(end: JobResult['end'], limitMs: number): string {
  if (end === 'time') return REFUSALS.tooSlow(limitMs)
  return end === 'memory' ? REFUSALS.memory : REFUSALS.damaged
}

function drawingWarning(end: JobResult['end']): string {
  if (end === 'time') return WARNINGS.drawnTooSlow
  return end === 'memory' ? WARNINGS.drawnTooLarge : WARNINGS.notDrawn
}

import type { ChildCrew } from './child-crew.ts'
import type { PdfCache } from './pdf-cache.ts'
import type { JobResult } from './pdf-child-process.ts'
import type { PdfOutcome } from './pdf-facts.ts'
import { REFUSALS, WARNINGS } from './pdf-words.ts'

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
  const { answer, drawn } = result
  if (answer === null) return { kind: 'refused', reason: refusalOf(result.end, limitMs) }
  if (answer.kind === 'vanished' || answer.sha256 !== sha256) return null
  if (answer.kind === 'refused') return cache.storeRefusal(sha256, answer.reason)
  const drawing = drawn === null ? [drawingWarning(result.end)] : []
  const facts = { ...answer.facts, warnings: [...answer.facts.warnings, ...drawing] }
  const isFinal = answer.isComplete && result.end === 'answered'
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

import { isDeepStrictEqual } from 'node:util'
import { type Reading, readAgain } from './noted-readings.ts'
import type { PreparedAnswer } from './prepared-answer.ts'
import type { SnapshotSource } from './snapshot-source.ts'

/** An answer that the next snapshot takes over, unless something it was drawn from says otherwise then. */
export interface KeptAnswer {
  answer: PreparedAnswer
  /** What it was drawn from, beside the facts of the site. */
  readings: readonly Reading[]
}

/** Of the answers kept from the source `before`, those that would be drawn the same from `source`. Pure. */
export function* stillTrue(
  kept: Iterable<readonly [path: string, KeptAnswer]>,
  before: SnapshotSource,
  source: SnapshotSource,
): Generator<[path: string, KeptAnswer]> {
  const isSiteSame = isDeepStrictEqual(factsOf(before), factsOf(source))
  for (const [path, { answer, readings }] of kept) {
    const again = answer.kind === 'api' || isSiteSame ? readAgain(readings, source.answer) : null
    if (again !== null) yield [path, { answer, readings: again }]
  }
}

/** What every page is drawn from, beside the calls it makes. */
function factsOf({ content, publicUrl, analyticsId, videoOrigins }: SnapshotSource) {
  return [content.site, publicUrl, analyticsId, videoOrigins]
}

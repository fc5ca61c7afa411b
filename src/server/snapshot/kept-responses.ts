import { isDeepStrictEqual } from 'node:util'
import { type Reading, readAgain } from './noted-readings.ts'
import type { PreparedResponse } from './prepared-response.ts'
import type { SnapshotSource } from './snapshot-source.ts'

/** An answer that the next snapshot takes over, unless something it was drawn from says otherwise then. */
export interface KeptResponse {
  response: PreparedResponse
  /** What it was drawn from, beside the facts of the site. */
  readings: readonly Reading[]
}

/**
 * Judges answers that were drawn from `before`: what it returns gives one back when it would be drawn the same from
 * `source`, and `null` when not. The same drawing function is taken for granted, as within one process.
 */
export function createKeeper(
  before: SnapshotSource,
  source: SnapshotSource,
): (kept: KeptResponse) => KeptResponse | null {
  const isSiteSame = isDeepStrictEqual(factsOf(before), factsOf(source))
  const known = new Map<string, Reading | null>()
  return ({ response, readings }) => {
    const again = response.kind === 'api' || isSiteSame ? readAgain(readings, source.response, known) : null
    return again === null ? null : { response, readings: again }
  }
}

/** What every page is drawn from, beside the calls it makes. */
function factsOf({ content, publicUrl, analyticsId, videoOrigins }: SnapshotSource) {
  return [content.site, publicUrl, analyticsId, videoOrigins]
}

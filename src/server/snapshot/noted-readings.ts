import { isDeepStrictEqual } from 'node:util'
import type { ParamsOf, ResponseOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId, ResponseSource } from '../../contract/page-source.ts'

/** One call that something was drawn from, with what it answered. */
export interface Reading {
  /** Names the call: equal calls, equal names. */
  call: string
  /** The same call of another content; `null` when that answers otherwise. */
  again: (source: ResponseSource) => Reading | null
}

/** Passes calls on to `source` and keeps what they answered in `readings`. */
export function noteReadings(source: ResponseSource): {
  response: ResponseSource
  readings: readonly Reading[]
} {
  const readings: Reading[] = []
  const response: ResponseSource = (id, params) => {
    const responded = source(id, params)
    readings.push(readingOf(id, params, responded))
    return responded
  }
  return { response, readings }
}

/**
 * The same calls of another content; `null` when one of them answers otherwise. `known` remembers what became of each
 * call, for all that was drawn from the same content and is read again from the same.
 */
export function readAgain(
  readings: readonly Reading[],
  source: ResponseSource,
  known: Map<string, Reading | null>,
): readonly Reading[] | null {
  const again: Reading[] = []
  for (const reading of readings) {
    const now = known.get(reading.call) ?? (known.has(reading.call) ? null : reading.again(source))
    known.set(reading.call, now)
    if (now === null) return null
    again.push(now)
  }
  return again
}

// What is kept is always an answer of the newest content, so that an old one can be let go.
function readingOf<Id extends ReadEndpointId>(
  id: Id,
  params: ParamsOf<Id>,
  responded: ResponseOf<Id> | null,
): Reading {
  return {
    call: JSON.stringify([id, params]),
    again: (source) => {
      const now = source(id, params)
      return isDeepStrictEqual(now, responded) ? readingOf(id, params, now) : null
    },
  }
}

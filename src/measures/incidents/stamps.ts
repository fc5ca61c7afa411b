import type { Incident } from '../../contract/tim-report.ts'
import type { Measured } from '../measured.ts'

/**
 * The stamps of one incident, each an instant or `null` when it was not recorded:
 * t1 first aware, t2 verified, t3 dispatched, t4 on scene, t5 all lanes open,
 * t6 last responder left, t7 normal flow. Source: FHWA TIM performance measures.
 */
export type IncidentTimes = Incident['times']
export type StampName = keyof IncidentTimes

/**
 * Milliseconds since 1970 of an ISO 8601 instant with its offset, in every spelling that the
 * contract's `Instant` accepts. Throws on anything else.
 */
export function millisecondsOf(instant: string): number {
  // JavaScript's own parser rejects two of those spellings: a space before the offset, and an offset of only hours.
  const spelled = instant.replace(/ (?=[+-])/, '').replace(/([+-]\d{2})$/, '$1:00')
  const milliseconds = Date.parse(spelled)
  if (Number.isNaN(milliseconds)) throw new RangeError(`"${instant}" is not an instant`)
  return milliseconds
}

/**
 * Minutes from one stamp to another, unrounded. `null` when either is missing, or when the second
 * is before the first: then one is wrong, and `timelineIssues` says which.
 */
export function minutesBetween(from: string | null, to: string | null): Measured {
  if (from === null || to === null) return null
  const minutes = (millisecondsOf(to) - millisecondsOf(from)) / 60_000
  return minutes < 0 ? null : minutes
}

import type { IncomingHttpHeaders } from 'node:http'
import { parseRange } from './byte-range.ts'
import { evaluatePreconditions, mayHonourRange, type Validators } from './preconditions.ts'

/** What a request for a file gets. Positions are inclusive. */
export type FileReply =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'notModified' }
  | { kind: 'failedPrecondition' }
  | { kind: 'unsatisfiable' }

/** Decides by a request's conditions first, then by its range, as RFC 9110, section 13.2.2, orders. Pure. */
export function decideFileReply(
  request: { method: string; headers: IncomingHttpHeaders },
  file: Validators & { bytes: number },
  now: Date,
): FileReply {
  const { headers } = request
  const outcome = evaluatePreconditions(headers, file)
  if (outcome === 'notModified') return { kind: 'notModified' }
  if (outcome === 'failed') return { kind: 'failedPrecondition' }
  // Ranges are defined for GET alone.
  if (request.method !== 'GET' || !mayHonourRange(headers, file, now)) return { kind: 'whole' }
  return parseRange(headers.range, file.bytes)
}

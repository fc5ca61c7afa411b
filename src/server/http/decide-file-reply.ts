import type { IncomingHttpHeaders } from 'node:http'
import { evaluatePreconditions, mayHonourRange, type Validators } from './preconditions.ts'

export type FileReply =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'notModified' }
  | { kind: 'failedPrecondition' }
  | { kind: 'unsatisfiable' }

/** Evaluates a request's conditions first, then its range, as RFC 9110, section 13.2.2, requires. Pure. */
export function decideFileReply(
  request: { method: string; headers: IncomingHttpHeaders },
  file: Validators & { bytes: number },
  now: Date,
): FileReply {
  const { headers } = request
  const outcome = evaluatePreconditions(headers, file)
  if (outcome === 'notModified') return { kind: 'notModified' }
  if (outcome === 'failed') return { kind: 'failedPrecondition' }
  // Ranges are defined only for GET.
  if (request.method !== 'GET' || !mayHonourRange(headers, file, now)) return { kind: 'whole' }
  return parseRange(headers.range, file.bytes)
}

export type RangeOutcome = Extract<FileReply, { kind: 'whole' | 'part' | 'unsatisfiable' }>

/**
 * Reads a `Range` header for a file of `size` bytes. Several ranges, another unit or a malformed
 * header get the whole file, as RFC 9110, section 14.2, allows.
 */
export function parseRange(header: string | undefined, size: number): RangeOutcome {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return { kind: 'whole' }

  if (first === '') {
    const suffix = Math.min(Number(last), size)
    return suffix === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - suffix, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return { kind: 'whole' }
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end }
}

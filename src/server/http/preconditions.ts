import type { IncomingHttpHeaders } from 'node:http'

/** Identifies one version of a response. */
export interface Validators {
  /** Strong, including quotes. */
  etag: string
  lastModified: Date | null
}

export type PreconditionOutcome = 'send' | 'notModified' | 'failed'

/** Evaluates the conditions of a GET or HEAD in the order of RFC 9110, section 13.2.2. */
export function evaluatePreconditions(
  headers: IncomingHttpHeaders,
  current: Validators,
): PreconditionOutcome {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
  if (ifMatch !== undefined) {
    if (!hasStrongMatch(ifMatch, current.etag)) return 'failed'
  } else if (isChangedAfter(current.lastModified, headers['if-unmodified-since']) === true) {
    return 'failed'
  }
  if (ifNoneMatch !== undefined) return hasWeakMatch(ifNoneMatch, current.etag) ? 'notModified' : 'send'
  return isChangedAfter(current.lastModified, headers['if-modified-since']) === false ? 'notModified' : 'send'
}

/**
 * Whether a `Range` may be honored: without `If-Range`, or if that names exactly this version. A date must be exact
 * and at least a second old. Source: RFC 9110, section 13.1.5.
 */
export function mayHonourRange(headers: IncomingHttpHeaders, current: Validators, now: Date): boolean {
  const ifRange = headers['if-range']
  if (ifRange === undefined) return true
  if (typeof ifRange !== 'string') return false
  if (ifRange.startsWith('"')) return ifRange === current.etag
  if (current.lastModified === null) return false
  const ageMs = now.getTime() - current.lastModified.getTime()
  return parseHttpDate(ifRange) === wholeSeconds(current.lastModified) && ageMs >= 1000
}

function hasWeakMatch(list: string, etag: string): boolean {
  if (list === etag || list.trim() === '*') return true
  return entityTagsOf(list).some((tag) => tag.replace(/^W\//, '') === etag)
}

function hasStrongMatch(list: string, etag: string): boolean {
  return list.trim() === '*' || entityTagsOf(list).includes(etag)
}

function entityTagsOf(list: string): readonly string[] {
  return list.match(/(?:W\/)?"[^"]*"/g) ?? []
}

/** `null`: no such condition, or one that cannot be evaluated and must be ignored. */
function isChangedAfter(lastModified: Date | null, header: string | undefined): boolean | null {
  if (lastModified === null || header === undefined) return null
  const date = parseHttpDate(header)
  return date === null ? null : wholeSeconds(lastModified) > date
}

/** Milliseconds since 1970; `null` if it is not an HTTP date. */
function parseHttpDate(text: string): number | null {
  // Date.parse accepts much more than HTTP's three formats, which all start with a weekday.
  const time = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : time
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}

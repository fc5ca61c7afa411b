import type { IncomingHttpHeaders } from 'node:http'

/** What identifies one version of a response. */
export interface Validators {
  /** Strong, with its quotes. */
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
 * Whether a `Range` may be honored: without `If-Range`, or when that names this very version.
 * A date counts only when it is exact and at least a second old. Source: RFC 9110, section 13.1.5.
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

/** `null`: there is no such condition, or it cannot be evaluated and must be ignored. */
function isChangedAfter(lastModified: Date | null, header: string | undefined): boolean | null {
  if (lastModified === null || header === undefined) return null
  const date = parseHttpDate(header)
  return date === null ? null : wholeSeconds(lastModified) > date
}

/** Milliseconds since 1970; `null` when it is no HTTP date. */
function parseHttpDate(text: string): number | null {
  // Date.parse takes much more than the three forms of HTTP; they all begin with a weekday's name.
  const time = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : time
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}

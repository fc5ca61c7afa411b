import { createHash } from 'node:crypto'
import { FormSigns } from '../../contract/form-signs.ts'

/** Deeper than any form, whose objects contain plain values. */
const MAX_DEPTH = 2

/**
 * The first field nested too deep for a form; `null`: none. Walks level by level, because thousands of brackets would
 * overflow the stack of a recursive function.
 */
export function findDeepField(body: unknown): string | null {
  if (!isObject(body)) return null
  for (const [field, value] of Object.entries(body)) {
    let level: unknown[] = [value]
    for (let depth = 1; depth < MAX_DEPTH; depth++) level = level.filter(isObject).flatMap(Object.values)
    if (level.some(isObject)) return field
  }
  return null
}

/**
 * Hash of a message, whatever the order of its fields. Covers only what the visitor entered, because a repeat may have
 * another proof of work. The body must not be deeply nested.
 */
export function hashRequest(kind: string, body: unknown): string {
  const entered = isObject(body)
    ? Object.entries(body)
        .filter(([field]) => !Object.hasOwn(FormSigns.entries, field))
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    : body
  return hashText(JSON.stringify([kind, entered]))
}

/** SHA-256 as base64url. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

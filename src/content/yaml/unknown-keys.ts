import type * as v from 'valibot'
import { suggestion } from '../did-you-mean.ts'

export interface UnknownKey {
  path: readonly string[]
  /** Fit to follow the key: `is not a key of this file: did you mean "title"?` */
  message: string
}

/** Every key of a record that its schema does not know; valibot itself names only the first. */
export function unknownKeys(schema: v.GenericSchema, value: unknown): UnknownKey[] {
  return find(schema, value, [])
}

function find(schema: v.GenericSchema, value: unknown, at: readonly string[]): UnknownKey[] {
  const entries = entriesOf(schema)
  if (entries === null || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const known = Object.keys(entries)
  return Object.entries(value).flatMap(([key, below]) => {
    const path = [...at, key]
    const part = Object.hasOwn(entries, key) ? entries[key] : undefined
    if (part !== undefined) return find(part, below, path)
    return [{ path, message: `is not a key ${placeWords(at)}${suggestion(key, known)}` }]
  })
}

function placeWords(at: readonly string[]): string {
  return at.length === 0 ? 'of this file' : `of "${at.join('.')}"`
}

/** The parts of an object's schema, optional or not; `null` for any other schema. */
function entriesOf(schema: v.GenericSchema): Record<string, v.GenericSchema> | null {
  // In valibot `wrapped` is what an optional schema wraps, and `entries` are the parts of an object by key.
  if ('wrapped' in schema) return entriesOf(schema.wrapped as v.GenericSchema)
  return 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : null
}

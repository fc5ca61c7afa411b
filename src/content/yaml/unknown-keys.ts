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
  const own = unwrapped(schema, value)
  if (Array.isArray(value)) {
    const item = itemOf(own)
    return item === null ? [] : value.flatMap((one, index) => find(item, one, [...at, String(index)]))
  }
  const entries = entriesOf(own)
  if (entries === null || typeof value !== 'object' || value === null) return []
  const known = Object.keys(entries)
  return Object.entries(value).flatMap(([key, below]) => {
    const path = [...at, key]
    const part = Object.hasOwn(entries, key) ? entries[key] : undefined
    if (part !== undefined) return find(part, below, path)
    return [{ path, message: `is not a key ${placeWords(at)}${suggestion(key, known)}` }]
  })
}

function placeWords(at: readonly string[]): string {
  const names = at.filter((step) => !/^\d+$/.test(step))
  return names.length === 0 ? 'of this file' : `of "${names.join('.')}"`
}

/** What an optional schema wraps, or a lazy one chooses for this value. */
function unwrapped(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  // In valibot `wrapped` is what an optional schema wraps, and `getter` chooses a schema by the value.
  if ('wrapped' in schema) return unwrapped(schema.wrapped as v.GenericSchema, value)
  if (!('getter' in schema)) return schema
  return unwrapped((schema.getter as (input: unknown) => v.GenericSchema)(value), value)
}

/** The schema of each item of a list; `null` for any other schema. */
function itemOf(schema: v.GenericSchema): v.GenericSchema | null {
  // In valibot a list's schema carries that of its items.
  return 'item' in schema ? (schema.item as v.GenericSchema) : null
}

/** The parts of an object's schema; `null` for any other schema. */
function entriesOf(schema: v.GenericSchema): Record<string, v.GenericSchema> | null {
  // In valibot `entries` are the parts of an object by key.
  return 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : null
}

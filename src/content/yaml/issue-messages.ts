import type * as v from 'valibot'
import { suggestion } from '../did-you-mean.ts'

/**
 * What a value must be, to follow the key and the value: `"yes" must be true or false`.
 * Passed to valibot as the message of every rule without one.
 */
export function issueMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema') return issue.input === null ? 'has no value' : schemaMessage(issue)
  const { requirement } = issue
  switch (issue.type) {
    case 'min_length':
      return requirement === 1 ? 'must not be empty' : `must have at least ${requirement} characters`
    case 'max_length':
      return `must have at most ${requirement} characters; it has ${issue.received}`
    case 'integer':
      return 'must be a whole number'
    case 'min_value':
      return `must be at least ${requirement}`
    case 'max_value':
      return `must be at most ${requirement}`
    case 'regex':
      // The one rule of the contract without a message: a web address.
      return String(requirement) === '/^https?:/'
        ? 'must be a full address that starts with https://'
        : otherMessage(issue)
    default:
      return otherMessage(issue)
  }
}

function schemaMessage(issue: v.BaseIssue<unknown>): string {
  switch (issue.type) {
    case 'string':
      return typeof issue.input === 'object' ? 'must be one text' : 'must be text: put it in quotes'
    case 'number':
      return 'must be a number'
    case 'boolean':
      return 'must be true or false'
    case 'array':
      return 'must be a list: one line for each item, beginning with "- "'
    case 'object':
    case 'strict_object':
      return 'must be followed by indented "key: value" lines'
    case 'picklist':
      return choiceMessage(issue)
    default:
      return otherMessage(issue)
  }
}

function choiceMessage({ expected, input }: v.BaseIssue<unknown>): string {
  const allowed = Array.from((expected ?? '').matchAll(/"([^"]*)"/g), ([, name]) => name ?? '')
  return notOneOf(input, allowed, allowed)
}

/** `is not one of the 14: did you mean "documents_annual"?`; only `offered` names are suggested. */
export function notOneOf(input: unknown, allowed: readonly string[], offered: readonly string[]): string {
  return `is not one of the ${allowed.length}${suggestion(typeof input === 'string' ? input : '', offered)}`
}

function otherMessage({ expected, message }: v.BaseIssue<unknown>): string {
  return expected === null ? message : `must be ${expected}`
}

interface UnknownKey {
  path: readonly string[]
  /** Fit to follow the key: `is not a key of this file: did you mean "title"?` */
  message: string
}

/** Every key of a record that is not in its schema; valibot itself names only the first. */
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
  const allowed = Object.keys(entries)
  return Object.entries(value).flatMap(([key, below]) => {
    const path = [...at, key]
    const part = Object.hasOwn(entries, key) ? entries[key] : undefined
    if (part !== undefined) return find(part, below, path)
    return [{ path, message: `is not a key ${placeOf(at)}${suggestion(key, allowed)}` }]
  })
}

function placeOf(at: readonly string[]): string {
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

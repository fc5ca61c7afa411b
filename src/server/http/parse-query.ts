import * as v from 'valibot'
import type { FieldError } from '../../contract/problem.ts'

export type ParsedQuery<Query> =
  | { kind: 'valid'; query: Query }
  | { kind: 'invalid'; issues: readonly FieldError[] }

/**
 * Parses the query of a call and reports every issue at once. Unknown names are ignored. Pure. `lists`: names that may
 * be repeated or have several values with commas; `texts`: names of which an empty value counts as given.
 */
export function parseQuery<Query>(
  schema: v.GenericSchema<unknown, Query> & { entries: v.ObjectEntries },
  search: string,
  { lists = [], texts = [] }: { lists?: readonly string[]; texts?: readonly string[] } = {},
): ParsedQuery<Query> {
  const given = new URLSearchParams(search)
  const names = Object.keys(schema.entries)
  const readValue = (name: string) => {
    if (lists.includes(name)) return listOf(given.getAll(name))
    return (texts.includes(name) ? given.get(name) : given.get(name) || null) ?? undefined
  }
  const validated = v.safeParse(schema, Object.fromEntries(names.map((name) => [name, readValue(name)])))
  const repeated = names.filter((name) => !lists.includes(name) && given.getAll(name).length > 1)
  if (validated.success && repeated.length === 0) return { kind: 'valid', query: validated.output }
  return {
    kind: 'invalid',
    issues: [
      ...repeated.map((field) => ({ field, code: `${field}Repeated`, message: `Give ${field} once.` })),
      ...(validated.issues ?? []).map(describeIssue),
    ],
  }
}

function listOf(values: readonly string[]): string[] | undefined {
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim())
  const filled = names.filter((name) => name !== '')
  return filled.length === 0 ? undefined : filled
}

function describeIssue(issue: v.BaseIssue<unknown>): FieldError {
  const field = String(issue.path?.[0]?.key ?? '')
  const isMissing = issue.kind === 'schema' && issue.input === undefined
  return { field, code: field + (isMissing ? 'Required' : 'Invalid'), message: issue.message }
}

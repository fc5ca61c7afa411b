import * as v from 'valibot'
import type { FieldError } from '../../contract/problem.ts'
import { SEARCH_QUERY } from '../../contract/search.ts'
import type { FindQuery } from './find-query.ts'

export type ParsedQuery =
  | { kind: 'valid'; query: FindQuery }
  | { kind: 'invalid'; issues: readonly FieldError[] }

const Query = v.object(SEARCH_QUERY)

/** Parses the query of `Documents/Search` and reports every issue at once. Unknown names are ignored. Pure. */
export function parseSearchQuery(search: string): ParsedQuery {
  const given = new URLSearchParams(search)
  const repeated = Object.keys(SEARCH_QUERY).filter(
    (name) => name !== 'group' && given.getAll(name).length > 1,
  )
  const validated = v.safeParse(Query, {
    ...Object.fromEntries(Object.keys(SEARCH_QUERY).map((name) => [name, given.get(name) || undefined])),
    // An empty query finds nothing; only a missing one is an error.
    q: given.get('q') ?? undefined,
    group: listOf(given.getAll('group')),
  })
  if (validated.success && repeated.length === 0) return { kind: 'valid', query: queryOf(validated.output) }
  return { kind: 'invalid', issues: [...repeated.map(onlyOnce), ...issuesOf(validated.issues ?? [])] }
}

function queryOf(given: v.InferOutput<typeof Query>): FindQuery {
  return {
    q: given.q,
    groups: given.group ?? null,
    year: given.year ?? null,
    language: given.language ?? null,
    isArchiveIncluded: given.archive === 'true',
    report: given.report ?? null,
    perReport: given.perReport === undefined ? null : Number(given.perReport),
    page: Number(given.page ?? 1),
  }
}

function listOf(values: readonly string[]): string[] | undefined {
  const names = values
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.length === 0 ? undefined : names
}

function onlyOnce(field: string): FieldError {
  return { field, code: `${field}Repeated`, message: `Give ${field} once.` }
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  return issues.map((issue) => {
    const field = String(issue.path?.[0]?.key ?? '')
    const isMissing = issue.kind === 'schema' && issue.input === undefined
    return { field, code: field + (isMissing ? 'Required' : 'Invalid'), message: issue.message }
  })
}

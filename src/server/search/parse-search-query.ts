import * as v from 'valibot'
import { SEARCH_QUERY } from '../../contract/queries.ts'
import { type ParsedQuery, parseQuery } from '../http/parse-query.ts'
import type { FindQuery } from './find-query.ts'

const Query = v.object(SEARCH_QUERY)

/** Parses the query of `Documents/Search`. An empty `q` finds nothing; only a missing one is an error. Pure. */
export function parseSearchQuery(search: string): ParsedQuery<FindQuery> {
  const parsed = parseQuery(Query, search, { lists: ['group'], texts: ['q'] })
  return parsed.kind === 'invalid' ? parsed : { kind: 'valid', query: queryOf(parsed.query) }
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

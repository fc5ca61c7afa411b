import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchResponse } from '../../contract/search.ts'
import { readSearch } from './client.ts'
import { queryKeyOf } from './query-client.ts'
import { failureOf } from './use-response.ts'

/** What a search is doing: exactly one case holds at a time. */
export type SearchState =
  | { kind: 'loading' }
  | { kind: 'failed'; reference: string | null; retry: () => void }
  /** `isOutdated`: the results of the search before this one, shown until the new ones are here. */
  | { kind: 'loaded'; response: SearchResponse; isOutdated: boolean }

/**
 * The results of a search, from the page, the cache or the server. `query` as `searchCall` makes it;
 * `null` searches nothing and stays loading.
 */
export function useSearch(query: Readonly<Record<string, string>> | null): SearchState {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKeyOf('searchDocuments', query ?? {}),
    queryFn: () => readSearch(query ?? {}),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
  if (error !== null && !isFetching)
    return { kind: 'failed', reference: failureOf(error).reference, retry: () => void refetch() }
  if (data === undefined || query === null) return { kind: 'loading' }
  return { kind: 'loaded', response: data, isOutdated: isPlaceholderData }
}

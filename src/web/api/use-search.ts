import useSWR from 'swr'
import type { SearchAnswer } from '../../contract/search.ts'
import { CallFailed, readSearch } from './client.ts'

/** What a search is doing: exactly one case holds at a time. */
export type SearchState =
  | { kind: 'loading' }
  | { kind: 'failed'; reference: string | null; retry: () => void }
  /** `isOutdated`: the answer to the search before this one, shown until the new one is here. */
  | { kind: 'loaded'; answer: SearchAnswer; isOutdated: boolean }

/**
 * The answer to a search, from the page's seed, the cache or the server. `query` as `searchCall` makes it;
 * `null` searches nothing and stays loading.
 */
export function useSearch(query: Readonly<Record<string, string>> | null): SearchState {
  const { data, error, isLoading, isValidating, mutate } = useSWR<SearchAnswer, unknown>(
    query === null ? null : ['searchDocuments', query],
    () => readSearch(query ?? {}),
    { keepPreviousData: true },
  )
  if (error !== undefined && !isValidating) {
    const reference = error instanceof CallFailed ? error.reference : null
    return { kind: 'failed', reference, retry: () => void mutate() }
  }
  if (data === undefined || query === null) return { kind: 'loading' }
  return { kind: 'loaded', answer: data, isOutdated: isLoading }
}

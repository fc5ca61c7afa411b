import { useEffect, useRef } from 'react'
import type { SearchAnswer } from '../../contract/search.ts'
import { useKnown } from './answer-cache.tsx'
import { CallFailed } from './call-failed.ts'
import { readSearch } from './client.ts'

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
  const read = () => readSearch(query ?? {})
  const { answer, error, isFetching, retry } = useKnown('searchDocuments', query ?? {}, read, query !== null)
  const before = useRef<SearchAnswer | null>(null)
  // What stands under a search's key came from its seed, or through `read`.
  const found = (answer as SearchAnswer | undefined) ?? null
  // Meets the next drawing, which shows it until its own answer is here.
  useEffect(() => {
    if (found !== null) before.current = found
  }, [found])
  if (error !== undefined && !isFetching) {
    const reference = error instanceof CallFailed ? error.reference : null
    return { kind: 'failed', reference, retry }
  }
  const shown = found ?? before.current
  if (shown === null || query === null) return { kind: 'loading' }
  return { kind: 'loaded', answer: shown, isOutdated: found === null }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { pagePath } from '../../../contract/pages.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import {
  buildSearchAddress,
  parseSearchAddress,
  type SearchParams,
} from '../../../contract/search-address.ts'
import { readSearch } from '../../api/client.ts'
import { failureOf, queryKeyOf, type ResponseState } from '../../api/query-client.ts'

/** The page that searches; its groups are in the contract. */
export const SEARCH_PAGE = 'documents'

/** The address of a search; `null`: of the page without one. */
export function searchPath(params: SearchParams | null): string {
  return pagePath(SEARCH_PAGE) + (params === null ? '' : buildSearchAddress(params, SEARCH_PAGE))
}

/**
 * The address from `?` on, as it is written. Not wouter's own hook: it decodes the address, and a second decoding would
 * change what was typed.
 */
export function useRawSearch(): string {
  const { ssrSearch } = useRouter()
  return useLocationProperty(
    () => location.search,
    () => ssrSearch ?? '',
  )
}

/** Runs another search; `null` leads back to the page without one. */
export type RunSearch = (params: SearchParams | null, how: SearchStep) => void

/**
 * The history entry of a search: `step` adds one. While the visitor types, `typing` makes one entry for all
 * letters; `enter` ends it, so that the next letter starts another.
 */
export type SearchStep = 'step' | 'typing' | 'enter'

/** The search in the page's address, and the way to change it. Nothing else stores a search. */
export function useSearchParams(): { params: SearchParams | null; runSearch: RunSearch } {
  const [, navigate] = useLocation()
  const params = parseSearchAddress(useRawSearch(), SEARCH_PAGE)
  const runSearch: RunSearch = (next, how) => {
    const address = searchPath(next)
    const isTyped = Object(history.state).isSearchTyped === true
    const replace = address === searchPath(params) || (how !== 'step' && isTyped)
    // State that others store with the history entry stays with it.
    const others: unknown = replace ? history.state : null
    navigate(address, { replace, state: { ...Object(others), isSearchTyped: how === 'typing' } })
  }
  return { params, runSearch }
}

/** What a search is doing: exactly one case holds at a time. */
export type SearchState =
  | Exclude<ResponseState<SearchResponse>, { kind: 'loaded' }>
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
    return { kind: 'failed', ...failureOf(error), retry: () => void refetch() }
  if (data === undefined || query === null) return { kind: 'loading' }
  return { kind: 'loaded', response: data, isOutdated: isPlaceholderData }
}

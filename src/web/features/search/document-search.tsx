import { type ReactNode, useEffect } from 'react'
import { useRouter } from 'wouter'
import {
  buildSearchAddress,
  parseSearchAddress,
  type SearchParams,
  searchCall,
} from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { useSearch } from '../../api/use-search.ts'
import styles from './document-search.module.css'
import type { ReportParts } from './report-hits.tsx'
import { SEARCH_FORM, SearchField, useSearchField } from './search-field.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults } from './search-results.tsx'
import { type RunSearch, useSearchParams } from './use-search-params.ts'

interface DocumentSearchProps {
  /** Which page searches; its groups are in the contract. */
  page: SearchPage
  /** How the page shows a report that was found. */
  parts: ReportParts
  /** What the page shows while nothing is searched for. */
  children: ReactNode
}

/** Searches inside the documents. The address holds the search; without one the page shows its usual content. */
export function DocumentSearch({ page, parts, children }: DocumentSearchProps) {
  const { params, runSearch } = useSearchParams(page)
  const field = useSearchField(page, params, runSearch)
  useEarlySearch(page, runSearch)
  return (
    <>
      <SearchField
        page={page}
        text={field.text}
        onType={field.type}
        onSubmit={field.submit}
        onClear={field.clear}
      />
      {params === null ? children : <Found page={page} params={params} runSearch={runSearch} parts={parts} />}
    </>
  )
}

/** What was typed or chosen before hydration is in the form alone; it is searched for immediately. */
function useEarlySearch(page: SearchPage, runSearch: RunSearch): void {
  const { ssrSearch } = useRouter()
  // Reads the form as the visitor left it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, right after hydration
  useEffect(() => {
    const form = document.getElementById(SEARCH_FORM)
    const rendered = parseSearchAddress(ssrSearch ?? '', page)
    if (!(form instanceof HTMLFormElement) || rendered?.report != null) return
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const chosen = parseSearchAddress(`?${new URLSearchParams(fields)}`, page)
    const isSame =
      chosen === null ||
      (rendered !== null &&
        buildSearchAddress(chosen, page) === buildSearchAddress({ ...rendered, page: 1 }, page))
    if (!isSame) runSearch(chosen, 'step')
  }, [])
}

interface FoundProps {
  page: SearchPage
  params: SearchParams
  runSearch: RunSearch
  parts: ReportParts
}

/** What a search found, beside what narrows it. */
function Found({ page, params, runSearch, parts }: FoundProps) {
  const state = useSearch(params.groups.length === 0 ? null : searchCall(params))
  const counts = state.kind === 'loaded' ? state.response.counts : null
  const isInOneReport = params.report !== null
  return (
    <div className={styles.layout}>
      {isInOneReport ? null : (
        <SearchFilters
          page={page}
          params={params}
          counts={counts}
          onChange={(change) => runSearch({ ...params, ...change, page: 1 }, 'step')}
        />
      )}
      <SearchResults page={page} params={params} state={state} parts={parts} />
    </div>
  )
}

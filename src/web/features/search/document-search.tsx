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
import { type Ask, useSearchParams } from './use-search-params.ts'

interface DocumentSearchProps {
  /** Which page searches; its groups stand in the contract. */
  page: SearchPage
  /** How the page shows a report that was found. */
  parts: ReportParts
  /** What the page shows while nothing is searched for. */
  children: ReactNode
}

/** Searches inside the documents. The search stands in the address, and without one the page is as ever. */
export function DocumentSearch({ page, parts, children }: DocumentSearchProps) {
  const { params, ask } = useSearchParams(page)
  const field = useSearchField(page, params, ask)
  useEarlySearch(page, ask)
  return (
    <>
      <SearchField
        page={page}
        text={field.text}
        onType={field.type}
        onSubmit={field.submit}
        onClear={field.clear}
      />
      {params === null ? children : <Found page={page} params={params} ask={ask} parts={parts} />}
    </>
  )
}

/** What was typed or chosen before hydration stands in the form alone; it is searched for at once. */
function useEarlySearch(page: SearchPage, ask: Ask): void {
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
    if (!isSame) ask(chosen, 'step')
  }, [])
}

interface FoundProps {
  page: SearchPage
  params: SearchParams
  ask: Ask
  parts: ReportParts
}

/** What a search found, beside what narrows it. */
function Found({ page, params, ask, parts }: FoundProps) {
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
          onChange={(change) => ask({ ...params, ...change, page: 1 }, 'step')}
        />
      )}
      <SearchResults page={page} params={params} state={state} parts={parts} />
    </div>
  )
}

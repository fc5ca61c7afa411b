import { type ReactNode, useEffect } from 'react'
import { useRouter } from 'wouter'
import { parseSearchAddress, type SearchParams, searchCall } from '../../../contract/search-address.ts'
import { buildSiteSearch, siteSearchPath } from '../../../contract/site-search.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import type { ReportParts } from './report-hits.tsx'
import { SEARCH_FORM, SearchField, useSearchField } from './search-field.tsx'
import styles from './search-filters.module.css'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults } from './search-results.tsx'
import { type RunSearch, SEARCH_PAGE, searchPath, useSearch, useSearchParams } from './use-search-params.ts'

interface DocumentSearchProps {
  /** How the page shows a report that was found. */
  parts: ReportParts
  /** What the page shows while nothing is searched for. */
  children: ReactNode
}

/** Searches inside the documents. The address holds the search; without one the page shows its usual content. */
export function DocumentSearch({ parts, children }: DocumentSearchProps) {
  const { params, runSearch } = useSearchParams()
  const field = useSearchField(params, runSearch)
  useEarlySearch(field.type, runSearch)
  return (
    <>
      <SearchField field={field} />
      <WholeSearchLink q={params?.q ?? ''} />
      {params === null ? children : <Found params={params} runSearch={runSearch} parts={parts} />}
    </>
  )
}

/** What was typed or chosen before hydration is in the form alone; it is searched for immediately. */
function useEarlySearch(type: (text: string) => void, runSearch: RunSearch): void {
  const { ssrSearch } = useRouter()
  // Reads the form as the visitor left it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, right after hydration
  useEffect(() => {
    const form = document.getElementById(SEARCH_FORM)
    const rendered = parseSearchAddress(ssrSearch ?? '', SEARCH_PAGE)
    if (!(form instanceof HTMLFormElement) || rendered?.report != null) return
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    type(fields.find(([name]) => name === 'q')?.[1] ?? '')
    const chosen = parseSearchAddress(`?${new URLSearchParams(fields)}`, SEARCH_PAGE)
    const isSame =
      chosen === null || (rendered !== null && searchPath(chosen) === searchPath({ ...rendered, page: 1 }))
    if (!isSame) runSearch(chosen, 'typing')
  }, [])
}

/** Leads to the search of the whole site, which the server renders, with the same words. */
function WholeSearchLink({ q }: { q: string }) {
  const { t, language } = useTranslations()
  const address = buildSiteSearch({ q, kind: null, report: null, page: 1 })
  return (
    <p className="links" data-print="hide">
      <a href={siteSearchPath(language) + address}>{t('search.everything')}</a>
    </p>
  )
}

/** What a search found, beside what narrows it. */
function Found(props: { params: SearchParams; runSearch: RunSearch; parts: ReportParts }) {
  const { params, runSearch, parts } = props
  const state = useSearch(params.groups.length === 0 ? null : searchCall(params))
  const counts = state.kind === 'loaded' ? state.response.counts : null
  return (
    <div className={styles.layout}>
      {params.report !== null ? null : (
        <SearchFilters
          params={params}
          counts={counts}
          onChange={(change) => runSearch({ ...params, ...change, page: 1 }, 'step')}
        />
      )}
      <SearchResults params={params} state={state} parts={parts} />
    </div>
  )
}

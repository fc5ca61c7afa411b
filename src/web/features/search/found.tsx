import { type SearchParams, searchCall } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { useSearch } from '../../api/use-search.ts'
import styles from './found.module.css'
import type { ReportParts } from './report-hits.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults } from './search-results.tsx'
import type { Ask } from './use-search-params.ts'

export interface FoundProps {
  page: SearchPage
  params: SearchParams
  ask: Ask
  parts: ReportParts
}

/** What a search found, beside what narrows it. */
export function Found({ page, params, ask, parts }: FoundProps) {
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

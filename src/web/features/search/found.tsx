import { type AskedSearch, searchCall } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { useSearch } from '../../api/use-search.ts'
import styles from './found.module.css'
import type { ReportParts } from './report-hits.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults } from './search-results.tsx'
import type { Ask } from './use-asked-search.ts'

export interface FoundProps {
  page: SearchPage
  asked: AskedSearch
  ask: Ask
  parts: ReportParts
}

/** What a search found, beside what narrows it. */
export function Found({ page, asked, ask, parts }: FoundProps) {
  const state = useSearch(asked.groups.length === 0 ? null : searchCall(asked))
  const counts = state.kind === 'loaded' ? state.answer.counts : null
  const isInOneReport = asked.report !== null
  return (
    <div className={styles.layout}>
      {isInOneReport ? null : (
        <SearchFilters
          page={page}
          asked={asked}
          counts={counts}
          onChange={(change) => ask({ ...asked, ...change, page: 1 }, 'step')}
        />
      )}
      <SearchResults page={page} asked={asked} state={state} parts={parts} />
    </div>
  )
}

import type { ReactNode } from 'react'
import type { SearchPage } from '../../../contract/search-groups.ts'
import type { Late } from '../../ui/late.tsx'
import type { FoundProps } from './found.tsx'
import { SearchField } from './search-field.tsx'
import { useAskedSearch } from './use-asked-search.ts'
import { useSearchField } from './use-search-field.ts'

/** What the page's own part for results is given. */
export type FoundOnPage = Omit<FoundProps, 'parts'>

export interface DocumentSearchProps {
  /** Which page searches; its groups stand in the contract. */
  page: SearchPage
  /** The results. Most visitors search nothing, so their code comes when it is needed. */
  found: Late<FoundOnPage>
  /** What the page shows while nothing is searched for. */
  children: ReactNode
}

/** Searches inside the documents. The search stands in the address, and without one the page is as ever. */
export function DocumentSearch({ page, found, children }: DocumentSearchProps) {
  const { asked, ask } = useAskedSearch(page)
  const field = useSearchField(page, asked, ask)
  return (
    <>
      <SearchField
        page={page}
        text={field.text}
        // What does not arrive now is asked for again with the results.
        onFocus={() => void found.preload().catch(() => undefined)}
        onType={field.type}
        onSubmit={field.submit}
        onClear={field.clear}
      />
      {asked === null ? children : <found.Part page={page} asked={asked} ask={ask} />}
    </>
  )
}

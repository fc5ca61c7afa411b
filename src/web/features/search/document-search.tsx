import { type ReactNode, useEffect } from 'react'
import { useRouter } from 'wouter'
import { buildSearchAddress, parseSearchAddress } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { Found } from './found.tsx'
import type { ReportParts } from './report-hits.tsx'
import { SEARCH_FORM, SearchField } from './search-field.tsx'
import { useSearchField } from './use-search-field.ts'
import { type Ask, useSearchParams } from './use-search-params.ts'

export interface DocumentSearchProps {
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

import { useLocation, useRouter } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { pagePath } from '../../../contract/pages.ts'
import {
  buildSearchAddress,
  parseSearchAddress,
  type SearchParams,
} from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'

/** Runs another search; `null` leads back to the page without one. */
export type RunSearch = (params: SearchParams | null, how: SearchStep) => void

/**
 * What becomes of the history: `step` makes an entry to come back to. While the visitor types, `typing` makes
 * one entry of all letters; `enter` ends that, so that the next letter begins another.
 */
export type SearchStep = 'step' | 'typing' | 'enter'

/** The search in the page's address, and the way to change it. The address is all that is remembered of a search. */
export function useSearchParams(page: SearchPage): { params: SearchParams | null; runSearch: RunSearch } {
  const { ssrSearch } = useRouter()
  const [, navigate] = useLocation()
  // Not wouter's own hook: it decodes the address, and a second decoding would change what was typed.
  const search = useLocationProperty(
    () => location.search,
    () => ssrSearch ?? '',
  )
  const params = parseSearchAddress(search, page)
  const runSearch: RunSearch = (next, how) => {
    const address = addressOf(next, page)
    const replace = address === addressOf(params, page) || (how !== 'step' && readIsTyping())
    // State that others store with the history entry stays with it.
    const others: unknown = replace ? history.state : null
    navigate(address, { replace, state: { ...Object(others), [TYPING]: how === 'typing' } })
  }
  return { params, runSearch }
}

function addressOf(params: SearchParams | null, page: SearchPage): string {
  return pagePath(page) + (params === null ? '' : buildSearchAddress(params, page))
}

const TYPING = 'isSearchTyped'

/** Whether the present entry of the history came about by typing. */
function readIsTyping(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && TYPING in state && state[TYPING] === true
}

import { useEffect, useState } from 'react'
import { plainSearch, type SearchParams } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import type { Ask, AskHow } from './use-search-params.ts'

/** Long enough to be between two words, short enough to seem at once. */
const PAUSE_MS = 300
/** A single letter stands on nearly every page; only who presses Enter means it. */
const FEWEST_TYPED = 2

/** The text in the search field. It is searched for after a pause in typing, or at once when the form is sent. */
export function useSearchField(
  page: SearchPage,
  params: SearchParams | null,
  ask: Ask,
): { text: string; type: (text: string) => void; submit: (text: string) => void; clear: () => void } {
  const q = params?.q ?? ''
  const [field, setField] = useState({ text: q, requestedFor: q })
  // Somebody else changed the address: back and forward, or a link. What is typed ahead of it stays.
  if (q !== field.requestedFor) setField({ text: q, requestedFor: q })

  const typed = plainSearch(field.text, page).q
  const request = (text: string, how: AskHow) => {
    const next = plainSearch(text, page)
    // Told first: the address must not seem to be changed by somebody else.
    setField({ text, requestedFor: next.q })
    ask(next.q === '' ? null : { ...(params ?? next), q: next.q, report: null, page: 1 }, how)
  }

  // Meets the clock. Begins anew whenever this is drawn, which is when the text or the address has changed.
  useEffect(() => {
    const isWorthSearching = typed === '' ? q !== '' : Array.from(typed).length >= FEWEST_TYPED
    if (typed === q || !isWorthSearching) return
    const timer = setTimeout(() => request(field.text, 'typing'), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return {
    text: field.text,
    type: (text) => setField({ ...field, text }),
    submit: (text) => request(text, 'enter'),
    clear: () => request('', 'step'),
  }
}

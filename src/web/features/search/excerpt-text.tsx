import type { Excerpt } from '../../../contract/search.ts'

/** A sentence with what was searched for marked in it. */
export function ExcerptText({ of }: { of: Excerpt }) {
  return of.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt have no identity but their place
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}

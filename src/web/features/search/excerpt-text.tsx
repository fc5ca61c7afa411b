import type { Excerpt } from '../../../contract/search.ts'
import { WholeWords } from '../../ui/whole-words.tsx'

/** A sentence with what was searched for marked in it. */
export function ExcerptText({ of }: { of: Excerpt }) {
  return of.map(({ text, match }, index) =>
    // The parts of an excerpt have no identity but their place.
    match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <mark key={index}>
        <WholeWords>{text}</WholeWords>
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index}>
        <WholeWords>{text}</WholeWords>
      </span>
    ),
  )
}

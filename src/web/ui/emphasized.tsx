import { WholeWords } from './whole-words.tsx'

/** A sentence whose facts are between `**` and set in bold. */
export function Emphasized({ children }: { children: string }) {
  return children.split('**').map((part, index) =>
    // Parts outside and inside the marks take turns; they have no identity but their place.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <strong key={index}>
        <WholeWords>{part}</WholeWords>
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <WholeWords key={index}>{part}</WholeWords>
    ),
  )
}

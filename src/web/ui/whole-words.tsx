import { Fragment } from 'react'
import { WHOLE_WORD } from '../../contract/whole-word.ts'

/** A sentence in which facts between `**` are bold. */
export function Emphasized({ children }: { children: string }) {
  return children.split('**').map((part, index) =>
    // Parts outside and inside the marks alternate; they have no identity but their place.
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

/** A text in which no line breaks within the name of a route, such as "I-10", or within "52-week". */
export function WholeWords({ children }: { children: string }) {
  return children.split(WHOLE_WORD).map((part, index) =>
    // These words and the text between them alternate; they have no identity but their place.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}

import { Fragment } from 'react'
import { ROUTE_NAME } from '../../contract/route-name.ts'

/** A text in which no line breaks within the name of a route, such as "I-75". */
export function WithRoutes({ children }: { children: string }) {
  return children.split(ROUTE_NAME).map((part, index) =>
    // Names and what is between them take turns; they have no identity but their place.
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

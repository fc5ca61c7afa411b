import { WithRoutes } from './with-routes.tsx'

/** A sentence whose facts are between `**` and set in bold. */
export function Emphasized({ children }: { children: string }) {
  return children.split('**').map((part, index) =>
    // Parts outside and inside the marks take turns; they have no identity but their place.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <strong key={index}>
        <WithRoutes>{part}</WithRoutes>
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <WithRoutes key={index}>{part}</WithRoutes>
    ),
  )
}

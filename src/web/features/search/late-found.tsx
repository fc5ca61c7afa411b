import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { FoundProps } from './found.tsx'

let loaded: ComponentType<FoundProps> | null = null

/** Fetches the code of the results; afterwards they draw without waiting. */
export async function preloadFound(): Promise<void> {
  loaded = (await import('./found.tsx')).Found
}

/** The same where results are drawn at once: on the server, and for a page whose address holds a search. */
export async function preloadFoundIfAsked(): Promise<void> {
  if (typeof location === 'undefined' || new URLSearchParams(location.search).has('q')) await preloadFound()
}

const Late = lazy(async () => ({ default: (await import('./found.tsx')).Found }))

/** The results. Most visitors of a page search nothing there, so their code comes when it is needed. */
export function LateFound(props: FoundProps) {
  const Ready = loaded
  // React.lazy waits a turn even for code that is here, and would blank what the server has drawn.
  return Ready === null ? (
    <Suspense fallback={<Skeleton bars={['short', 'medium', 'long', 'full']} />}>
      <Late {...props} />
    </Suspense>
  ) : (
    <Ready {...props} />
  )
}

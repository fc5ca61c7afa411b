import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { FoundProps } from './found.tsx'

const found = late<FoundProps>(
  async () => (await import('./found.tsx')).Found,
  <Skeleton bars={['short', 'medium', 'long', 'full']} />,
)

/** The results. Most visitors of a page search nothing there, so their code comes when it is needed. */
export const LateFound = found.Part

/** Fetches the code of the results; afterwards they draw without waiting. */
export const preloadFound = found.preload

/** The same where results are drawn at once: on the server, and for a page whose address holds a search. */
export async function preloadFoundIfAsked(): Promise<void> {
  if (typeof location === 'undefined' || new URLSearchParams(location.search).has('q')) await preloadFound()
}

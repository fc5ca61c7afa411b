import type { ComponentType } from 'react'
import { late } from '../ui/late.tsx'
import { preloadPartsOfNextPage } from '../ui/taken-over.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** A page whose code arrives on demand. `preload` fetches it early; afterwards it draws without waiting. */
export interface LazyPage {
  Page: ComponentType
  preload: () => Promise<void>
}

/** A page as a chunk of its own; grey bars stand in its place while it arrives. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const loadWithParts = async () => {
    const Page = await load()
    await preloadPartsOfNextPage()
    return Page
  }
  const { Part, preload } = late(loadWithParts, <PageSkeleton />)
  return { Page: Part, preload }
}

import { type ComponentType, lazy, Suspense } from 'react'
import { PageSkeleton } from './page-skeleton.tsx'

/** A page whose code arrives on demand. `preload` fetches it early; afterwards it draws without waiting. */
export interface LazyPage {
  Page: ComponentType
  preload: () => Promise<void>
}

/**
 * React.lazy waits one turn even for code that is there already, which would blank a page that
 * the server has drawn. So once preloaded the component itself is used.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null
  const preload = async () => {
    loaded = await load()
  }
  const Late = lazy(async () => {
    await preload()
    if (loaded === null) throw new Error('The page code arrived empty')
    return { default: loaded }
  })
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when this module's user loads
  function Page() {
    const Ready = loaded
    return Ready === null ? (
      <Suspense fallback={<PageSkeleton />}>
        <Late />
      </Suspense>
    ) : (
      <Ready />
    )
  }
  return { Page, preload }
}

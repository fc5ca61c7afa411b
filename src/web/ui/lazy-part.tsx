import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/** A component whose code loads on demand. After `preload` it renders without waiting. */
export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>
  preload: () => Promise<void>
}

/**
 * Like React.lazy, which suspends once even for code that has already loaded: the server cannot wait for that, and a
 * boundary that suspends during hydration may be rendered again. Once preloaded, the component itself is rendered.
 * `fallback` is shown while the code loads.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadDefault = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Lazy = lazy(loadDefault)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module loads
  function Part(props: Props) {
    // Chosen once: another component type would remount the part.
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return {
    Part,
    preload: async () => {
      await loadDefault()
    },
  }
}

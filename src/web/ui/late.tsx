import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/** A part of a page whose code arrives on demand. `preload` fetches it early; afterwards it draws without waiting. */
export interface Late<Props> {
  Part: ComponentType<Props>
  preload: () => Promise<void>
}

/**
 * Makes a part whose code is fetched when it is first drawn; `fallback` stands in its place meanwhile. React.lazy waits
 * one turn even for code that is there already, which would blank what the server has drawn: so once preloaded the
 * component itself is used.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): Late<Props> {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => {
    loaded = await load()
  }
  const Arriving = lazy(async () => {
    await preload()
    if (loaded === null) throw new Error('The code arrived empty')
    return { default: loaded }
  })
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when this module's user loads
  function Part(props: Props) {
    // Decided once: to change over while it is shown would build it anew, and what has focus in it would lose it.
    const [Ready] = useState(() => loaded)
    return Ready === null ? (
      <Suspense fallback={fallback}>
        <Arriving {...props} />
      </Suspense>
    ) : (
      <Ready {...props} />
    )
  }
  return { Part, preload }
}

import { useSyncExternalStore } from 'react'

/** From here list and map stand side by side. */
const WIDE = '(min-width: 905px)'

/** Whether the window has room for the map beside the list. The server, which cannot know, draws the list alone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

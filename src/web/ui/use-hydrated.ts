import { useEffect, useState } from 'react'

/** False on the server and during hydration; what only a browser can do waits for it. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  // The server cannot know the browser, so the first render here must equal its own.
  useEffect(() => setIsHydrated(true), [])
  return isHydrated
}

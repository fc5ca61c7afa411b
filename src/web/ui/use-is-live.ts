import { useEffect, useState } from 'react'

/** False on the server and until the page was taken over; what a script must do waits for it. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false)
  // The server cannot know the browser, so the first drawing here must equal its own.
  useEffect(() => setIsLive(true), [])
  return isLive
}

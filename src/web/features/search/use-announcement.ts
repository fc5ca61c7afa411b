import { useEffect, useRef, useState } from 'react'

/** Results that come and go while somebody types are not worth a word. */
const SETTLED_MS = 1000

/**
 * Says what is on the screen once it has stayed the same for a second. What the page began with is not said:
 * the visitor reads it anyway. `null`: something newer is on its way.
 */
export function useAnnouncement(words: string | null): string {
  const [said, setSaid] = useState('')
  const first = useRef(words)
  // Meets the clock.
  useEffect(() => {
    if (words === null || words === first.current) return
    first.current = null
    const timer = setTimeout(() => setSaid(words), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words])
  return said
}

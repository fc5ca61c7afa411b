import { useEffect, useRef, useState } from 'react'

/** Texts that come and go while a visitor types are not announced, milliseconds. */
const SETTLED_MS = 1000

/**
 * Tells screen readers what a visitor's choice has changed on the screen, once it has stayed the same for a second. The
 * text that a page begins with is not announced, because the visitor reads it anyway. `null`: something newer is on its
 * way. Until there is something to announce it is an empty line without a role, which is not announced.
 */
export function Announcement({ text }: { text: string | null }) {
  const [announced, setAnnounced] = useState('')
  const first = useRef(text)
  // A timer waits until the text settles.
  useEffect(() => {
    if (text === null || text === first.current) return
    first.current = null
    const timer = setTimeout(() => setAnnounced(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}

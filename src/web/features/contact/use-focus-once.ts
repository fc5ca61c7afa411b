import { type RefObject, useEffect, useRef } from 'react'

/**
 * The attributes of an element that takes focus when it appears: what happened is then the next thing a screen reader
 * says. Without scripts the browser itself puts focus there.
 */
export function useFocusOnce<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>
  tabIndex: -1
  autoFocus: true
} {
  const ref = useRef<Element>(null)
  // Meets the document.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return { ref, tabIndex: -1, autoFocus: true }
}

import { type RefObject, useEffect, useState } from 'react'

/** Beyond the window by this much a picture is fetched, so that it is there when scrolled to. */
const MARGIN = '200px 0px'

/** Whether an element is on the screen, or nearly. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  // Watches the element's position in the window.
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting === true),
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts focus on the first of the items that a press has brought: the button that had it is gone with them, and who works
 * by keyboard would begin again at the top of the page.
 *
 * @param rest of the list, as it is now
 * @param shown how many items are shown
 * @param onShowAll asks for the rest
 * @returns the list, and what the button does
 */
export function useFocusOnRest<List extends HTMLElement>(
  rest: 'none' | 'hidden' | 'loading' | 'failed',
  shown: number,
  onShowAll: () => void,
): { list: RefObject<List | null>; showAll: () => void } {
  const list = useRef<List | null>(null)
  const shownAtPress = useRef<number | null>(null)
  // Meets the document's focus.
  useEffect(() => {
    if (rest !== 'none' || shownAtPress.current === null) return
    const first = list.current?.children[shownAtPress.current]
    shownAtPress.current = null
    // Who has moved on meanwhile stays there.
    if (!(first instanceof HTMLElement) || document.activeElement !== document.body) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }, [rest])
  return {
    list,
    showAll: () => {
      shownAtPress.current = shown
      onShowAll()
    },
  }
}

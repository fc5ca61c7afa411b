import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the first new item after "show all": the button that had focus is gone, and keyboard users would start
 * again at the top of the page.
 *
 * @param rest of the list, as it is now
 * @param shown how many items are shown
 * @param onShowAll requests the rest
 * @returns the list, and what the button does
 */
export function useFocusOnRest<List extends HTMLElement>(
  rest: 'none' | 'hidden' | 'loading' | 'failed',
  shown: number,
  onShowAll: () => void,
): { list: RefObject<List | null>; showAll: () => void } {
  const list = useRef<List | null>(null)
  const shownAtPress = useRef<number | null>(null)
  // Moves the document's focus.
  useEffect(() => {
    if (rest !== 'none' || shownAtPress.current === null) return
    const first = list.current?.children[shownAtPress.current]
    shownAtPress.current = null
    // Leaves focus alone if the visitor has moved it meanwhile.
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
  // Changes the document.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return { ref, tabIndex: -1, autoFocus: true }
}

/** Arrow keys, Home and End go from tab to tab within a tab list and open the one they reach. */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const focused = tabs.findIndex((tab) => tab.matches(':focus'))
  const next = tabs[nextTab(event.key, focused, tabs.length)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
  next.click()
}

/**
 * Where a key leads from tab `index` of `count`: onward, back, or to either end, round the ends.
 * -1 when the key is none of them or no tab has the focus.
 */
export function nextTab(key: string, index: number, count: number): number {
  if (index < 0) return -1
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the first new item after "show all". The focused button is gone, and keyboard users would otherwise
 * start again at the top of the page.
 *
 * @param rest state of the items that are not shown yet
 * @param shown how many items are shown
 * @param onShowAll requests the other items
 * @returns the list's ref, and the button's action
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
    // Leaves focus alone if the visitor has moved it in the meantime.
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
 * Attributes of an element that gets focus when it appears, so that a screen reader reads next what happened. Without
 * scripts the browser focuses it.
 */
export function useFocusOnce<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>
  tabIndex: -1
  autoFocus: true
} {
  const ref = useRef<Element>(null)
  // Moves the document's focus.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return { ref, tabIndex: -1, autoFocus: true }
}

/** Arrow keys, Home and End move between the tabs of a tab list and open the tab they reach. */
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
 * The tab a key leads to from tab `index` of `count`; after the last tab comes the first.
 * -1 if it is another key or no tab has focus.
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

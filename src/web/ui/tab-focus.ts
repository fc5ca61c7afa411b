import type { KeyboardEvent } from 'react'

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

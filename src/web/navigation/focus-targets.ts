import type { RefCallback } from 'react'

const targets: HTMLElement[] = []

/** Where focus belongs after a navigation: the target registered last. `null`: nothing on the page is one yet. */
export function newestFocusTarget(): HTMLElement | null {
  return targets.at(-1) ?? null
}

/**
 * Gives the ref that registers an element as focus target for as long as it is on the page.
 * A page's heading is one; whatever registers later, as the title of a step, goes before it.
 *
 * Keep the element the same while its page loads: a heading that is replaced takes the focus with it.
 */
export function useFocusTarget(): RefCallback<HTMLElement> {
  return registerTarget
}

function registerTarget(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  makeFocusable(element)
  targets.push(element)
  return () => {
    targets.splice(targets.indexOf(element), 1)
  }
}

/** Lets a script put focus on an element that the Tab key passes by. */
export function makeFocusable(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
}

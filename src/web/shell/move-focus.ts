import { makeFocusable } from '../navigation/focus-targets.ts'

// Let the new page paint before focus moves to it. 100 ms is what the
// replaced product used (specification §2, "Other behaviour"); we did not tune it.
const FOCUS_DELAY_MS = 100

/** A page that has not drawn its place by now has failed, and says so itself. */
const PATIENCE_MS = 10_000

/**
 * After 100 ms puts focus where `find` says. A place that is not drawn yet is waited for, unless
 * the visitor meanwhile presses a key or points at something: then focus is theirs.
 *
 * @param onEnd told the element that got focus, or within which it stood already; `null`: none did
 * @returns gives the move up
 */
export function moveFocusSoon(
  find: () => HTMLElement | null,
  onEnd: (focused: HTMLElement | null) => void,
): () => void {
  const given = new AbortController()
  const end = (element: HTMLElement | null) => {
    given.abort()
    // The browser itself leads a link within the page to its goal, and the visitor may have gone on from there.
    if (element !== null && !element.contains(document.activeElement)) focus(element)
    onEnd(element)
  }
  const begin = () => {
    const present = find()
    if (present !== null) return end(present)
    const watcher = new MutationObserver(() => {
      const drawn = find()
      if (drawn !== null) end(drawn)
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    const patience = setTimeout(() => end(null), PATIENCE_MS)
    for (const sign of ['keydown', 'pointerdown']) {
      addEventListener(sign, () => end(null), { signal: given.signal })
    }
    given.signal.addEventListener('abort', () => {
      watcher.disconnect()
      clearTimeout(patience)
    })
  }
  const delay = setTimeout(begin, FOCUS_DELAY_MS)
  return () => {
    clearTimeout(delay)
    given.abort()
  }
}

/** Scrolling is decided elsewhere: a heading is at the top already, and a returning visitor is where they were. */
function focus(element: HTMLElement): void {
  makeFocusable(element)
  element.focus({ preventScroll: true })
}

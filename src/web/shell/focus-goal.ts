/** An address within the site: path, and fragment with its `#` or empty. */
export interface Address {
  path: string
  hash: string
}

/**
 * Where focus goes after a navigation: to the fragment's element when the address has a fragment, else to the newest
 * focus target, which is the page's heading. It stays on the first page, where the visitor has it already, and when
 * only a fragment was left, because that is no other page. Pure.
 *
 * @param from `null`: this is the first page
 */
export function focusGoal(from: Address | null, to: Address): 'fragment' | 'heading' | 'stay' {
  if (from === null || (from.path === to.path && from.hash === to.hash)) return 'stay'
  if (to.hash.length > 1) return 'fragment'
  return from.path === to.path ? 'stay' : 'heading'
}

let isRevisit = false

/** Whether the visitor came to the present entry of the history by Back or Forward. */
export function isBackOrForward(): boolean {
  return isRevisit
}

/**
 * Marks each entry of the history that was shown, to tell Back and Forward from a link to a fragment: both are
 * `popstate`. Call it before hydration, so that the router hears of a change later.
 */
export function trackHistory(): void {
  track(false)
  addEventListener('popstate', () => track(true))
  // wouter dispatches these two; they are no events of the browser.
  for (const change of ['pushState', 'replaceState']) addEventListener(change, () => track(false))
}

function track(isPop: boolean): void {
  const state: unknown = history.state
  const isMarked = typeof state === 'object' && state !== null && 'isVisited' in state
  isRevisit = isPop && isMarked
  if (!isMarked) history.replaceState({ ...Object(state), isVisited: true }, '')
}

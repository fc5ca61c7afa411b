/** An address within the site: path, and fragment with its `#` or empty. */
export interface Address {
  path: string
  hash: string
}

/** Where focus goes once a navigation has ended. */
export type FocusGoal = { kind: 'fragment'; id: string } | { kind: 'target' } | { kind: 'stay' }

/**
 * Decides where focus goes after a navigation: to the fragment's element when the address has a
 * fragment, else to the newest focus target. Focus stays on the first page, where the visitor has
 * it already, and when only a fragment was left, for that is no other page. Pure.
 *
 * @param from `null`: this is the first page
 */
export function focusGoal(from: Address | null, to: Address): FocusGoal {
  if (from === null || (from.path === to.path && from.hash === to.hash)) return { kind: 'stay' }
  if (to.hash.length > 1) return { kind: 'fragment', id: decodeFragment(to.hash) }
  return from.path === to.path ? { kind: 'stay' } : { kind: 'target' }
}

/** `#express%20lanes` names the element `express lanes`; a fragment that is no encoded text names itself. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

import { useLocationProperty } from 'wouter/use-browser-location'

/** What stands after the `#` of the address, decoded; empty on the server and when there is nothing. */
export function useFragment(): string {
  return useLocationProperty(readFragment, () => '')
}

/** Names a part of the page in the address as if it had been there all along: nothing scrolls, focus stays. */
export function storeFragment(id: string): void {
  history.replaceState(history.state, '', `#${encodeURIComponent(id)}`)
}

function readFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // A stray percent sign in a hand-written address names no part of any page.
    return ''
  }
}

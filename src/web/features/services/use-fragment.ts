import { useSyncExternalStore } from 'react'

/** What stands after the `#` of the address, decoded; empty on the server and when there is nothing. */
export function useFragment(): string {
  return useSyncExternalStore(listen, readFragment, () => '')
}

function readFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // A stray percent sign in a hand-written address names no part of any page.
    return ''
  }
}

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
    window.removeEventListener('popstate', onChange)
  }
}

import { useLayoutEffect } from 'react'

let shownTitle: string | null = null

/** The title that the page shown gave the document itself; `null`: the shell names it after its address. */
export function ownTitle(): string | null {
  return shownTitle
}

/** For a page whose title is known only when its content is here: gives it to the document while the page is shown. */
export function useOwnTitle(title: string): void {
  // Meets the document; before the shell's own effect, which leaves a title given here alone.
  useLayoutEffect(() => {
    shownTitle = title
    document.title = title
    return () => {
      shownTitle = null
    }
  }, [title])
}

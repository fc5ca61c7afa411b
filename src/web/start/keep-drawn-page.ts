/**
 * Keeps what the server drew. React empties its root when it fails as a whole; then the kept page
 * goes back in its place, readable and linked, or the server draws the page the visitor went to.
 *
 * @returns puts it back
 */
export function keepDrawnPage(root: HTMLElement): () => void {
  const drawn = root.cloneNode(true)
  const path = location.pathname
  return () => {
    if (location.pathname === path) root.replaceWith(drawn)
    else location.reload()
  }
}

/**
 * Calls back with the path of the page shown now, and again whenever another one is shown.
 * A turn later than the address changes, when the document bears the new title.
 */
export function watchPages(onPage: (path: string) => void): void {
  let shown: string | null = null
  const look = () => {
    if (location.pathname === shown) return
    shown = location.pathname
    onPage(shown)
  }
  look()
  // The last two are wouter's.
  for (const change of ['popstate', 'pushState', 'replaceState'])
    addEventListener(change, () => setTimeout(look))
}

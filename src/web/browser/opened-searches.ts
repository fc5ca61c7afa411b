let drawnSearch = ''

/** Notes the search, from `?` on, that the server drew the page with. */
export function noteDrawnSearch(search: string): void {
  drawnSearch = search
}

/**
 * The searches, from `?` on, whose views the first drawing needs: that of the address, and that of the server's page.
 * A copy kept for reading offline may have been drawn for another view. `null`: no browser, every view is drawn.
 */
export function openedSearches(): readonly string[] | null {
  return typeof location === 'undefined' ? null : [location.search, drawnSearch]
}

/** The part of a request's URL before the query, exactly as received. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** The query of a request's URL from `?` on, as received; empty: none. */
export function queryOf(url: string): string {
  return url.slice(pathOf(url).length).split('#', 1)[0] ?? ''
}

/** Whether errors at a URL are problems for programs rather than pages for people. */
export function isForPrograms(path: string): boolean {
  return /^\/(api|files|assets|feeds)\//.test(path)
}

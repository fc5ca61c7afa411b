/** The part of a request's address before the query, exactly as it came. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** The query of a request's address from `?` on, as it came; empty: there is none. */
export function queryOf(url: string): string {
  return url.slice(pathOf(url).length).split('#', 1)[0] ?? ''
}

/** Whether an address sends problems to programs rather than pages to people. */
export function isForPrograms(path: string): boolean {
  return /^\/(api|files|assets|feeds)\//.test(path)
}

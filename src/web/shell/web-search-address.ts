/**
 * The address of a web search for a term on this site alone. Pure.
 *
 * @param template the office's engine, with `{query}` where the encoded words go
 * @param host the site's own, with its port where it has one
 * @returns `null` when the term has no words, for then there is nothing to look for
 */
export function webSearchAddress(template: string, host: string, term: string): string | null {
  const words = term.trim()
  if (words === '') return null
  const query = encodeURIComponent(`site:${host} ${words}`)
  // A function, because `$&` in a term must stay what the visitor typed.
  return template.replace('{query}', () => query)
}

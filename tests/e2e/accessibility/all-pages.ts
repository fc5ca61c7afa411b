import type { ReadSite } from '../support/site.ts'

/** Every page in the site's own list for search engines, in every language it is offered in, by path. */
export async function allPagePaths(site: ReadSite): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/(?:<loc>|href=")(http[^<"]+)/g)].map(([, address = '']) => address)
  return [...new Set(addresses)].map((address) => new URL(address).pathname)
}

/** Report pages of one kind look alike, so this many of each are enough. */
const REPORTS_OF_A_KIND = 2

/** Every page, and of the pages of single reports the first of each kind in each language. */
export function onePerKind(paths: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return paths.filter((path) => {
    const kind = /^((?:\/(?:es|ht))?\/app\/[a-z-]+\/[a-z]+)/.exec(path)?.[1]
    if (kind === undefined) return true
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    return (seen.get(kind) ?? 0) <= REPORTS_OF_A_KIND
  })
}

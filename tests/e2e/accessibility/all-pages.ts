import type { ReadSite } from '../support/site.ts'

/** The paths of all pages in the site's sitemap, in all of its languages. */
export async function allPagePaths(site: ReadSite): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/(?:<loc>|href=")(http[^<"]+)/g)].map(([, address = '']) => address)
  return [...new Set(addresses)].map((address) => new URL(address).pathname)
}

/** Report pages of a kind are alike, so this many of each are enough. */
const REPORTS_OF_A_KIND = 2

/** All pages, but only the first report pages of each kind and language. */
export function onePerKind(paths: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return paths.filter((path) => {
    const kind = /^((?:\/[a-z]{2})?\/app\/[a-z-]+\/[a-z]+)/.exec(path)?.[1]
    if (kind === undefined) return true
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    return (seen.get(kind) ?? 0) <= REPORTS_OF_A_KIND
  })
}

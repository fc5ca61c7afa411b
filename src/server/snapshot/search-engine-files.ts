import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/language.ts'
import { PROSE_PAGES, pagePath, pastStormPath, readPath, reportPath } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'

/** Lets search engines read everything, and names the list of pages. */
export function buildRobotsTxt(publicUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

export interface SitemapSource {
  publicUrl: string
  reports: readonly Report[]
  /** Ids of the storms that are over. Missing: there is none. */
  storms?: readonly string[]
  isOffered: (path: string) => boolean
}

interface SitemapFile {
  path: string
  xml: string
}

/** A sitemap may list 50,000 addresses; below that there is room for addresses that are added later. */
const MAX_ADDRESSES = 45_000

/**
 * Lists every page that is offered: `/sitemap.xml`, or where that would be too long, an index there and the
 * lists next to it. One file lists at most `most` addresses.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function buildSitemaps(source: SitemapSource, most = MAX_ADDRESSES): SitemapFile[] {
  const entries = [...pageEntries(source), ...reportEntries(source)]
  if (entries.length <= most) return [{ path: '/sitemap.xml', xml: listOf(entries) }]
  const lists = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    xml: listOf(entries.slice(index * most, (index + 1) * most)),
  }))
  return [{ path: '/sitemap.xml', xml: indexOf(lists, source.publicUrl) }, ...lists]
}

/** Each page with its twins in the other languages. */
function pageEntries({ publicUrl, isOffered, storms = [] }: SitemapSource): string[] {
  const paths: ((language: Language) => string)[] = [
    ...PROSE_PAGES.map((page) => (language: Language) => pagePath(page, language)),
    ...storms.map((id) => (language: Language) => pastStormPath(id, language)),
  ]
  return paths.flatMap((pathIn) => {
    const languages = LANGUAGES.filter((language) => isOffered(pathIn(language)))
    const twins = languages.length > 1 ? alternatesOf(pathIn, languages, publicUrl) : ''
    return languages.map((language) => `<url><loc>${publicUrl}${pathIn(language)}</loc>${twins}</url>`)
  })
}

/** The page of each report and that of its text, without its translations: the page itself links them, and three lists of 10,000 are long enough. */
function reportEntries({ publicUrl, reports, isOffered }: SitemapSource): string[] {
  const languages = LANGUAGES.filter((language) => isOffered(pagePath('documents', language)))
  return reports.flatMap((report) => {
    const changed = `<lastmod>${report.revisedOn ?? report.publishedOn}</lastmod>`
    return languages.flatMap((language) =>
      [reportPath(report, language), readPath(report, language)].map(
        (path) => `<url><loc>${publicUrl}${path}</loc>${changed}</url>`,
      ),
    )
  })
}

function listOf(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function indexOf(lists: readonly SitemapFile[], publicUrl: string): string {
  const entries = lists.map(({ path }) => `<sitemap><loc>${publicUrl}${path}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

function alternatesOf(
  pathIn: (language: Language) => string,
  languages: readonly Language[],
  publicUrl: string,
): string {
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${path}"/>`
  return [
    ...languages.map((language) => link(language, pathIn(language))),
    link('x-default', pathIn(DEFAULT_LANGUAGE)),
  ].join('')
}

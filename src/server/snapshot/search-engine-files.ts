import { DEFAULT_LANGUAGE, LANGUAGES } from '../../contract/language.ts'
import { PAGES, type Page, pagePath } from '../../contract/pages.ts'

/** Tells search engines that everything may be read, and where the list of pages is. */
export function buildRobotsTxt(publicUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** Lists every page that is offered, each with its twins in the other languages. `isOffered` judges an address path. */
export function buildSitemap(publicUrl: string, isOffered: (path: string) => boolean): string {
  const entries = PAGES.flatMap((page) => {
    const languages = LANGUAGES.filter((language) => isOffered(pagePath(page, language)))
    const twins = languages.length > 1 ? alternatesOf(page, languages, publicUrl) : ''
    return languages.map(
      (language) => `<url><loc>${publicUrl}${pagePath(page, language)}</loc>${twins}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function alternatesOf(
  page: Page,
  languages: readonly (typeof LANGUAGES)[number][],
  publicUrl: string,
): string {
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${path}"/>`
  return [
    ...languages.map((language) => link(language, pagePath(page, language))),
    link('x-default', pagePath(page, DEFAULT_LANGUAGE)),
  ].join('')
}

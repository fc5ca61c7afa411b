import { tagsOf } from 'virtual:client-assets'
import { FEED_FORMATS, FEED_PATH, NOTICE_FEED_PATH } from '../contract/feed-path.ts'
import { type Language, languagePrefix } from '../contract/language.ts'
import type { Page } from '../contract/pages.ts'
import { webManifestPath } from '../contract/web-manifest.ts'
import { type Boot, bootElement } from './boot.ts'
import { escapeHtml, jsonElement } from './markup.ts'
import { OFFERED_LANGUAGES } from './messages/languages.ts'
import type { PageHead } from './page-head.ts'
import { ICON_SPRITE } from './ui/icon-sprite.ts'

/** Puts a rendered page into its document: title, description, addresses, styles and scripts. */
export function buildDocument(parts: {
  /** Whose styles and scripts the page starts with. */
  code: Page | 'report' | 'camera' | 'search'
  head: PageHead
  boot: Boot
  body: string
}): string {
  const { code, head, boot, body } = parts
  const title = escapeHtml(head.title)
  const description = escapeHtml(head.description)
  const canonical = escapeHtml(boot.publicUrl + languagePrefix(boot.language) + head.path)
  return `<!doctype html>
<html lang="${boot.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${boot.missing === null ? `<link rel="canonical" href="${canonical}">` : ''}
${boot.search === '' && boot.missing === null ? '' : '<meta name="robots" content="noindex">'}
${boot.missing === null ? alternates(head.path, boot.publicUrl) : ''}
${feeds(boot)}
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
<meta property="og:type" content="${head.kind}">
${locales(boot.language)}
<meta property="og:site_name" content="${escapeHtml(boot.site.district.name)}">
${previewPicture(head, boot.publicUrl)}
<meta name="theme-color" content="#00435a" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#001e2b" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${webManifestPath(boot.language)}">
${head.facts === null ? '' : jsonElement('application/ld+json', head.facts)}
${tagsOf(code, boot.language)}
</head>
<body>
${ICON_SPRITE}
<div id="root">${body}</div>
${bootElement(boot)}
</body>
</html>
`
}

/** Where notices, and new and revised reports, are announced; a feed reader finds them here. */
function feeds({ publicUrl, site }: Boot): string {
  const notices = `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(`Notices · ${site.district.name}`)}" href="${escapeHtml(publicUrl + NOTICE_FEED_PATH)}">`
  const reports = FEED_FORMATS.map(({ ending, mediaType, name }) => {
    const title = escapeHtml(`${site.district.name}, ${name}`)
    return `<link rel="alternate" type="${mediaType}" title="${title}" href="${escapeHtml(publicUrl + FEED_PATH + ending)}">`
  })
  return [...reports, notices].join('\n')
}

/** The same page in every language it is offered in. */
function alternates(path: string, publicUrl: string): string {
  if (OFFERED_LANGUAGES.length < 2) return ''
  const links = OFFERED_LANGUAGES.map((language) => [language, languagePrefix(language) + path] as const)
  const fallback = ['x-default', path] as const
  return [...links, fallback]
    .map(
      ([language, twin]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publicUrl + twin)}">`,
    )
    .join('\n')
}

/** Languages as link previews name them, each with a country: that of its readers, who live in Florida or read from home. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_US', ht: 'ht_HT' }

function locales(shown: Language): string {
  const others = OFFERED_LANGUAGES.filter((language) => language !== shown)
  return [
    `<meta property="og:locale" content="${LOCALES[shown]}">`,
    ...others.map((language) => `<meta property="og:locale:alternate" content="${LOCALES[language]}">`),
  ].join('\n')
}

function previewPicture({ picture }: PageHead, publicUrl: string): string {
  if (picture === null) return ''
  return `<meta property="og:image" content="${escapeHtml(publicUrl + picture.path)}">
<meta property="og:image:type" content="${escapeHtml(picture.mediaType)}">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta property="og:image:alt" content="${escapeHtml(picture.alt)}">
<meta name="twitter:card" content="summary">`
}

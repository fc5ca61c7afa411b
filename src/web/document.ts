import { tagsOf } from 'virtual:client-assets'
import type { Appearance } from '../contract/appearance.ts'
import { FEED_FORMATS, FEED_PATH, NOTICE_FEED_PATH } from '../contract/feed-path.ts'
import { type Language, LOCALES, languagePrefix } from '../contract/language.ts'
import type { Page } from '../contract/pages.ts'
import { webManifestPath } from '../contract/web-manifest.ts'
import { type Boot, bootElement } from './boot.ts'
import { escapeHtml, jsonElement } from './markup.ts'
import type { PageHead } from './page-head.ts'
import { ICON_SPRITE } from './ui/icon-sprite.ts'

/** Puts a rendered page into its document: title, description, addresses, styles and scripts. */
export function buildDocument(parts: {
  /** The page whose styles and scripts are loaded first. */
  code: Page | 'report' | 'read' | 'camera' | 'search'
  head: PageHead
  boot: Boot
  appearance: Appearance
  body: string
}): string {
  const { code, head, boot, appearance, body } = parts
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
${boot.missing === null ? alternates(head.path, boot) : ''}
${feeds(boot)}
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
<meta property="og:type" content="${head.kind ?? 'website'}">
${locales(boot)}
<meta property="og:site_name" content="${escapeHtml(boot.site.district.name)}">
${previewPicture(head, boot, appearance)}
<meta name="theme-color" content="${appearance.barColor.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${appearance.barColor.dark}" media="(prefers-color-scheme: dark)">
${tabIcon(appearance)}
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${webManifestPath(boot.language)}">
${head.facts === undefined ? '' : jsonElement('application/ld+json', head.facts)}
${tagsOf(code, boot.language)}${districtStylesheet(appearance)}
</head>
<body>
${ICON_SPRITE}
<div id="root">${body}</div>
${bootElement(boot)}
</body>
</html>
`
}

/** The feeds of notices and of new and revised reports, for feed readers. */
function feeds({ publicUrl, site }: Boot): string {
  const notices = `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(`Notices · ${site.district.name}`)}" href="${escapeHtml(publicUrl + NOTICE_FEED_PATH)}">`
  const reports = FEED_FORMATS.map(({ ending, mediaType, name }) => {
    const title = escapeHtml(`${site.district.name}, ${name}`)
    return `<link rel="alternate" type="${mediaType}" title="${title}" href="${escapeHtml(publicUrl + FEED_PATH + ending)}">`
  })
  return [...reports, notices].join('\n')
}

/** Links to the same page in each of its languages. */
export function alternates(path: string, { publicUrl, site }: Pick<Boot, 'publicUrl' | 'site'>): string {
  if (site.languages.length < 2) return ''
  const links = site.languages.map((language) => [language, languagePrefix(language) + path] as const)
  const fallback = ['x-default', path] as const
  return [...links, fallback]
    .map(
      ([language, twin]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publicUrl + twin)}">`,
    )
    .join('\n')
}

/** The languages of the page for link previews, which write `en_US`. */
function locales({ language: shown, site }: Boot): string {
  const others = site.languages.filter((language) => language !== shown)
  const localeOf = (language: Language) => LOCALES[language].replace('-', '_')
  return [
    `<meta property="og:locale" content="${localeOf(shown)}">`,
    ...others.map((language) => `<meta property="og:locale:alternate" content="${localeOf(language)}">`),
  ].join('\n')
}

/** The icon of the browser's tab: a logo if it is about square, else the product's mark. */
function tabIcon({ logo }: Appearance): string {
  const isSquare = logo !== null && logo.aspectRatio > 0.75 && logo.aspectRatio < 1.34
  const { url, mediaType } = isSquare ? logo : { url: '/favicon.svg', mediaType: 'image/svg+xml' }
  return `<link rel="icon" href="${url}" type="${mediaType}">`
}

/** The district's colors, after those they override. */
function districtStylesheet({ stylesheet }: Appearance): string {
  return stylesheet === null ? '' : `\n<link rel="stylesheet" href="${stylesheet}">`
}

/** The page's own picture. Without one, or with only the site's icon: the district's, which shows whose site it is. */
function previewPicture(head: PageHead, { publicUrl, site }: Boot, { socialImage }: Appearance): string {
  const { name, subtitle } = site.district
  const ofDistrict = socialImage === null ? null : { ...socialImage, alt: `${name}: ${subtitle}` }
  const isOwn = head.picture !== undefined && head.picture.isIcon !== true
  const picture = isOwn ? head.picture : (ofDistrict ?? head.picture)
  if (picture === undefined) return ''
  return `<meta property="og:image" content="${escapeHtml(publicUrl + picture.path)}">
<meta property="og:image:type" content="${escapeHtml(picture.mediaType)}">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta property="og:image:alt" content="${escapeHtml(picture.alt)}">
<meta name="twitter:card" content="${picture === ofDistrict ? 'summary_large_image' : 'summary'}">`
}

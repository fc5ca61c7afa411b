import { stormTag } from 'virtual:client-assets'
import { type Language, languagePrefix } from '../../contract/language.ts'
import type { PageSource, RenderedPage } from '../../contract/page-source.ts'
import { isShown, MENU_PAGES, pagePath } from '../../contract/pages.ts'
import type { SiteInLanguage } from '../../contract/site-in-language.ts'
import { webManifestPath } from '../../contract/web-manifest.ts'
import { escapeHtml } from '../markup.ts'
import type { Translations } from '../messages/catalog.ts'
import { LANGUAGE_NAMES } from '../messages/every-language.ts'
import { STORM_PAGE, type StormTexts } from '../messages/storm-page.ts'
import { formatMoment } from '../ui/format.ts'
import { stormStyle } from './storm-style.ts'

/** What every part of a document for storms is written with. */
export interface StormContext {
  language: Language
  site: SiteInLanguage
  translations: Translations
  texts: StormTexts
  source: PageSource
}

export function stormContext(
  language: Language,
  site: SiteInLanguage,
  translations: Translations,
  source: PageSource,
): StormContext {
  return { language, site, translations, texts: STORM_PAGE[language], source }
}

/** The words with their values in the braces, as markup. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
}

/** An instant on the district's clocks, as markup that a program can read too. */
export function timeOf(instant: string, { language, site }: StormContext): string {
  return formatMoment(new Date(instant), language, site.district.timeZone)
}

/** The street of a closure beside its sentence, as the agency writes it; empty where the sentence names it already. */
export function streetBeside(sentence: string, location: string, language: Language): string {
  if (sentence.includes(location)) return ''
  return ` <span${langMark('en', language)}>${escapeHtml(location)}</span>`
}

/** The attribute that marks words in another language than the page's. */
export function langMark(language: Language, own: Language): string {
  return language === own ? '' : ` lang="${language}"`
}

/** What differs between the documents for storms. */
export interface StormParts {
  title: string
  description: string
  /** Address path without a language. */
  path: string
  /** Markup. */
  body: string
  /** Whether the page follows what is new by itself while it is open. */
  isLive: boolean
}

/**
 * A document for storms: its style is inside, it is complete without scripts, and it loads one small one that fetches
 * what is new. The first view must fit into 14.6 KB, what a server sends before it waits for a phone's first answer.
 */
export function buildStormDocument(context: StormContext, parts: StormParts): RenderedPage {
  const { language, site, translations, source } = context
  const { title, description, path, body, isLive } = parts
  const { publicUrl, appearance } = source
  const inlineStyle = stormStyle(appearance)
  const name = escapeHtml(`${title} · ${site.district.name}`)
  const canonical = escapeHtml(publicUrl + languagePrefix(language) + path)
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="canonical" href="${canonical}">
${alternates(path, context)}<meta property="og:title" content="${name}">
<meta property="og:url" content="${canonical}">
<meta property="og:type" content="website">
<meta name="theme-color" content="${appearance.barColor.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${appearance.barColor.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="${webManifestPath(language)}">
<style>${inlineStyle}</style>
${isLive ? stormTag : ''}
</head>
<body>
<a class="skip" href="#main-content">${escapeHtml(translations.t('site.skipToContent'))}</a>
${header(path, context)}
<main id="main-content" tabindex="-1">
${body}
</main>
${footer(context)}
${isLive ? `<p id="news" role="status" data-news="${escapeHtml(context.texts.news)}" data-copy="${escapeHtml(context.texts.copy)}"></p>` : ''}
</body>
</html>
`
  return { html, inlineStyle }
}

function alternates(path: string, { site, source }: StormContext): string {
  if (site.languages.length < 2) return ''
  const links = [...site.languages.map((one) => [one, one] as const), ['x-default', 'en'] as const]
  return links
    .map(([hreflang, language]) => {
      const href = escapeHtml(source.publicUrl + languagePrefix(language) + path)
      return `<link rel="alternate" hreflang="${hreflang}" href="${href}">\n`
    })
    .join('')
}

function header(path: string, { language, site, translations, texts }: StormContext): string {
  const { t } = translations
  const languages = site.languages.map((one) => {
    const current = one === language ? ' aria-current="true"' : ''
    return `<li><a href="${languagePrefix(one)}${path}" lang="${one}" hreflang="${one}"${current}>${LANGUAGE_NAMES[one]}</a></li>`
  })
  const pages = [
    ...MENU_PAGES.slice(1),
    ...(['roads', 'cameras'] as const).filter((page) => isShown(page, site)),
  ].map((page) => `<li><a href="${pagePath(page, language)}">${escapeHtml(t(`page.${page}`))}</a></li>`)
  return `<header><div>
<p>${escapeHtml(site.district.name)}</p>
${languages.length < 2 ? '' : `<nav aria-label="${escapeHtml(t('language.name'))}"><ul>${languages.join('')}</ul></nav>`}
<nav aria-label="${escapeHtml(texts.otherPages)}"><ul>${pages.join('')}</ul></nav>
</div></header>`
}

function footer({ site, translations }: StormContext): string {
  const { department, unit } = site.district
  const authority = site.languages.length < 2 ? '' : ` ${translations.t('site.englishIsAuthoritative')}`
  const draft = site.isDraft === true ? ` ${translations.textOf('site.draft') ?? ''}` : ''
  return `<footer><p>${escapeHtml(`${department} · ${unit}.${authority}${draft}`)}</p></footer>`
}

/** Whether a site has a page for storms: the office wrote one, or it names zones whose warnings are shown. */
export function hasStormPage(source: Pick<PageSource, 'site' | 'response'>): boolean {
  return source.site.weather !== undefined || isStormWritten(source)
}

/** Whether the office wrote what people should know in a storm. Without it Discover stays as it is. */
export function isStormWritten({ response }: Pick<PageSource, 'response'>): boolean {
  return response('getPage', { language: 'en', page: 'storm' }) !== null
}

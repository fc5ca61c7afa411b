import { stormTag } from 'virtual:client-assets'
import type { Appearance } from '../../contract/appearance.ts'
import { type Language, languagePrefix } from '../../contract/language.ts'
import { fillText } from '../../contract/message-text.ts'
import type { PageSource, RenderedPage } from '../../contract/page-source.ts'
import { isShown, MENU_PAGES, pagePath } from '../../contract/pages.ts'
import type { SiteInLanguage } from '../../contract/site-in-language.ts'
import { webManifestPath } from '../../contract/web-manifest.ts'
import type { Phrases } from '../../phrases/en.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { alternates } from '../document.ts'
import { escapeHtml } from '../markup.ts'
import type { Translations } from '../messages/catalog.ts'
import { LANGUAGE_NAMES } from '../messages/every-language.ts'
import { formatMoment } from '../ui/format.ts'

/** What every part of a storm document is rendered from. */
export interface StormContext {
  language: Language
  site: SiteInLanguage
  translations: Translations
  texts: Phrases['stormPage']
  source: PageSource
}

export function stormContext(
  language: Language,
  site: SiteInLanguage,
  translations: Translations,
  source: PageSource,
): StormContext {
  return { language, site, translations, texts: PHRASES[language].stormPage, source }
}

/** A message with its values filled in, as markup. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(fillText(text, values))
}

/** An instant in the district's time zone, as a `time` element. */
export function timeOf(instant: string, { language, site }: StormContext): string {
  return formatMoment(new Date(instant), language, site.district.timeZone)
}

/** The street of a closure beside its sentence, as the agency writes it; empty if the sentence already names it. */
export function streetBeside(sentence: string, location: string, language: Language): string {
  // Those at the ends of a stretch are joined by a dash.
  if (location.split(' – ').every((street) => sentence.includes(street))) return ''
  return ` <span${langMark('en', language)}>${escapeHtml(location)}</span>`
}

/** The attribute that marks text in another language than the page's. */
export function langMark(language: Language, own: Language): string {
  return language === own ? '' : ` lang="${language}"`
}

/** What differs between the storm documents. */
export interface StormParts {
  title: string
  description: string
  /** Address path without a language. */
  path: string
  /** Markup. */
  body: string
  /** Whether the page updates itself while it is open. */
  isLive: boolean
}

/**
 * A storm document: its style is inline, it is complete without scripts, and it loads one small script that fetches
 * updates. The first view must fit into 14.6 KB, what a server sends before it waits for a phone's first response.
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
${alternates(path, { publicUrl, site })}
<meta property="og:title" content="${name}">
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

/** Whether a site has a storm page: the office wrote one, or names zones whose warnings are shown. */
export function hasStormPage(source: Pick<PageSource, 'site' | 'response'>): boolean {
  return source.site.weather !== undefined || isStormWritten(source)
}

/** Whether the office wrote what people should know in a storm. Without it Discover stays as it is. */
export function isStormWritten({ response }: Pick<PageSource, 'response'>): boolean {
  return response('getPage', { language: 'en', page: 'storm' }) !== null
}

/**
 * The only style sheet of the storm documents, inline: they load nothing else before they can be read. No font either,
 * at six times the document's bytes: a device that has Roboto, such as Android, shows the site's own.
 */
export function stormStyle({ barColor: bar, linkColor: link }: Appearance): string {
  return `:root{color-scheme:light dark;--bar:${bar.light};--link:${link.light};--page:#f8f9fc;--card:#fff;--text:#191c1e;--soft:#40484d;--line:#bfc8ce;--edge:#70787e;--alarm:#ba1a1a;--on-alarm:#fff;--caution:#ffdcc0;--on-caution:#2d1600}
@media (prefers-color-scheme:dark){:root{--bar:${bar.dark};--link:${link.dark};--page:#111416;--card:#191c1e;--text:#e1e3e5;--soft:#bfc8ce;--line:#40484d;--edge:#8a9298;--alarm:#ffb4ab;--on-alarm:#690005;--caution:#7c4911;--on-caution:#fff}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 Roboto,system-ui,sans-serif;overflow-wrap:break-word;text-wrap:pretty}
header{background:var(--bar);color:#fff}
header a{color:#fff}
header>div,main,footer{max-width:46rem;margin:0 auto;padding:.75rem 1rem}
header p{margin:0;font-size:1.125rem;font-weight:600}
nav ul,.plain{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0;list-style:none}
nav a,.plain a{display:inline-block;min-height:2.75rem;padding:.625rem 0}
nav [aria-current]{font-weight:600;text-decoration:none}
a{color:var(--link)}
h1{margin:1rem 0 .5rem;font-size:min(2rem,12vw);font-weight:600;line-height:1.25}
h2{margin:2rem 0 .5rem;font-size:1.375rem;font-weight:600;line-height:1.3}
h3{margin:1.25rem 0 .25rem;font-size:1.125rem;font-weight:600}
.lead{font-size:1.25rem;line-height:1.5;margin:0 0 1rem}
.soft,footer{color:var(--soft)}
.alarm,.caution,.item{margin:0 0 .5rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--card);border:1px solid var(--line)}
.alarm{background:var(--alarm);color:var(--on-alarm);border-color:transparent;font-size:1.125rem;font-weight:600}
.caution{background:var(--caution);color:var(--on-caution);border-color:transparent}
.alarm a,.caution a{color:inherit}
.alarm p,.caution p,.item p{margin:0}
.alarm strong{text-transform:uppercase;letter-spacing:.04em}
.sample{padding:.5rem 1rem;border:2px dashed var(--edge);border-radius:.75rem}
.list{margin:0;padding:0;list-style:none}
pre{white-space:pre-wrap;font:inherit;margin:.5rem 0}
dt{font-weight:600}dd{margin:0 0 .5rem}
.skip{position:absolute;inset-inline-start:-99rem}
.skip:focus{position:static;display:inline-block;padding:.75rem 1rem;background:var(--card)}
#news{position:fixed;inset-block-end:1rem;inset-inline:1rem;margin:0 auto;max-width:24rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--text);color:var(--page)}
#news:empty{padding:0}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
header :focus-visible{outline-color:#fff}
@media (max-width:30rem){h1{font-size:min(1.625rem,12vw)}}
@media (forced-colors:active){.alarm,.caution{border:3px solid CanvasText}}
@media print{header nav,#news,.skip{display:none}h2,h3{break-after:avoid}header,.alarm,.caution{background:none;color:#000;border:2px solid #000}main a[href^="http"]::after{content:" (" attr(href) ")";font-size:.875rem;overflow-wrap:anywhere}}`
}

import type { MissingKind } from '../contract/missing-address.ts'
import { type Page, pagePath } from '../contract/pages.ts'
import type { ProsePage } from '../contract/prose-page.ts'
import type { SentForm } from '../contract/sent-form.ts'
import type { SiteInLanguage } from '../contract/site-in-language.ts'
import { siteSearchPath } from '../contract/site-search.ts'
import type { Boot } from './boot.ts'
import type { Translate } from './messages/translate.ts'

/** A document's metadata for browsers, search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** Path without the language prefix: `/app/documents`. */
  path: string
  /** The type for link previews. Missing: `website`. */
  kind?: 'article'
  /** For link previews. Size in CSS pixels. Missing: the page has no picture of its own. */
  picture?: PreviewPicture
  /** The same facts as schema.org data. Missing: the page has nothing to add. */
  facts?: object
}

interface PreviewPicture {
  path: string
  mediaType: string
  width: number
  height: number
  alt: string
  /** Present: the site's icon, because the page has no picture. */
  isIcon?: true
}

/** The head of one of the site's pages, with the office's description. */
export function headOfPage(page: Page, boot: Boot, t: Translate): PageHead {
  // The key names the endpoint, so the response has its type.
  const prose = boot.queries.find(([[id]]) => id === 'getPage')?.[1] as ProsePage | undefined
  return {
    title: titleAfterForm(pageTitle(page, boot.site, t), boot.form, t),
    description: prose?.description ?? boot.site.district.subtitle,
    path: pagePath(page),
  }
}

export function headOfMissing(kind: MissingKind, { site }: Boot, t: Translate): PageHead {
  return {
    title: t('site.titleWithPage', { page: t(`missing.${kind}`), site: site.district.name }),
    description: site.district.subtitle,
    path: '/',
  }
}

/** The head of the page that searches the whole site. `q`: what was searched for; may be empty. */
export function headOfSiteSearch(q: string, { site }: Boot, t: Translate): PageHead {
  return { title: siteSearchTitle(q, site, t), description: t('siteSearch.intro'), path: siteSearchPath() }
}

/** The search page's title names what was searched for. */
export function siteSearchTitle(q: string, site: SiteInLanguage, t: Translate): string {
  const page = q === '' ? t('search.site') : t('siteSearch.resultsFor', { words: q })
  return t('site.titleWithPage', { page, site: site.district.name })
}

/** A page's title for the browser's tab, bookmarks and screen readers. Server and browser use the same one. */
export function pageTitle(page: Page, site: SiteInLanguage, t: Translate): string {
  return t('site.titleWithPage', { page: t(`page.${page}`), site: site.district.name })
}

/** The title after a form was sent. The outcome comes first, so that a screen reader reads it first. */
function titleAfterForm(title: string, form: SentForm | null, t: Translate): string {
  if (form === null) return title
  return form.kind === 'stored' ? t('site.titleWhenSent', { title }) : t('site.titleWithError', { title })
}

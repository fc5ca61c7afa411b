import { type Page, pagePath } from '../contract/pages.ts'
import type { ProsePage } from '../contract/prose-page.ts'
import type { Boot } from './boot.ts'
import type { Translate } from './messages/message-types.ts'
import { pageTitle, titleAfterForm } from './page-title.ts'

/** A picture for link previews. */
export interface PreviewPicture {
  /** Address path. */
  path: string
  mediaType: string
  /** CSS pixels. */
  width: number
  height: number
  /** What it shows, for those who do not see it. */
  alt: string
}

/** What a document says of itself to browsers, search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** Address path without a language: `/app/documents`. */
  path: string
  /** As link previews know it. */
  kind: 'website' | 'article'
  /** `null`: the page has none of its own. */
  picture: PreviewPicture | null
  /** The same facts in the words of schema.org. `null`: there is nothing to say beyond the page. */
  facts: object | null
}

/** The head of one of the site's pages: its description is the one the office wrote. */
export function headOfPage(page: Page, boot: Boot, t: Translate): PageHead {
  return {
    title: titleAfterForm(pageTitle(page, boot.site, t), boot.form, t),
    description: descriptionOf(boot) ?? boot.site.district.subtitle,
    path: pagePath(page),
    kind: 'website',
    picture: null,
    facts: null,
  }
}

function descriptionOf(boot: Boot): string | null {
  const prose = boot.queries.find(([[id]]) => id === 'getPage')
  // The key names the call whose response it is.
  return prose === undefined ? null : (prose[1] as ProsePage).description
}

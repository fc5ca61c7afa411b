import type { Appearance } from '../contract/appearance.ts'
import type { Language } from '../contract/language.ts'
import type { Missing } from '../contract/page-source.ts'
import type { SentForm } from '../contract/sent-form.ts'
import type { SiteInLanguage } from '../contract/site-in-language.ts'
import type { CachedQuery } from './api/query-client.ts'
import { jsonElement } from './markup.ts'

/** The initial data the server puts into the page. Not validated again: server and browser are one build. */
export interface Boot {
  language: Language
  site: SiteInLanguage
  /** Missing: the site looks as the product does. */
  appearance?: Pick<Appearance, 'stylesheet' | 'logo'>
  /** The site's own origin, without a slash at its end. */
  publicUrl: string
  /** The district's counties as text, such as "Adams, Clark and Polk": browsers join lists slowly. */
  countyList: string
  /** Who made the district's map. `null`: the office has published none. */
  mapCredit: string | null
  /** Whether Metrics says how much time to allow for a trip. */
  hasTravelTimes: boolean
  /** Columns of categories the district does not have; their definitions are not shown. */
  hiddenColumns: readonly string[]
  /** The office has written a storm page. Missing: it has not. */
  hasStormPage?: true
  /** The responses the page was rendered from. */
  queries: CachedQuery[]
  /** The query string the page was rendered with, including `?`. Empty: none. */
  search: string
  /** The outcome of a form sent by a browser without scripts. `null`: none was sent. */
  form: SentForm | null
  /** The requested address, if it has no page. `null`: the page exists. */
  missing: Missing | null
  /** The web-analytics property. `null`: none is configured. */
  analyticsId: string | null
}

const BOOT_ID = 'boot'

/** The boot value as an inert script element. */
export function bootElement(boot: Boot): string {
  return jsonElement('application/json', boot, BOOT_ID)
}

/** Reads the boot value. Throws when the page was not rendered by the server. */
export function readBoot(): Boot {
  const element = document.getElementById(BOOT_ID)
  if (element?.textContent == null) throw new Error('The page carries no boot value')
  // Written by `bootElement` of the same build.
  return JSON.parse(element.textContent) as Boot
}

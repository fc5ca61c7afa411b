import type { Page } from '../contract/pages.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import type { Translate } from './messages/message-types.ts'

/** What the browser's tab, a bookmark and a screen reader call a page: the same from server and browser. */
export function pageTitle(page: Page, site: SiteInfo, t: Translate): string {
  return t('site.titleWithPage', { page: t(`page.${page}`), site: site.district.name })
}

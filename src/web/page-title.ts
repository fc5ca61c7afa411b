import type { Page } from '../contract/pages.ts'
import type { SentForm } from '../contract/sent-form.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import type { Translate } from './messages/message-types.ts'

/** What the browser's tab, a bookmark and a screen reader call a page: the same from server and browser. */
export function pageTitle(page: Page, site: SiteInfo, t: Translate): string {
  return t('site.titleWithPage', { page: t(`page.${page}`), site: site.district.name })
}

/** The same when a form was sent from the page: what became of it is the first thing a screen reader says. */
export function titleAfterForm(title: string, form: SentForm | null, t: Translate): string {
  if (form === null) return title
  return form.kind === 'stored' ? t('site.titleWhenSent', { title }) : t('site.titleWithError', { title })
}

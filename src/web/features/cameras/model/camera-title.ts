import type { Translate } from '../../../messages/message-types.ts'

/** What the browser's tab, a bookmark and a screen reader call a camera's page: the same from server and browser. */
export function cameraTitle(name: string, siteName: string, t: Translate): string {
  return t('site.titleWithPage', { page: name, site: siteName })
}

import { MENU_PAGES, type MenuPage } from '../../contract/pages.ts'
import {
  descriptionIcon,
  exploreIcon,
  handymanIcon,
  type IconPath,
  infoIcon,
  mailIcon,
  monitoringIcon,
} from '../ui/icon-paths.ts'

/** Id of the menu; the product this one replaces used it and others rely on it. */
export const MENU_ID = 'first'

const ICONS: Record<MenuPage, IconPath> = {
  discover: exploreIcon,
  'about-us': infoIcon,
  services: handymanIcon,
  metrics: monitoringIcon,
  documents: descriptionIcon,
  'contact-us': mailIcon,
}

/** The six entries of the menu, in order. Their titles are messages (`page.…`). */
export const MENU_ENTRIES = MENU_PAGES.map((page) => ({ page, url: `/app/${page}`, icon: ICONS[page] }))

/** Marks a link as the page being shown. */
export function currentPage(isCurrent: boolean): { 'aria-current'?: 'page' } {
  return isCurrent ? { 'aria-current': 'page' } : {}
}

import { MENU_PAGES } from '../../contract/pages.ts'

/** Id of the menu; the product this one replaces used it and others rely on it. */
export const MENU_ID = 'first'

/** The six entries of the menu, in order. Their titles are messages (`page.…`). */
export const MENU_ENTRIES = MENU_PAGES.map((page) => ({ page, url: `/app/${page}` }))

/** Marks a link as the page being shown. */
export function currentPage(isCurrent: boolean): { 'aria-current'?: 'page' } {
  return isCurrent ? { 'aria-current': 'page' } : {}
}

import { languagePrefix, type Language } from './language.ts'

/** The six pages of the menu, in its order. */
export const MENU_PAGES = ['discover', 'about-us', 'services', 'metrics', 'documents', 'contact-us'] as const
export type MenuPage = (typeof MENU_PAGES)[number]

/** Pages that exist beside the menu. */
export const OTHER_PAGES = ['accessibility', 'privacy'] as const

export const PAGES = [...MENU_PAGES, ...OTHER_PAGES] as const
export type Page = (typeof PAGES)[number]

/** The address of a page: `/app/documents`, `/es/app/documents`. */
export function pagePath(page: Page, language: Language = 'en'): string {
  return `${languagePrefix(language)}/app/${page}`
}

/**
 * The page a path (without language prefix) shows; `null` when none does.
 * `/` answers Discover itself.
 */
export function pageOf(path: string): Page | null {
  if (path === '/') return 'discover'
  return PAGES.find((page) => path === `/app/${page}`) ?? null
}

/** The menu entry to highlight: 0 to 5, or -1 when the address matches no entry. */
export function menuIndexOf(path: string): number {
  if (path === '/') return 0
  return MENU_PAGES.findIndex((page) => path === `/app/${page}` || path.startsWith(`/app/${page}/`))
}

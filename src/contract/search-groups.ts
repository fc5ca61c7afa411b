import { type Category, DOCUMENT_GROUPS, METRICS_GROUPS } from './category.ts'
import type { Page } from './pages.ts'

/** The groups a search can be limited to: those of the documents and metrics pages, and the incident reports. */
export const SEARCH_GROUPS = {
  ...DOCUMENT_GROUPS,
  ...METRICS_GROUPS,
  tim: 'services_incidentManagement_tim',
} as const satisfies Record<string, Category>

export type SearchGroup = keyof typeof SEARCH_GROUPS

// Keys of SEARCH_GROUPS are its groups; Object.keys only widens them.
export const SEARCH_GROUP_NAMES = Object.keys(SEARCH_GROUPS) as [SearchGroup, ...SearchGroup[]]

/** The group a report is searched in; `null` for `none`, where nothing is published. */
export function searchGroupOf(category: Category): SearchGroup | null {
  return SEARCH_GROUP_NAMES.find((group) => SEARCH_GROUPS[group] === category) ?? null
}

/** The pages that can search, each with the groups it offers. */
export const SEARCH_PAGES = {
  documents: ['annual', 'strategicPlans', 'masterPlans'],
} as const satisfies Partial<Record<Page, readonly SearchGroup[]>>

export type SearchPage = keyof typeof SEARCH_PAGES

/** The groups any page offers; each has a name in the interface. */
export type OfferedGroup = (typeof SEARCH_PAGES)[SearchPage][number]

export function isSearchPage(page: Page): page is SearchPage {
  return Object.hasOwn(SEARCH_PAGES, page)
}

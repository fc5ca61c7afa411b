import type { Language } from '../../contract/language.ts'
import { PAGES } from '../../contract/pages.ts'
import type { Catalog } from './catalog.ts'

/** Messages that travel together. Every page has `site`; `figures` brings the definitions of columns along, `services` has incidents, `reports` the search, and `records` what three pages of their own say. */
const AREAS = ['site', 'figures', 'services', 'cameras', 'forms', 'reports', 'records', 'roads'] as const

export type Area = (typeof AREAS)[number]

/** Pages, and kinds of pages that have many addresses. */
export const PAGE_KINDS = [...PAGES, 'report', 'read', 'camera', 'search'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** The areas that pages need besides `site`; most pages of prose need none. */
export const PAGE_AREAS: Readonly<Partial<Record<PageKind, readonly Area[]>>> = {
  services: ['services'],
  metrics: ['figures', 'services'],
  documents: ['reports'],
  'contact-us': ['forms'],
  cameras: ['cameras'],
  roads: ['cameras', 'roads'],
  'camera-health': ['cameras'],
  accessibility: ['records'],
  data: ['records'],
  definitions: ['figures'],
  report: ['figures', 'services', 'reports'],
  read: ['records'],
  camera: ['cameras', 'roads'],
  search: ['reports'],
}

/** What files of an area have besides messages. */
interface Extras {
  figures: 'definitions'
  cameras: 'feedProblems' | 'searchNames'
  forms: 'errorText'
}
type CatalogPart<Of extends Area> = { messages: object } & Pick<
  Catalog,
  Of extends keyof Extras ? Extras[Of] : never
>

/** The languages the interface is translated to. Each area of each language is a chunk of its own. */
const loaders: Record<Language, { [Of in Area]: () => Promise<CatalogPart<Of>> }> = {
  en: {
    site: () => import('./en-site.ts'),
    figures: () => import('./en-figures.ts'),
    services: () => import('./en-services.ts'),
    cameras: () => import('./en-cameras.ts'),
    forms: () => import('./en-forms.ts'),
    reports: () => import('./en-reports.ts'),
    records: () => import('./en-records.ts'),
    roads: () => import('./en-roads.ts'),
  },
  es: {
    site: () => import('./es-site.ts'),
    figures: () => import('./es-figures.ts'),
    services: () => import('./es-services.ts'),
    cameras: () => import('./es-cameras.ts'),
    forms: () => import('./es-forms.ts'),
    reports: () => import('./es-reports.ts'),
    records: () => import('./es-records.ts'),
    roads: () => import('./es-roads.ts'),
  },
  ht: {
    site: () => import('./ht-site.ts'),
    figures: () => import('./ht-figures.ts'),
    services: () => import('./ht-services.ts'),
    cameras: () => import('./ht-cameras.ts'),
    forms: () => import('./ht-forms.ts'),
    reports: () => import('./ht-reports.ts'),
    records: () => import('./ht-records.ts'),
    roads: () => import('./ht-roads.ts'),
  },
}

// Keys of `loaders` are languages by its type; Object.keys only widens them.
export const OFFERED_LANGUAGES = Object.keys(loaders) as Language[]

const catalogs = new Map<Language, Catalog>()

/**
 * Adds areas to the catalog of a language and returns it: always the same object, which grows as pages are opened.
 * The messages of a page are loaded before it renders (site-pages.tsx).
 */
export async function loadCatalog(language: Language, areas: readonly Area[] = AREAS): Promise<Catalog> {
  // The rest is added before anything reads it.
  const catalog = catalogs.get(language) ?? ({ messages: {} } as Catalog)
  catalogs.set(language, catalog)
  const parts = await Promise.all(areas.map((area) => loaders[language][area]()))
  for (const { messages, ...rest } of parts) {
    Object.assign(catalog.messages, messages)
    Object.assign(catalog, rest)
  }
  return catalog
}

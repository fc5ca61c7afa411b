import type { Language } from '../../contract/language.ts'
import type { Definitions } from '../../measures/columns/definitions/definition.ts'
import { AREAS, type Area, type Catalog } from './catalog.ts'
import type { AreaMessages, InLanguage } from './translate.ts'

/** What files of an area have besides messages. */
interface Extras {
  figures: 'definitions'
  cameras: 'feedProblems' | 'searchNames'
  forms: 'errors'
}
type CatalogPart<Of extends Area> = { messages: InLanguage<AreaMessages[Of]> } & Pick<
  Catalog,
  Of extends keyof Extras ? Extras[Of] : never
>

/**
 * The languages the interface is translated to: English in TypeScript, the others in plain files. Each area of each
 * language is a chunk of its own.
 */
export const AREA_LOADERS: Record<Language, { [Of in Area]: () => Promise<CatalogPart<Of>> }> = {
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
    site: () => import('./es-site.json'),
    figures: () =>
      withDefinitions(import('./es-figures.json'), import('../../measures/columns/definitions/es.json')),
    services: () => import('./es-services.json'),
    cameras: () => import('./es-cameras.json'),
    forms: () => import('./es-forms.json'),
    reports: () => import('./es-reports.json'),
    records: () => import('./es-records.json'),
    roads: () => import('./es-roads.json'),
  },
  ht: {
    site: () => import('./ht-site.json'),
    figures: () =>
      withDefinitions(import('./ht-figures.json'), import('../../measures/columns/definitions/ht.json')),
    services: () => import('./ht-services.json'),
    cameras: () => import('./ht-cameras.json'),
    forms: () => import('./ht-forms.json'),
    reports: () => import('./ht-reports.json'),
    records: () => import('./ht-records.json'),
    roads: () => import('./ht-roads.json'),
  },
}

/** Messages about figures, with what each figure means: the server has that too, so it is a file of its own. */
async function withDefinitions(
  part: Promise<Omit<CatalogPart<'figures'>, 'definitions'>>,
  texts: Promise<Definitions>,
): Promise<CatalogPart<'figures'>> {
  const [{ messages }, definitions] = await Promise.all([part, texts])
  return { messages, definitions }
}

const catalogs = new Map<Language, Catalog>()

/**
 * Adds areas to the catalog of a language and returns it: always the same object, which grows as pages are opened.
 * The messages of a page are loaded before it renders (site-pages.tsx).
 */
export async function loadCatalog(language: Language, areas: readonly Area[] = AREAS): Promise<Catalog> {
  // The rest is added before anything reads it.
  const catalog = catalogs.get(language) ?? ({ messages: {} } as Catalog)
  catalogs.set(language, catalog)
  const parts = await Promise.all(areas.map((area) => AREA_LOADERS[language][area]()))
  for (const { messages, ...rest } of parts) {
    Object.assign(catalog.messages, messages)
    Object.assign(catalog, rest)
  }
  return catalog
}

import type { Language } from '../../contract/language.ts'
import { AREAS, type Area } from './areas.ts'
import type { Catalog } from './catalog.ts'
import { createErrorText } from './error-text.ts'

type Part = Partial<Omit<Catalog, 'messages'>> & { messages: object }

/** The languages the interface is translated to. Each area of each language is a chunk of its own. */
const loaders: Record<Language, Record<Area, () => Promise<Part>>> = {
  en: {
    site: async () => ({ messages: (await import('./en-site.ts')).enSite }),
    figures: async () => {
      const [messages, definitions] = await Promise.all([
        import('./en-metrics.ts'),
        import('../../measures/columns/definitions/en.ts'),
      ])
      return { messages: messages.enMetrics, definitions: definitions.en }
    },
    // The API itself speaks English.
    cameras: async () => ({ messages: (await import('./en-cameras.ts')).enCameras, feedProblems: {} }),
    forms: async () => {
      const [messages, errors] = await Promise.all([
        import('./en-forms.ts'),
        import('../../contract/error-messages.ts'),
      ])
      return { messages: messages.enForms, errorText: (error) => errors.ERROR_MESSAGES[error.code](error) }
    },
  },
  es: {
    site: async () => ({ messages: (await import('./es-site.ts')).esSite }),
    figures: async () => {
      const [messages, definitions] = await Promise.all([
        import('./es-metrics.ts'),
        import('../../measures/columns/definitions/es.ts'),
      ])
      return { messages: messages.esMetrics, definitions: definitions.es }
    },
    cameras: async () => {
      const [messages, problems] = await Promise.all([
        import('./es-cameras.ts'),
        import('./es-feed-problems.ts'),
      ])
      return { messages: messages.esCameras, feedProblems: problems.esFeedProblems }
    },
    forms: async () => {
      const [messages, errors] = await Promise.all([import('./es-forms.ts'), import('./es-errors.ts')])
      return { messages: messages.esForms, errorText: createErrorText('es', errors.esErrors) }
    },
  },
  ht: {
    site: async () => ({ messages: (await import('./ht-site.ts')).htSite }),
    figures: async () => {
      const [messages, definitions] = await Promise.all([
        import('./ht-metrics.ts'),
        import('../../measures/columns/definitions/ht.ts'),
      ])
      return { messages: messages.htMetrics, definitions: definitions.ht }
    },
    cameras: async () => {
      const [messages, problems] = await Promise.all([
        import('./ht-cameras.ts'),
        import('./ht-feed-problems.ts'),
      ])
      return { messages: messages.htCameras, feedProblems: problems.htFeedProblems }
    },
    forms: async () => {
      const [messages, errors] = await Promise.all([import('./ht-forms.ts'), import('./ht-errors.ts')])
      return { messages: messages.htForms, errorText: createErrorText('ht', errors.htErrors) }
    },
  },
}

// Keys of `loaders` are languages by its type; Object.keys only widens them.
export const OFFERED_LANGUAGES = Object.keys(loaders) as Language[]

const catalogs = new Map<Language, Catalog>()

/**
 * Adds areas to the catalog of a language and gives it back: always the same object, which grows as pages are opened.
 * What a page says is here before the page renders (site-pages.ts).
 */
export async function loadCatalog(language: Language, areas: readonly Area[] = AREAS): Promise<Catalog> {
  // What a page says is added before it says it.
  const catalog = catalogs.get(language) ?? ({ messages: {} } as Catalog)
  catalogs.set(language, catalog)
  const parts = await Promise.all(areas.map((area) => loaders[language][area]()))
  for (const { messages, ...rest } of parts) {
    Object.assign(catalog.messages, messages)
    Object.assign(catalog, rest)
  }
  return catalog
}

import type { Language } from '../../contract/language.ts'
import type { Messages } from './message-types.ts'

/**
 * The languages the interface is translated to, in two parts: the words of every first view, and those of what stands
 * below it, of documents, reports, key figures and the search, which come with the parts that say them. Each is a chunk
 * of its own, so only the active language is sent. A new part of the first words, such as en-notices.ts, is spread in
 * en-first.ts, its translations in es-first.ts and ht-first.ts; one of the others, such as en-below.ts, in
 * en-reports.ts.
 */
const loaders: Record<Language, { first: () => Promise<object>; reports: () => Promise<object> }> = {
  en: {
    first: async () => (await import('./en-first.ts')).enFirst,
    reports: async () => (await import('./en-reports.ts')).enReports,
  },
  es: {
    first: async () => (await import('./es-first.ts')).esFirst,
    reports: async () => {
      const parts = await Promise.all([import('./es-reports.ts'), import('./es-headlines.ts')])
      return { ...parts[0].esReports, ...parts[1].esHeadlines }
    },
  },
  ht: {
    first: async () => (await import('./ht-first.ts')).htFirst,
    reports: async () => {
      const parts = await Promise.all([import('./ht-reports.ts'), import('./ht-headlines.ts')])
      return { ...parts[0].htReports, ...parts[1].htHeadlines }
    },
  },
}

// Keys of `loaders` are languages by its type; Object.keys only widens them.
export const OFFERED_LANGUAGES = Object.keys(loaders) as Language[]

/** The words fetched so far of one language; further ones are added to the same object. */
const known = new Map<Language, Promise<object>>()

/** Loads one language's words of every first view. */
export async function loadMessages(language: Language): Promise<Messages> {
  const words = known.get(language) ?? loaders[language].first().then((first) => ({ ...first }))
  known.set(language, words)
  // What a first view does not say is added by `loadReportWords`, which everything that says it waits for.
  return (await words) as Messages
}

/** Adds the words of what stands below a first view, of documents, reports, key figures and the search. */
export async function loadReportWords(language: Language): Promise<void> {
  const [words, reports] = await Promise.all([loadMessages(language), loaders[language].reports()])
  Object.assign(words, reports)
}

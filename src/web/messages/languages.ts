import type { Language } from '../../contract/language.ts'
import type { Messages } from './message-types.ts'

/**
 * The languages the interface is translated to; each is a chunk of its own, so only the active one is sent.
 * A new part of the words, such as en-search.ts, is spread in en.ts; its translations in es.ts and ht.ts.
 */
const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ht: async () => (await import('./ht.ts')).ht,
}

// Keys of `loaders` are languages by its type; Object.keys only widens them.
export const OFFERED_LANGUAGES = Object.keys(loaders) as Language[]

/** Loads one language's words. */
export function loadMessages(language: Language): Promise<Messages> {
  return loaders[language]()
}

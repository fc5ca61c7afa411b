import type { Language } from '../../contract/language.ts'
import type { Messages } from './message-types.ts'

/** The languages the interface is translated to; each is a chunk of its own, so only the active one is sent. */
const loaders: Partial<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
}

// Keys of `loaders` are languages by its type; Object.keys only widens them.
export const OFFERED_LANGUAGES = Object.keys(loaders) as Language[]

/** Loads one language's words; throws when the language is not offered, which the router never asks for. */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = loaders[language]
  if (load === undefined) throw new Error(`No messages for language ${language}`)
  return load()
}

/** Languages of the interface; English is authoritative and has no address prefix. */
export const LANGUAGES = ['en', 'es', 'ht'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

export const ENGLISH_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Spanish',
  ht: 'Haitian Creole',
}

/** The languages with the country of their readers. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', ht: 'ht-HT' }

/** Letters of the languages besides those of ASCII, for the font. */
export const LETTERS: Readonly<Record<Language, string>> = { en: '', es: 'ÁÉÍÑÓÚÜáéíñóúü¡¿', ht: 'ÀÈÒàèò' }

/** The languages English is translated into. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

export function inEveryLanguage<Value>(build: (language: Language) => Value): Record<Language, Value> {
  const entries = LANGUAGES.map((language) => [language, build(language)])
  // One for each of them, which `Object.fromEntries` widens to string.
  return Object.fromEntries(entries) as Record<Language, Value>
}

/** The part of every address before the page path: `''` for English, `'/es'`, `'/ht'`. */
export function languagePrefix(language: Language): '' | `/${Language}` {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`
}

/** Splits an address path into its language and the path without the prefix. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  for (const language of LANGUAGES) {
    const prefix = languagePrefix(language)
    if (prefix === '') continue
    if (pathname === prefix) return { language, path: '/' }
    if (pathname.startsWith(`${prefix}/`)) return { language, path: pathname.slice(prefix.length) }
  }
  return { language: DEFAULT_LANGUAGE, path: pathname }
}

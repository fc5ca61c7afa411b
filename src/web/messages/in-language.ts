import type { Language } from '../../contract/language.ts'

/** Marks words that are not in the language of the page around them, as an untranslated page's are. */
export function inLanguage(words: { language: Language } | null, language: Language): { lang?: Language } {
  return words === null || words.language === language ? {} : { lang: words.language }
}

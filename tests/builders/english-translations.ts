import type { Language } from '../../src/contract/language.ts'
import { districtTerms } from '../../src/contract/site-in-language.ts'
import { createTranslations, type Translations } from '../../src/web/messages/catalog.ts'
import { loadCatalog } from '../../src/web/messages/languages.ts'
import { aSiteInfo } from './a-site.ts'

/** The messages of a language, with the terms of the district of `aSiteInfo`. */
export async function translationsIn(language: Language): Promise<Translations> {
  return createTranslations(language, await loadCatalog(language), districtTerms(aSiteInfo(), language))
}

/** The English messages, for tests of models that make sentences. */
export const englishTranslations = await translationsIn('en')

/** A sentence with plain instead of non-breaking spaces. */
export function plain(sentence: string): string {
  return sentence.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

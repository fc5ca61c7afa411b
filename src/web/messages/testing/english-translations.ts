import { aSiteInfo } from '../../../../tests/builders/a-site.ts'
import type { Language } from '../../../contract/language.ts'
import { districtTerms } from '../../../contract/site-in-language.ts'
import { createTranslations, type Translations } from '../catalog.ts'
import { loadCatalog } from '../languages.ts'

/** The messages of a language, with the terms of the district of `aSiteInfo`. */
export async function translationsIn(language: Language): Promise<Translations> {
  return createTranslations(language, await loadCatalog(language), districtTerms(aSiteInfo(), language))
}

/** The English messages, for tests of models that make sentences. */
export const englishTranslations = await translationsIn('en')

/** A sentence with plain spaces in place of those that never break. */
export function plain(sentence: string): string {
  return sentence.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

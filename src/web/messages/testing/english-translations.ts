import { createTranslations } from '../catalog.ts'
import { loadCatalog } from '../languages.ts'

/** The English messages, for tests of models that make sentences. */
export const englishTranslations = createTranslations('en', await loadCatalog('en'))

/** A sentence with plain spaces in place of those that never break. */
export function plain(sentence: string): string {
  return sentence.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

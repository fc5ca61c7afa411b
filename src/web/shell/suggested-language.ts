import { LANGUAGES, type Language } from '../../contract/language.ts'

/**
 * The language to suggest to a visitor, or `null`: the page is in it, the visitor has chosen one, or none of the
 * browser's languages is ours. Pure.
 *
 * @param preferred the browser's languages, the most wanted first: `['es-419', 'en-US']`
 */
export function suggestedLanguage(
  page: Language,
  chosen: Language | null,
  preferred: readonly string[],
): Language | null {
  if (chosen !== null) return null
  const wanted = preferred.map(spokenIn).find((language) => language !== null) ?? null
  return wanted === page ? null : wanted
}

/** Browsers offer no Creole to choose in many systems: people in Haiti set French there. */
function spokenIn(tag: string): Language | null {
  if (/^fr-HT$/i.test(tag)) return 'ht'
  const [primary] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === primary) ?? null
}

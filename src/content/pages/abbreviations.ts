import type { Language } from '../../contract/language.ts'
import { textIn } from '../../contract/local-text.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { PHRASES } from '../../phrases/phrases.ts'

/** What an abbreviation stands for, and an explanation in one or two sentences, without the final period. */
export interface Meaning {
  words: string
  meaning: string
}

/** The field's abbreviations and the district's own, which prose explains where they first appear, in one language. */
export function abbreviationsIn(
  language: Language,
  local: SiteInfo['abbreviations'],
): Readonly<Record<string, Meaning>> {
  const own = Object.entries(local).map(([short, { name, meaning }]) => [
    short,
    { words: textIn(name, language), meaning: textIn(meaning, language) },
  ])
  return { ...PHRASES[language].abbreviations, ...Object.fromEntries(own) }
}

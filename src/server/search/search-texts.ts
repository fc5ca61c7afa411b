import type { TextHit } from '../../contract/site-search.ts'
import { buildExcerpt, buildOpening, spellingOf } from './excerpt.ts'
import { type Phrase, parseWords } from './parse-words.ts'
import type { SiteText } from './site-texts.ts'
import { type KnownWord, nearestWord, wordsOf } from './words.ts'

/**
 * The texts that say everything a visitor typed, the best first: those called exactly that, then those whose name says
 * it, then those whose text does. Of equals the order is kept. Pure.
 */
export function searchTexts(texts: readonly SiteText[], typed: string): TextHit[] {
  const phrases = parseWords(typed)
  if (phrases.length === 0) return []
  const wanted = wordsOf(typed).join(' ')
  return texts
    .flatMap((one) => {
      const rank = rankOf(one, phrases, wanted)
      return rank === null ? [] : [{ rank, hit: hitOf(one, phrases, rank) }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ hit }) => hit)
}

/** 0: called exactly so; 1: named so; 2: says so. `null`: does not say it all. */
function rankOf({ names, title, text }: SiteText, phrases: readonly Phrase[], wanted: string) {
  if (names.some((name) => wordsOf(name).join(' ') === wanted)) return 0
  const says = (where: string) => phrases.every((phrase) => spellingOf(where, phrase) !== null)
  if (names.some(says)) return 1
  return says(`${title}\n${text}`) ? 2 : null
}

function hitOf(one: SiteText, phrases: readonly Phrase[], rank: number): TextHit {
  const { kind, title, language, url, text } = one
  const excerpt = buildExcerpt([text], phrases) ?? buildOpening(text)
  return { kind, title, language, url, excerpt, isNamed: rank < 2 }
}

/** Words that are called so in any of our languages before a road's number, and how signs and reports write it. */
const ROAD_SYSTEMS: readonly (readonly [words: string, sign: string])[] = [
  ['(?:interstate|interestatal|enteeta)(?: (?:highway|hwy))?', 'I'],
  ['(?:state road|state route|carretera estatal|wout leta)', 'SR'],
  ['(?:us|u\\.s\\.) (?:highway|hwy|route)', 'US'],
]

/** "exit 31", in any of our languages: elsewhere on the page the number would be another figure. */
const EXIT = /(?<!["“\p{L}])(?:exits?|salidas?|soti) \d+[a-z]?\b/giu

/** The same search with the number of an exit right after its word, as a phrase. Pure. */
export function withExitsTogether(typed: string): string {
  return typed.replace(EXIT, '"$&"')
}

/** The same search with roads as signs write them: "interstate 10" becomes "I-10". Pure. */
export function withRoadSigns(typed: string): string {
  return ROAD_SYSTEMS.reduce(
    (words, [system, sign]) => words.replace(new RegExp(`\\b${system}[ -]*(\\d+)\\b`, 'gi'), `${sign}-$1`),
    typed,
  )
}

/**
 * The search with each word that none of the given texts has replaced by the most similar one that one of them has;
 * `null` when a word has none, or none is missing. Pure.
 */
export function suggestSearch(typed: string, texts: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((text) => [...new Set(wordsOf(text))]))
    if (!/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known: readonly KnownWord[] = Array.from(counts, ([word, pages]) => ({ word, pages }))
  const near = wordsOf(typed).map((word) =>
    counts.has(word) || /\d/.test(word) ? word : nearestWord(word, known),
  )
  const isOther = near.join(' ') !== wordsOf(typed).join(' ')
  return isOther && near.every((word) => word !== null) ? near.join(' ') : null
}

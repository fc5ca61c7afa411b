import type { TextHit } from '../../contract/site-search.ts'
import { buildExcerpt, buildOpening, spellingOf } from './excerpt.ts'
import { type Phrase, parseWords } from './parse-words.ts'
import type { SiteText } from './site-texts.ts'
import { type KnownWord, nearestWord, replaceWord, wordsOf } from './words.ts'

/** Of a text that says what was searched for, and whose name does not. */
const TEXT_RANK = 3

/**
 * The texts that say everything a visitor typed, the best first: those called exactly that, then those whose name says
 * it, whole pages before their sections, then those whose text does. Ties keep their order. Pure.
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

/** The texts that say more than half of what a visitor typed, those that say most of it first. Pure. */
export function searchTextsNearly(texts: readonly SiteText[], typed: string): TextHit[] {
  const phrases = parseWords(typed)
  return texts
    .map((one) => ({
      one,
      said: phrases.filter((phrase) => spellingOf(`${one.title}\n${one.text}`, phrase) !== null),
    }))
    .filter(({ said }) => said.length * 2 > phrases.length)
    .toSorted((a, b) => b.said.length - a.said.length)
    .map(({ one, said }) => hitOf(one, said, TEXT_RANK))
}

/** 0: called exactly so; 1: named so; 2: a section of a page that is; 3: says so. `null`: does not say it all. */
function rankOf({ kind, names, title, text, url }: SiteText, phrases: readonly Phrase[], wanted: string) {
  const isSection = kind === 'pages' && url.includes('#')
  if (!isSection && names.some((name) => wordsOf(name).join(' ') === wanted)) return 0
  const says = (where: string) => phrases.every((phrase) => spellingOf(where, phrase) !== null)
  if (names.some(says)) return isSection ? 2 : 1
  return says(`${title}\n${text}`) ? TEXT_RANK : null
}

function hitOf(one: SiteText, phrases: readonly Phrase[], rank: number): TextHit {
  const { kind, title, language, url, text } = one
  const excerpt = buildExcerpt([text], phrases) ?? buildOpening(text)
  return { kind, title, language, url, excerpt, isNamed: rank < TEXT_RANK }
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

/** Words that questions and sentences are made with, in our languages, as `wordsOf` gives them. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of in on at to for from by with is are was were do does did can could should will it its this that
  there what when where which who why how i we you my your our me now today tonight nearest closest
  el la los las un una de del en y o al para por con es son esta estan hay que como donde cuando cual quien mi su hoy ahora
  nan ki kisa kote kijan kile konbyen ak pou se gen mwen nou yon yo sou jodi kounye`.split(/\s+/),
)

/** The same search with the words alone that tell something: "what is LOTTR" becomes "LOTTR". Pure. */
export function withoutSmallWords(typed: string): string {
  const pieces = typed.trim().split(/\s+/)
  // "I 10" is a road. What is in quotes stays as it is.
  const isSmall = (piece: string, index: number) =>
    SMALL_WORDS.has(wordsOf(piece).join(' ')) && !/^\d/.test(pieces[index + 1] ?? '')
  const telling = pieces.filter((piece, index) => !isSmall(piece, index))
  return telling.length === 0 || /["“”„«»]/.test(typed) ? typed : telling.join(' ')
}

/**
 * The search with each word that none of the given texts has replaced by the most similar one that one of them has;
 * `null` when a word has none, or none is missing. What else was typed stays as it is. Pure.
 */
export function suggestSearch(typed: string, texts: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((text) => [...new Set(wordsOf(text))]))
    if (!/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known: readonly KnownWord[] = Array.from(counts, ([word, pages]) => ({ word, pages }))
  const missing = [...new Set(wordsOf(typed))].filter((word) => !counts.has(word) && !/\d/.test(word))
  let suggested = typed.normalize('NFC')
  for (const word of missing) {
    const near = nearestWord(word, known)
    if (near === null) return null
    suggested = replaceWord(suggested, word, near)
  }
  return missing.length === 0 ? null : suggested
}

import type { TextHit } from '../../contract/site-search.ts'
import { WRITTEN_AS } from './everyday-words.ts'
import { buildExcerpt, buildOpening, spellingOf } from './excerpt.ts'
import { type Phrase, parseWords } from './parse-words.ts'
import type { SiteText } from './site-texts.ts'
import { type KnownWord, nearestWord, replaceWord, wordsOf } from './words.ts'

/** Ranks of matches, the best first. */
const MATCHES = ['everyday', 'exactName', 'name', 'sectionName', 'text'] as const
type Match = (typeof MATCHES)[number]

/**
 * The texts that match everything a visitor typed, best first: everyday words for a place, exact names, then names that
 * contain it (whole pages before sections), then texts that do. Ties keep their order. Pure.
 */
export function searchTexts(texts: readonly SiteText[], typed: string): TextHit[] {
  const phrases = parseWords(typed)
  if (phrases.length === 0) return []
  const wanted = wordsOf(typed).join(' ')
  return texts
    .flatMap((one) => {
      const match = matchOf(one, phrases, wanted)
      return match === null ? [] : [{ match, hit: hitOf(one, phrases, match) }]
    })
    .toSorted((a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match))
    .map(({ hit }) => hit)
}

/** The texts that match more than half of what a visitor typed, the most matches first. Pure. */
export function searchTextsNearly(texts: readonly SiteText[], typed: string): TextHit[] {
  const phrases = parseWords(typed)
  return texts
    .map((one) => ({
      one,
      matched: phrases.filter((phrase) => spellingOf(`${one.title}\n${one.text}`, phrase) !== null),
    }))
    .filter(({ matched }) => matched.length * 2 > phrases.length)
    .toSorted((a, b) => b.matched.length - a.matched.length)
    .map(({ one, matched }) => hitOf(one, matched, 'text'))
}

/** `null`: no match. */
function matchOf(one: SiteText, phrases: readonly Phrase[], wanted: string): Match | null {
  const { kind, names, everydayWords, title, text, url } = one
  const isWanted = (name: string) => wordsOf(name).join(' ') === wanted
  const isSection = kind === 'pages' && url.includes('#')
  if (everydayWords.some(isWanted)) return 'everyday'
  if (!isSection && names.some(isWanted)) return 'exactName'
  const matches = (where: string) => phrases.every((phrase) => spellingOf(where, phrase) !== null)
  if ([...names, ...everydayWords].some(matches)) return isSection ? 'sectionName' : 'name'
  return matches(`${title}\n${text}`) ? 'text' : null
}

function hitOf(one: SiteText, phrases: readonly Phrase[], match: Match): TextHit {
  const { kind, title, language, url, text } = one
  const excerpt = buildExcerpt([text], phrases) ?? buildOpening(text)
  const isNamed = match !== 'everyday' && match !== 'text'
  return { kind, title, language, url, excerpt, match: isNamed ? 'name' : match }
}

/** Words before a road's number in the languages of the site, and how signs and reports write them. */
const ROAD_SYSTEMS: readonly (readonly [words: string, sign: string])[] = [
  ['(?:interstate|interestatal|enteeta)(?: (?:highway|hwy))?', 'I'],
  ['(?:state road|state route|carretera estatal|wout leta)', 'SR'],
  ['(?:us|u\\.s\\.) (?:highway|hwy|route)', 'US'],
]

/** "exit 31" in the languages of the site: elsewhere on a page the number would mean something else. */
const EXIT = /(?<!["“\p{L}])(?:exits?|salidas?|soti) \d+[a-z]?\b/giu

/** The query with each exit and its number as a phrase. Pure. */
export function withExitsTogether(typed: string): string {
  return typed.replace(EXIT, '"$&"')
}

/** The query as reports and pages write it: "interstate 10" becomes "I-10", "accident" "crash". Pure. */
export function asWritten(typed: string): string {
  const withSigns = ROAD_SYSTEMS.reduce(
    (words, [system, sign]) => words.replace(new RegExp(`\\b${system}[ -]*(\\d+)\\b`, 'gi'), `${sign}-$1`),
    typed.normalize('NFC'),
  )
  return WRITTEN_AS.reduce((words, [word, written]) => replaceWord(words, word, written), withSigns)
}

/** Common words of the languages of the site, as `wordsOf` returns them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of in on at to for from by with is are was were do does did can could should will it its this that
  there what when where which who why how i we you my your our me now today tonight nearest closest
  el la los las un una de del en y o al para por con es son esta estan hay que como donde cuando cual quien mi su hoy ahora
  nan ki kisa kote kijan kile konbyen ak pou se gen mwen nou yon yo sou jodi kounye`.split(/\s+/),
)

/** The query without stop words: "what is LOTTR" becomes "LOTTR". Pure. */
export function withoutStopWords(typed: string): string {
  const pieces = typed.trim().split(/\s+/)
  // "I 10" is a road. A query with quotes stays as it is.
  const isStopWord = (piece: string, index: number) =>
    STOP_WORDS.has(wordsOf(piece).join(' ')) && !/^\d/.test(pieces[index + 1] ?? '')
  const keywords = pieces.filter((piece, index) => !isStopWord(piece, index))
  return keywords.length === 0 || /["“”„«»]/.test(typed) ? typed : keywords.join(' ')
}

/**
 * The query with each word that no text has replaced by the most similar one that some text has; `null` when a word has
 * none, or none is missing. The rest of the query stays as it is. Pure.
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

import type { Excerpt } from '../../contract/search.ts'
import type { Phrase } from './parse-words.ts'
import { foldText } from './words.ts'

/** About two lines of a result. */
const EXCERPT_CHARACTERS = 160
/** Matches this close together are shown in one excerpt. */
const WINDOW_CHARACTERS = 110
/** More would not find a better excerpt, and a page may hold a million characters. */
const MAX_PLACES = 500

const IN_WORD = '[\\p{L}\\p{N}\\p{Co}\\u0300-\\u036f]'

/** One occurrence of a phrase in a text, in UTF-16 units. */
interface Place {
  start: number
  end: number
  phrase: number
}

/**
 * The stretch of text that matches the most phrases, with the matches marked. Of several texts, the first with the
 * most; `null` when none matches. Line breaks become spaces. Pure.
 */
export function buildExcerpt(texts: readonly string[], phrases: readonly Phrase[]): Excerpt | null {
  const patterns = phrases.map(patternOf)
  const candidates = texts.map((text) => ({ text, best: bestWindow(findPlaces(text, patterns)) }))
  const most = Math.max(0, ...candidates.map(({ best }) => best.distinct))
  const chosen = candidates.find(({ best }) => best.distinct === most)
  return chosen === undefined || most === 0 ? null : cutOut(chosen.text, chosen.best.places)
}

/** The start of a text, for a page found without a match to show. */
export function buildOpening(text: string): Excerpt {
  return cutOut(text, [])
}

/** The phrase as the text first spells it; `null` when it does not occur. */
export function spellingOf(text: string, phrase: Phrase): string | null {
  const place = findPlaces(text, [patternOf(phrase)])[0]
  return place === undefined ? null : text.slice(place.start, place.end).replace(/\s+/g, ' ')
}

function patternOf({ words, isPrefix }: Phrase): RegExp {
  // Words hold only letters and digits, so they need no escaping.
  const inside = words.join(`(?:(?!${IN_WORD})[^])+`)
  return new RegExp(`(?<!${IN_WORD})${inside}${isPrefix ? `${IN_WORD}*` : `(?!${IN_WORD})`}`, 'gu')
}

function findPlaces(text: string, patterns: readonly RegExp[]): Place[] {
  const folded = foldText(text)
  return patterns
    .flatMap((pattern, phrase) =>
      folded
        .matchAll(pattern)
        .take(MAX_PLACES)
        .map((found) => ({ start: found.index, end: found.index + found[0].length, phrase }))
        .toArray(),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
}

/** The window that covers the most phrases; of equals the one with the most matches, then the first. */
function bestWindow(places: readonly Place[]): { places: readonly Place[]; distinct: number } {
  let best: { places: readonly Place[]; distinct: number } = { places: [], distinct: 0 }
  let last = 0
  for (const [first, place] of places.entries()) {
    while ((places[last + 1]?.end ?? Number.POSITIVE_INFINITY) - place.start <= WINDOW_CHARACTERS) last++
    if (last < first) last = first
    const inside = places.slice(first, last + 1)
    const distinct = new Set(inside.map(({ phrase }) => phrase)).size
    if (distinct > best.distinct || (distinct === best.distinct && inside.length > best.places.length)) {
      best = { places: inside, distinct }
    }
  }
  return best
}

function cutOut(text: string, places: readonly Place[]): Excerpt {
  const first = places[0]?.start ?? 0
  const last = Math.max(first, ...places.map(({ end }) => end))
  const around = Math.max(0, EXCERPT_CHARACTERS - (last - first))
  const from = startOfWord(text, first - Math.floor(places.length === 0 ? 0 : around / 3), first)
  const to = endOfWord(text, from + Math.max(EXCERPT_CHARACTERS, last - from), last)
  const marks = mergeMarks(text, places)
  const segments: Excerpt = []
  let at = from
  for (const { start, end } of marks) {
    segments.push(
      { text: text.slice(at, start), match: false },
      { text: text.slice(start, end), match: true },
    )
    at = end
  }
  segments.push({ text: text.slice(at, to), match: false })
  return tidy(segments, from > 0, to < text.length)
}

/** Merges marks with only space between them, but starts a new mark where a phrase repeats. */
function mergeMarks(text: string, places: readonly Place[]): { start: number; end: number }[] {
  const marks: { start: number; end: number; phrases: number[] }[] = []
  for (const { start, end, phrase } of places) {
    const before = marks.at(-1)
    const isNext = before !== undefined && /^\s+$/.test(text.slice(before.end, start))
    if (before !== undefined && (start <= before.end || (isNext && !before.phrases.includes(phrase)))) {
      before.end = Math.max(before.end, end)
      before.phrases.push(phrase)
    } else marks.push({ start, end, phrases: [phrase] })
  }
  return marks
}

/** The nearest start of a word after `wanted`, no later than `latest`. */
function startOfWord(text: string, wanted: number, latest: number): number {
  if (wanted <= 0) return 0
  const blank = text.slice(wanted - 1, latest).search(/\s/)
  return blank === -1 ? latest : wanted + blank
}

/** The nearest end of a word before `wanted`, no earlier than `earliest`. */
function endOfWord(text: string, wanted: number, earliest: number): number {
  if (wanted >= text.length) return text.length
  const rest = text.slice(earliest, wanted + 1)
  const blank = rest.search(/\s\S*$/)
  return blank === -1 ? Math.max(earliest, wholeCharacter(text, wanted)) : earliest + blank
}

/** Cuts a text without spaces anywhere except inside a surrogate pair. */
function wholeCharacter(text: string, end: number): number {
  return /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end
}

/** Punctuation left over where the text before was cut off. */
const LEADING_PUNCTUATION = /^[^\p{L}\p{N}"“¿¡(]+/u

/** Collapses spaces, trims the ends, and adds an ellipsis where the text was cut. */
function tidy(segments: Excerpt, isCutBefore: boolean, isCutAfter: boolean): Excerpt {
  const spaced = segments.map(({ text, match }) => ({ text: text.replace(/\s+/g, ' '), match }))
  const [head, tail] = [spaced[0], spaced.at(-1)]
  if (head !== undefined)
    head.text = isCutBefore ? `…${head.text.replace(LEADING_PUNCTUATION, '')}` : head.text.trimStart()
  if (tail !== undefined) tail.text = tail.text.trimEnd() + (isCutAfter ? '…' : '')
  return spaced.filter(({ text }) => text !== '')
}

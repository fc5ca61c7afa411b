import type { Excerpt } from '../../contract/search.ts'
import type { Phrase } from './parse-words.ts'
import { foldText } from './words.ts'

/** About as much as two lines of a result hold. */
const EXCERPT_CHARACTERS = 160
/** What is found within so many characters is shown in one excerpt. */
const WINDOW_CHARACTERS = 110
/** More of them would not choose a better place, and a page may hold a million characters. */
const MAX_PLACES = 500

const IN_WORD = '[\\p{L}\\p{N}\\p{Co}\\u0300-\\u036f]'

/** One place of a phrase in a text, in UTF-16 units. */
interface Place {
  start: number
  end: number
  /** Which of the phrases. */
  phrase: number
}

/**
 * The stretch of a text that says the most of what was searched for, with that marked. Of several texts, the
 * first that says most; `null` when none says any of it. Line breaks become spaces. Pure.
 */
export function buildExcerpt(texts: readonly string[], phrases: readonly Phrase[]): Excerpt | null {
  const patterns = phrases.map(patternOf)
  const candidates = texts.map((text) => ({ text, best: bestWindow(findPlaces(text, patterns)) }))
  const most = Math.max(0, ...candidates.map(({ best }) => best.distinct))
  const chosen = candidates.find(({ best }) => best.distinct === most)
  return chosen === undefined || most === 0 ? null : cutOut(chosen.text, chosen.best.places)
}

/** The beginning of a text, unmarked, for a page that is found without a place to show. */
export function buildOpening(text: string): Excerpt {
  return cutOut(text, [])
}

/** How the text writes the phrase at its first place; `null` when it does not occur. */
export function spellingOf(text: string, phrase: Phrase): string | null {
  const place = findPlaces(text, [patternOf(phrase)])[0]
  return place === undefined ? null : text.slice(place.start, place.end).replace(/\s+/g, ' ')
}

function patternOf({ words, isOpen }: Phrase): RegExp {
  // Words hold letters and digits alone, so nothing in them means anything to a pattern.
  const inside = words.join(`(?:(?!${IN_WORD})[^])+`)
  return new RegExp(`(?<!${IN_WORD})${inside}${isOpen ? `${IN_WORD}*` : `(?!${IN_WORD})`}`, 'gu')
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

/** The places near each other that cover the most phrases, then the most places, then come first. */
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

/** Found words with nothing but space between them are one mark; where they begin again, so does a mark. */
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

/** The nearest beginning of a word behind `wanted`, no later than `latest`. */
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

/** A text without spaces is cut anywhere but within a character. */
function wholeCharacter(text: string, end: number): number {
  return /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end
}

/** What was left of a list or a sentence when the text before it was cut off. */
const NO_BEGINNING = /^[^\p{L}\p{N}"“¿¡(]+/u

/** One space where there were any, none at the ends, and dots where the text goes on. */
function tidy(segments: Excerpt, isCutBefore: boolean, isCutAfter: boolean): Excerpt {
  const spaced = segments.map(({ text, match }) => ({ text: text.replace(/\s+/g, ' '), match }))
  const [head, tail] = [spaced[0], spaced.at(-1)]
  if (head !== undefined)
    head.text = isCutBefore ? `…${head.text.replace(NO_BEGINNING, '')}` : head.text.trimStart()
  if (tail !== undefined) tail.text = tail.text.trimEnd() + (isCutAfter ? '…' : '')
  return spaced.filter(({ text }) => text !== '')
}

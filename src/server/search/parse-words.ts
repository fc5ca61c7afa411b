import { wordsOf } from './words.ts'

/** Words that must follow each other, in this order. */
export interface Phrase {
  /** As `wordsOf` gives them; at least one. */
  words: readonly string[]
  /** The last word may go on: "rang" finds "ranger". */
  isOpen: boolean
}

const QUOTES = '"“”„«»'
const QUOTED_OR_WORD = new RegExp(`[${QUOTES}]([^${QUOTES}]*)([${QUOTES}]|$)|[^\\s${QUOTES}]+`, 'g')

/** Beginnings shorter than this would find nearly every page. */
const SHORTEST_BEGINNING = 2

/** So many words in a row occur only where they were copied from. */
const MAX_TOGETHER = 6

/**
 * Reads what a visitor typed, whatever it is: text in quotes is a phrase, and so is what is written
 * without spaces, such as I-10. The last word is open while it is not closed by a quote. Nothing in it has
 * another meaning: AND, NOT, * and brackets are words or nothing. No phrase is given twice. Pure.
 */
export function parseWords(typed: string): Phrase[] {
  const pieces = Array.from(typed.trim().matchAll(QUOTED_OR_WORD), ([piece, quoted, end]) => ({
    words: wordsOf(quoted ?? piece),
    isClosed: quoted !== undefined && end !== '',
  })).filter(({ words }) => words.length > 0)
  const phrases = pieces.map(({ words, isClosed }, index) => ({
    words,
    isOpen:
      index === pieces.length - 1 && !isClosed && [...(words.at(-1) ?? '')].length >= SHORTEST_BEGINNING,
  }))
  const distinct = new Map(phrases.map((phrase) => [`${phrase.words.join(' ')} ${phrase.isOpen}`, phrase]))
  return [...distinct.values()]
}

/**
 * The same as an expression of SQLite's FTS5; `null` when nothing is searched for. Every word is quoted and holds
 * letters and digits alone, so no input can be a syntax error. Pages that have everything together, or an open
 * word as it was typed, count more.
 */
export function buildMatchExpression(phrases: readonly Phrase[]): string | null {
  if (phrases.length === 0) return null
  const all = phrases.map(expressionOf).join(' AND ')
  if (phrases.length === 1 || phrases.length > MAX_TOGETHER) return all
  const together = phrases.flatMap(({ words }) => words)
  // Finds nothing that the other part does not find, and so does nothing but count.
  return `(${all}) OR ${expressionOf({ words: together, isOpen: phrases.at(-1)?.isOpen === true })}`
}

/** Rows whose title or summary says any of it and whose page does not say all of it. For at least one phrase. */
export function buildEntryExpression(phrases: readonly Phrase[]): string {
  const said = phrases.map(expressionOf)
  return `({title summary} : (${said.join(' OR ')})) NOT (text : (${said.join(' AND ')}))`
}

function expressionOf({ words, isOpen }: Phrase): string {
  const quoted = `"${words.join(' ')}"`
  return isOpen ? `(${quoted} OR ${quoted} *)` : quoted
}

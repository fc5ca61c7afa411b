import { wordsOf } from './words.ts'

/** Words that must follow each other in this order. */
export interface Phrase {
  /** As `wordsOf` gives them; at least one. */
  words: readonly string[]
  /** The last word matches as a prefix: "rang" finds "ranger". */
  isPrefix: boolean
}

const QUOTES = '"“”„«»'
const QUOTED_OR_WORD = new RegExp(`[${QUOTES}]([^${QUOTES}]*)([${QUOTES}]|$)|[^\\s${QUOTES}]+`, 'g')

/** Shorter prefixes would match nearly every page. */
const SHORTEST_PREFIX = 2

/** A longer run of words occurs only in the text it was copied from. */
const MAX_TOGETHER = 6

/**
 * Parses whatever a visitor typed. Text in quotes is a phrase, and so is anything without spaces, such as I-10. The last
 * word is a prefix unless a quote closes it. There is no other syntax: AND and NOT are words, * and brackets are
 * ignored. Each phrase is returned once. Pure.
 */
export function parseWords(typed: string): Phrase[] {
  const pieces = Array.from(typed.trim().matchAll(QUOTED_OR_WORD), ([piece, quoted, end]) => ({
    words: wordsOf(quoted ?? piece),
    isClosed: quoted !== undefined && end !== '',
  })).filter(({ words }) => words.length > 0)
  const phrases = pieces.map(({ words, isClosed }, index) => ({
    words,
    isPrefix: index === pieces.length - 1 && !isClosed && [...(words.at(-1) ?? '')].length >= SHORTEST_PREFIX,
  }))
  const distinct = new Map(phrases.map((phrase) => [`${phrase.words.join(' ')} ${phrase.isPrefix}`, phrase]))
  return [...distinct.values()]
}

/**
 * Builds the expression for SQLite's FTS5; `null` when there are no phrases. Every word is quoted and holds only letters
 * and digits, so no input can be a syntax error. Pages that have everything together, or the prefix as a whole word,
 * rank higher.
 */
export function buildMatchExpression(phrases: readonly Phrase[]): string | null {
  if (phrases.length === 0) return null
  const all = phrases.map(expressionOf).join(' AND ')
  if (phrases.length === 1 || phrases.length > MAX_TOGETHER) return all
  const together = phrases.flatMap(({ words }) => words)
  // The second part finds nothing more; it only raises the rank.
  return `(${all}) OR ${expressionOf({ words: together, isPrefix: phrases.at(-1)?.isPrefix === true })}`
}

/** Matches rows whose title or summary has any phrase and whose page lacks one. Takes at least one phrase. */
export function buildEntryExpression(phrases: readonly Phrase[]): string {
  const expressions = phrases.map(expressionOf)
  return `({title summary} : (${expressions.join(' OR ')})) NOT (text : (${expressions.join(' AND ')}))`
}

function expressionOf({ words, isPrefix }: Phrase): string {
  const quoted = `"${words.join(' ')}"`
  return isPrefix ? `(${quoted} OR ${quoted} *)` : quoted
}

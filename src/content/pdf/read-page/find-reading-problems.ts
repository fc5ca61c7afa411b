import type { ReadingProblem } from '../../../contract/readable-report.ts'
import type { Derived, UsedPiece } from './derived.ts'
import { wordsIn } from './marked-text.ts'

/** Share of the words that must be in the text. */
const MIN_RECALL = 0.99
// More page numbers do not help anyone find the places.
const MAX_PAGES_LISTED = 20
// A dense page has 1,500. Comparing takes quadratic time.
const MAX_COMPARED = 5_000

/**
 * Why the text derived from a PDF's tags should not replace the PDF. Pure.
 *
 * @param words all words of each page except artifacts, in content order
 */
export function findReadingProblems(
  derived: Derived,
  words: readonly (readonly string[])[],
): ReadingProblem[] {
  const usedOn = Map.groupBy(derived.used, ({ page }) => page)
  const missing = words.map(
    (onPage, index) => onPage.length - countFound(onPage, wordsOf(usedOn.get(index + 1) ?? [])),
  )
  const all = words.reduce((sum, onPage) => sum + onPage.length, 0)
  const count = missing.reduce((sum, one) => sum + one, 0)
  const isMissing = count > all * (1 - MIN_RECALL)
  const pages = missing.flatMap((one, index) => (one > 0 ? [index + 1] : []))
  return [
    ...(isMissing ? [{ code: 'words' as const, count, pages: pages.slice(0, MAX_PAGES_LISTED) }] : []),
    ...problemAt('table', derived.irregularTables),
    ...problemAt('figure', derived.figuresWithoutAlt),
  ]
}

function problemAt(code: 'table' | 'figure', places: readonly number[]): ReadingProblem[] {
  const pages = [...new Set(places)].toSorted((a, b) => a - b).slice(0, MAX_PAGES_LISTED)
  return places.length === 0 ? [] : [{ code, count: places.length, pages }]
}

/**
 * The words derived from a page: in the derived order within each line, with the lines in the order of the page's content.
 * Whether a person would read the lines in that order is a separate question.
 */
function wordsOf(used: readonly UsedPiece[]): string[] {
  const lines = Map.groupBy(used, ({ line }) => line)
  return [...lines.values()]
    .toSorted((a, b) => (a[0]?.order ?? 0) - (b[0]?.order ?? 0))
    .flatMap((pieces) => wordsIn(joined(pieces)))
}

/** Pieces that are consecutive on the page are joined without an extra space. */
function joined(pieces: readonly UsedPiece[]): string {
  return pieces
    .map(({ order, text }, index) => (pieces[index - 1]?.order === order - 1 ? text : ` ${text}`))
    .join('')
}

/** How many of the words are in the others in the same order: the length of the longest common subsequence. */
function countFound(words: readonly string[], others: readonly string[]): number {
  let start = 0
  while (start < words.length && words[start] === others[start]) start += 1
  const [a, b] = [words.slice(start), others.slice(start)]
  if (a.length === 0 || b.length === 0) return start
  if (Math.max(a.length, b.length) > MAX_COMPARED) return start + countCommon(a, b)
  let before = new Uint16Array(b.length + 1)
  for (const word of a) {
    const now = new Uint16Array(b.length + 1)
    for (const [index, other] of b.entries())
      now[index + 1] =
        word === other ? (before[index] ?? 0) + 1 : Math.max(before[index + 1] ?? 0, now[index] ?? 0)
    before = now
  }
  return start + (before.at(-1) ?? 0)
}

/** The same in any order, for pages whose order would take too long to compare. */
function countCommon(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>()
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1)
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}

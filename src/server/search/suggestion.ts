import { spellingOf } from './excerpt.ts'
import type { NearWord } from './find-query.ts'
import { foldText } from './words.ts'

/**
 * What a visitor typed, with words that stand nowhere replaced by those near them. `text` is a page that has
 * them: they are written as they are there, without capitals. Pure.
 */
export function buildSuggestion(typed: string, nearWords: readonly NearWord[], text: string): string {
  return nearWords.reduce((words, { params, near }) => {
    const spelling = spellingOf(text, { words: [near], isOpen: false })?.toLowerCase() ?? near
    return replaceWord(words, params, spelling)
  }, typed.normalize('NFC'))
}

/** `word` is folded, and so holds letters alone. */
function replaceWord(typed: string, word: string, by: string): string {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{Co}])${word}(?![\\p{L}\\p{N}\\p{Co}])`, 'gu')
  let replaced = ''
  let at = 0
  for (const { index } of foldText(typed).matchAll(pattern)) {
    replaced += typed.slice(at, index) + by
    at = index + word.length
  }
  return replaced + typed.slice(at)
}

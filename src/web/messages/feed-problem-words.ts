import type { FeedProblem } from '../../contract/camera.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../contract/language.ts'
import { createWordLoader } from './word-loader.ts'

/** Sentences by the codes of problems; a newer server may know codes that these pages do not. */
type Sentences = Readonly<Record<string, string>>

const { load, loadForDocument, useWords } = createWordLoader<Sentences>({
  // The answer itself speaks English.
  en: async () => ({}),
  es: async () => (await import('./es-feed-problems.ts')).esFeedProblems,
  ht: async () => (await import('./ht-feed-problems.ts')).htFeedProblems,
})

/** Fetches the words for problems of feeds, once for each language. */
export const loadFeedProblemWords = load
/** Fetches them for the language of the document, at the same time as a page's code. */
export const loadDocumentFeedProblemWords = loadForDocument

/** Says a problem of a feed in the visitor's language, or in the answer's own English where there is no translation. */
export function useFeedProblemText(): (problem: FeedProblem) => { text: string; language: Language } {
  const { language, words } = useWords()
  return ({ code, message }) => {
    const text = words[code]
    return text === undefined ? { text: message, language: DEFAULT_LANGUAGE } : { text, language }
  }
}

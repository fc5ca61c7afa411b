import { use } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/language.ts'
import { useSpeech } from './messages-context.tsx'

/** The words of one part of the site, which other pages do not carry. */
export interface WordLoader<Words> {
  /** Fetches the words, once for each language. */
  load: (language: Language) => Promise<Words>
  /** Fetches them for the language of the document, at the same time as a page's code. The server has no document, but all words. */
  loadForDocument: () => Promise<void>
  /** The active language and its words. Suspends until they are here; the server has them from its start. */
  useWords: () => { language: Language; words: Words }
}

/** React reads `status` and `value`, and does not wait for what is here. */
type Loading<Words> = Promise<Words> & { status?: string; value?: Words }

/** Makes the functions that fetch one set of words; each language is a chunk of its own. */
export function createWordLoader<Words>(
  loaders: Readonly<Record<Language, () => Promise<Words>>>,
): WordLoader<Words> {
  /** What is being fetched or here. */
  const known = new Map<Language, Loading<Words>>()

  function load(language: Language): Promise<Words> {
    const earlier = known.get(language)
    if (earlier !== undefined) return earlier
    const loading: Loading<Words> = loaders[language]()
    loading.then(
      (value) => {
        loading.status = 'fulfilled'
        loading.value = value
      },
      // Asked for again when a page needs them.
      () => known.delete(language),
    )
    known.set(language, loading)
    return loading
  }

  return {
    load,
    loadForDocument: async () => {
      if (typeof document === 'undefined') return
      const { lang } = document.documentElement
      await load(LANGUAGES.find((language) => language === lang) ?? DEFAULT_LANGUAGE)
    },
    useWords: () => {
      const { language } = useSpeech()
      return { language, words: use(load(language)) }
    },
  }
}

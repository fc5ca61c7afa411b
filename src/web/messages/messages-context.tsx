import { createContext, type ReactNode, use } from 'react'
import type { Language } from '../../contract/language.ts'
import type { Messages, Translate } from './message-types.ts'
import { createTranslate } from './translate.ts'

interface Speech {
  language: Language
  t: Translate
  /** The words of a headline figure in the active language; `null`: those that come with it are the ones. */
  headlineOf: (key: string) => { name: string; meaning: string } | null
}

const SpeechContext = createContext<Speech | null>(null)

/** Gives everything below it the words of one language. */
export function SpeechProvider(props: { language: Language; messages: Messages; children: ReactNode }) {
  const { language, messages } = props
  const speech: Speech = {
    language,
    t: createTranslate(language, messages),
    headlineOf: (key) => {
      const [name, meaning] = [messages[`headline.${key}`], messages[`headline.${key}.meaning`]]
      return name === undefined || meaning === undefined ? null : { name, meaning }
    },
  }
  return <SpeechContext value={speech}>{props.children}</SpeechContext>
}

/** The active language and its words. */
export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (speech === null) throw new Error('useSpeech needs a SpeechProvider above it')
  return speech
}

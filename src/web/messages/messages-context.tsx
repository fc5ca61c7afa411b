import { createContext, type ReactNode, use } from 'react'
import type { Language } from '../../contract/language.ts'
import type { Messages, Translate } from './message-types.ts'
import { createTranslate } from './translate.ts'

interface Speech {
  language: Language
  t: Translate
}

const SpeechContext = createContext<Speech | null>(null)

/** Gives everything below it the words of one language. */
export function SpeechProvider(props: { language: Language; messages: Messages; children: ReactNode }) {
  const speech = { language: props.language, t: createTranslate(props.language, props.messages) }
  return <SpeechContext value={speech}>{props.children}</SpeechContext>
}

/** The active language and its words. */
export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (speech === null) throw new Error('useSpeech needs a SpeechProvider above it')
  return speech
}

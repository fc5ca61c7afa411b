import { createContext, type ReactNode, use } from 'react'
import type { Language } from '../../contract/language.ts'
import { type Catalog, createSpeech, type Speech } from './catalog.ts'

const SpeechContext = createContext<Speech | null>(null)

/** Gives everything below it the messages of one language. */
export function SpeechProvider(props: { language: Language; catalog: Catalog; children: ReactNode }) {
  const { language, catalog } = props
  return <SpeechContext value={createSpeech(language, catalog)}>{props.children}</SpeechContext>
}

/** The active language and its messages. */
export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (speech === null) throw new Error('useSpeech needs a SpeechProvider above it')
  return speech
}

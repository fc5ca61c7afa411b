import type { Language } from '../../contract/language.ts'
import type { enCameras } from './en-cameras.ts'
import type { InLanguage, Say } from './message-types.ts'
import { fillText } from './translate.ts'
import { createWordLoader } from './word-loader.ts'

type CameraMessages = InLanguage<typeof enCameras>

/** The active language with the words of the camera pages. */
export interface CameraSpeech {
  language: Language
  say: Say<typeof enCameras>
}

const { load, loadForDocument, useWords } = createWordLoader<CameraMessages>({
  en: async () => (await import('./en-cameras.ts')).enCameras,
  es: async () => (await import('./es-cameras.ts')).esCameras,
  ht: async () => (await import('./ht-cameras.ts')).htCameras,
})

/** Fetches the words of cameras, once for each language. */
export const loadCameraWords = load
/** Fetches them for the language of the document, at the same time as a page's code. */
export const loadDocumentCameraWords = loadForDocument

/** Suspends until the words are here; the server has them from its start. */
export function useCameraSpeech(): CameraSpeech {
  const { language, words } = useWords()
  return createCameraSpeech(language, words)
}

/** Makes the function that says the words of cameras in one language. */
export function createCameraSpeech(language: Language, messages: CameraMessages): CameraSpeech {
  return { language, say: (key, ...values) => fillText(messages[key], values[0] ?? {}, language) }
}

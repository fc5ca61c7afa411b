import { use } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/language.ts'
import type { enCameras } from './en-cameras.ts'
import type { InLanguage, Say } from './message-types.ts'
import { useSpeech } from './messages-context.tsx'
import { fillText } from './translate.ts'

type CameraMessages = InLanguage<typeof enCameras>

/** The active language with the words of the camera pages; other pages do not carry them. */
export interface CameraSpeech {
  language: Language
  say: Say<typeof enCameras>
}

/** Each language is a chunk of its own; one that is not translated yet speaks English. */
const loaders: Partial<Record<Language, () => Promise<CameraMessages>>> = {
  en: async () => (await import('./en-cameras.ts')).enCameras,
}

/** What is being fetched or here. React reads `status` and `value`, and does not wait for what is here. */
const words = new Map<Language, Promise<CameraMessages> & { status?: string; value?: CameraMessages }>()

/** Fetches the words of cameras, once for each language. */
export function loadCameraWords(language: Language): Promise<CameraMessages> {
  const known = words.get(language)
  if (known !== undefined) return known
  const load = loaders[language] ?? loaders[DEFAULT_LANGUAGE]
  if (load === undefined) throw new Error('There are no words for cameras')
  const loading: ReturnType<typeof words.get> & {} = load()
  loading.then(
    (value) => {
      loading.status = 'fulfilled'
      loading.value = value
    },
    // Asked for again when a page needs them.
    () => words.delete(language),
  )
  words.set(language, loading)
  return loading
}

/** Fetches them for the language of the document, at the same time as a page's code. The server has no document, but all words. */
export async function loadDocumentCameraWords(): Promise<void> {
  if (typeof document === 'undefined') return
  const { lang } = document.documentElement
  await loadCameraWords(LANGUAGES.find((language) => language === lang) ?? DEFAULT_LANGUAGE)
}

/** Suspends until the words are here; the server has them from its start. */
export function useCameraSpeech(): CameraSpeech {
  const { language } = useSpeech()
  return createCameraSpeech(language, use(loadCameraWords(language)))
}

/** Makes the function that says the words of cameras in one language. */
export function createCameraSpeech(language: Language, messages: CameraMessages): CameraSpeech {
  return { language, say: (key, ...values) => fillText(messages[key], values[0] ?? {}, language) }
}

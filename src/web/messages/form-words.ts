import { use } from 'react'
import type { FAULT_WORDS, FaultCode, FaultFacts } from '../../contract/fault-words.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/language.ts'
import type { enForms } from './en-forms.ts'
import type { InLanguage, Say } from './message-types.ts'
import { useSpeech } from './messages-context.tsx'
import { fillText } from './translate.ts'

/** The words of the contact page's forms in one language; other pages do not carry them. */
interface FormWords {
  messages: InLanguage<typeof enForms>
  faults: Readonly<Record<keyof typeof FAULT_WORDS, (facts: FaultFacts) => string>>
}

export type FormText = Say<typeof enForms>

/** The active language with the words of forms and of every fault they can have. */
export interface FormSpeech {
  language: Language
  say: FormText
  faultText: (fault: FaultFacts & { code: FaultCode }) => string
}

/** Each language is a chunk of its own; one that is not translated yet speaks English. */
const loaders: Partial<Record<Language, () => Promise<FormWords>>> = {
  en: async () => {
    const [{ enForms }, { FAULT_WORDS }] = await Promise.all([
      import('./en-forms.ts'),
      import('../../contract/fault-words.ts'),
    ])
    return { messages: enForms, faults: FAULT_WORDS }
  },
}

/** What is being fetched or here. React reads `status` and `value`, and does not wait for what is here. */
const words = new Map<Language, Promise<FormWords> & { status?: string; value?: FormWords }>()

/** Fetches the words of forms, once for each language. */
export function loadFormWords(language: Language): Promise<FormWords> {
  const known = words.get(language)
  if (known !== undefined) return known
  const load = loaders[language] ?? loaders[DEFAULT_LANGUAGE]
  if (load === undefined) throw new Error('There are no words for forms')
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

/** Fetches them for the language of the document, at the same time as the page's code. The server has no document, but all words. */
export async function loadDocumentFormWords(): Promise<void> {
  if (typeof document === 'undefined') return
  const { lang } = document.documentElement
  await loadFormWords(LANGUAGES.find((language) => language === lang) ?? DEFAULT_LANGUAGE)
}

/** Suspends until the words are here; the server has them from its start. */
export function useFormSpeech(): FormSpeech {
  const { language } = useSpeech()
  const { messages, faults } = use(loadFormWords(language))
  return {
    language,
    say: (key, ...values) => fillText(messages[key], values[0] ?? {}, language),
    faultText: (fault) => faults[fault.code](fault),
  }
}

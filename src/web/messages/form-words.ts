import type { Language } from '../../contract/language.ts'
import type { enForms } from './en-forms.ts'
import type { SayFault } from './fault-speech.ts'
import type { InLanguage, Say } from './message-types.ts'
import { fillText } from './translate.ts'
import { createWordLoader } from './word-loader.ts'

/** The words of the contact page's forms in one language. */
interface FormWords {
  messages: InLanguage<typeof enForms>
  faultText: SayFault
}

export type FormText = Say<typeof enForms>

/** The active language with the words of forms and of every fault they can have. */
export interface FormSpeech {
  language: Language
  say: FormText
  faultText: SayFault
}

const { load, loadForDocument, useWords } = createWordLoader<FormWords>({
  en: async () => {
    const [{ enForms }, { sayEnglishFault }] = await Promise.all([
      import('./en-forms.ts'),
      import('./en-faults.ts'),
    ])
    return { messages: enForms, faultText: sayEnglishFault }
  },
  es: async () => {
    const [{ esForms }, { esFaults }, { createFaultSpeech }] = await Promise.all([
      import('./es-forms.ts'),
      import('./es-faults.ts'),
      import('./fault-speech.ts'),
    ])
    return { messages: esForms, faultText: createFaultSpeech('es', esFaults) }
  },
  ht: async () => {
    const [{ htForms }, { htFaults }, { createFaultSpeech }] = await Promise.all([
      import('./ht-forms.ts'),
      import('./ht-faults.ts'),
      import('./fault-speech.ts'),
    ])
    return { messages: htForms, faultText: createFaultSpeech('ht', htFaults) }
  },
})

/** Fetches the words of forms, once for each language. */
export const loadFormWords = load
/** Fetches them for the language of the document, at the same time as a page's code. */
export const loadDocumentFormWords = loadForDocument

/** Suspends until the words are here; the server has them from its start. */
export function useFormSpeech(): FormSpeech {
  const { language, words } = useWords()
  const { messages, faultText } = words
  return { language, say: (key, ...values) => fillText(messages[key], values[0] ?? {}, language), faultText }
}

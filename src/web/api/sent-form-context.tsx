import { createContext, type ReactNode, use, useState } from 'react'
import type { SentForm } from '../../contract/sent-form.ts'

interface SentFormFacts {
  /** What became of a form that a browser without scripts sent. `null`: none was, or it is no longer of interest. */
  sentForm: SentForm | null
  /** Call it when the visitor leaves the page that the form was sent from. */
  forget: () => void
}

const SentFormContext = createContext<SentFormFacts>({ sentForm: null, forget: () => undefined })

/** Hands what became of a sent form to the page it was sent from. */
export function SentFormProvider({ form, children }: { form: SentForm | null; children: ReactNode }) {
  const [sentForm, setSentForm] = useState(form)
  const [forget] = useState(() => () => setSentForm(null))
  return <SentFormContext value={{ sentForm, forget }}>{children}</SentFormContext>
}

export function useSentForm(): SentFormFacts {
  return use(SentFormContext)
}

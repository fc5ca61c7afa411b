import { createContext, type ReactNode, use, useState } from 'react'
import type { SentForm } from '../../contract/sent-form.ts'
import type { SiteInLanguage } from '../../contract/site-in-language.ts'
import type { Boot } from '../boot.ts'

/** What the page's initial data says about the site. */
type SiteFacts = Pick<
  Boot,
  | ('site' | 'appearance' | 'publicUrl' | 'countyList' | 'mapCredit')
  | ('hasTravelTimes' | 'hasStormPage' | 'hiddenColumns')
>

const SiteContext = createContext<SiteFacts | null>(null)

/** Gives everything below it what the office says about itself, and where the site is published. */
export function SiteProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteContext value={facts}>{children}</SiteContext>
}

/** What the office says about itself: names, links, contacts. */
export function useSite(): SiteInLanguage {
  return useSiteFacts().site
}

export function useSiteFacts(): SiteFacts {
  const facts = use(SiteContext)
  if (facts === null) throw new Error('useSite needs a SiteProvider above it')
  return facts
}

interface SentFormFacts {
  /** The outcome of a form sent by a browser without scripts. `null`: none was sent, or the visitor has left its page. */
  sentForm: SentForm | null
  /** Call it when the visitor leaves the page that the form was sent from. */
  forget: () => void
}

const SentFormContext = createContext<SentFormFacts>({ sentForm: null, forget: () => undefined })

/** Provides the outcome of a sent form to the page it was sent from. */
export function SentFormProvider({ form, children }: { form: SentForm | null; children: ReactNode }) {
  const [sentForm, setSentForm] = useState(form)
  const [forget] = useState(() => () => setSentForm(null))
  return <SentFormContext value={{ sentForm, forget }}>{children}</SentFormContext>
}

export function useSentForm(): SentFormFacts {
  return use(SentFormContext)
}

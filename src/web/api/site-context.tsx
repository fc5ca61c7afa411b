import { createContext, type ReactNode, use, useState } from 'react'
import type { Logo } from '../../contract/appearance.ts'
import type { SentForm } from '../../contract/sent-form.ts'
import type { SiteInLanguage } from '../../contract/site-in-language.ts'

interface SiteFacts {
  site: SiteInLanguage
  /** The district's logo. `null`: the site shows its own mark. */
  logo: Logo | null
  /** The site's own origin, without a slash at its end. */
  publicUrl: string
  /** The district's counties as words: "Adams, Clark and Polk". */
  countyList: string
  /** Who made the district's map. `null`: the office has published none. */
  mapCredit: string | null
  /** Whether the newest figures of freeways hold travel times, so that Metrics says how much time to allow. */
  hasTravelTimes: boolean
  /** The office has written what to know in a storm, so that its emergency notice makes Discover that page. Missing: no. */
  hasStormPage?: boolean | undefined
  /** Columns that no table of the district's categories has; their definitions are not shown. */
  hiddenColumns: readonly string[]
}

const SiteContext = createContext<SiteFacts | null>(null)

/** Gives everything below it what the office says about itself, and where the site is published. */
export function SiteProvider({ children, ...facts }: SiteFacts & { children: ReactNode }) {
  return <SiteContext value={facts}>{children}</SiteContext>
}

/** What the office says about itself: names, links, contacts. */
export function useSite(): SiteInLanguage {
  return useSiteFacts().site
}

/** All that is known of the site. */
export function useSiteFacts(): SiteFacts {
  const facts = use(SiteContext)
  if (facts === null) throw new Error('useSite needs a SiteProvider above it')
  return facts
}

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

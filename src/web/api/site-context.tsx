import { createContext, type ReactNode, use } from 'react'
import type { SiteInfo } from '../../contract/site-info.ts'

interface SiteFacts {
  site: SiteInfo
  /** The site's own origin, without a slash at its end. */
  publicUrl: string
}

const SiteContext = createContext<SiteFacts | null>(null)

/** Gives everything below it what the office says about itself, and where the site is published. */
export function SiteProvider({ site, publicUrl, children }: SiteFacts & { children: ReactNode }) {
  return <SiteContext value={{ site, publicUrl }}>{children}</SiteContext>
}

/** What the office says about itself: names, links, contacts. */
export function useSite(): SiteInfo {
  return useFacts().site
}

/** The origin under which addresses of this site are permanent: `https://traffic.example.gov`. */
export function usePublicUrl(): string {
  return useFacts().publicUrl
}

function useFacts(): SiteFacts {
  const facts = use(SiteContext)
  if (facts === null) throw new Error('useSite needs a SiteProvider above it')
  return facts
}

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { siteInLanguage } from '../../src/contract/site-in-language.ts'
import { SiteProvider } from '../../src/web/api/site-context.tsx'
import { loadCatalog } from '../../src/web/messages/languages.ts'
import { TranslationsProvider } from '../../src/web/messages/messages-context.tsx'
import { aSiteInfo } from './a-site.ts'

const catalog = await loadCatalog('en')
const site = siteInLanguage(aSiteInfo(), 'en')

/** The HTML of a part of an English page. */
export function render(element: ReactNode): string {
  return renderToStaticMarkup(
    <SiteProvider
      facts={{
        site,
        publicUrl: 'https://traffic.example.gov',
        countyList: 'Adams',
        mapCredit: null,
        hasTravelTimes: true,
        hiddenColumns: [],
      }}
    >
      <TranslationsProvider language="en" catalog={catalog} terms={site.terms}>
        <Router ssrPath="/app/metrics">{element}</Router>
      </TranslationsProvider>
    </SiteProvider>,
  )
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { aSiteInfo } from '../../../tests/builders/a-site.ts'
import type { Language } from '../../contract/language.ts'
import { districtTerms, siteInLanguage } from '../../contract/site-in-language.ts'
import { SiteProvider } from '../api/site-context.tsx'
import { loadCatalog } from '../messages/languages.ts'
import { TranslationsProvider } from '../messages/messages-context.tsx'
import { SiteFooter } from './site-footer.tsx'

const DRAFT = { es: 'Borrador de traducción', ht: 'Bouyon tradiksyon' } as const

async function footer(
  language: Language,
  review: 'draft' | 'done',
  languages: Language[] = ['en', 'es', 'ht'],
): Promise<string> {
  const site = aSiteInfo({ languages, translations: { es: { review }, ht: { review } } })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SiteProvider
        facts={{
          site: siteInLanguage(site, language),
          publicUrl: 'https://traffic.example.gov',
          countyList: 'Broward',
          mapCredit: null,
          hasTravelTimes: true,
          hiddenColumns: [],
        }}
      >
        <TranslationsProvider
          language={language}
          catalog={await loadCatalog(language)}
          terms={districtTerms(site, language)}
        >
          <Router ssrPath="/app/about-us">
            <SiteFooter />
          </Router>
        </TranslationsProvider>
      </SiteProvider>
    </QueryClientProvider>,
  )
}

test.each(['es', 'ht'] as const)(
  'the footer of a page in %s says that it is a draft until it is reviewed',
  async (language) => {
    expect(await footer(language, 'draft')).toContain(DRAFT[language])
    expect(await footer(language, 'done')).not.toContain(DRAFT[language])
  },
)

test('the footer of an English page does not mention a draft', async () => {
  expect(await footer('en', 'draft')).toBe(await footer('en', 'done'))
})

test('the footer says that the English text is authoritative only on a site with translations', async () => {
  expect(await footer('en', 'done')).toContain('The English text is authoritative')
  expect(await footer('en', 'done', ['en'])).not.toContain('authoritative')
})

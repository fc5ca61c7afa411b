import { createContext, type ReactNode, use } from 'react'
import type { DistrictTerms } from '../../contract/district-terms.ts'
import type { Language } from '../../contract/language.ts'
import { type Catalog, createTranslations, type Translations } from './catalog.ts'

const TranslationsContext = createContext<Translations | null>(null)

/** Gives everything below it the messages of one language. */
export function TranslationsProvider(props: {
  language: Language
  catalog: Catalog
  terms: DistrictTerms
  children: ReactNode
}) {
  const { language, catalog, terms, children } = props
  return (
    <TranslationsContext value={createTranslations(language, catalog, terms)}>{children}</TranslationsContext>
  )
}

/** The active language and its messages. */
export function useTranslations(): Translations {
  const translations = use(TranslationsContext)
  if (translations === null) throw new Error('useTranslations needs a TranslationsProvider above it')
  return translations
}

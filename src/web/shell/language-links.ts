import { useLocation, useSearch } from 'wouter'
import { LANGUAGES, type Language, languagePrefix } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { useTranslations } from '../messages/messages-context.tsx'

/** A link to the same page in one language; the document is loaded anew, as its words are. */
export interface LanguageLink {
  href: string
  hrefLang: Language
  lang: Language
}

/** Makes the links to the page shown now, with what stands behind `?` in its address. */
export function useLanguageLinks(): readonly LanguageLink[] {
  const [address] = useLocation()
  // Discover has two addresses, and the server draws one page for both.
  const path = address === '/' ? pagePath('discover') : address
  const search = useSearch()
  const query = search === '' ? '' : `?${search}`
  return LANGUAGES.map((language) => ({
    href: languagePrefix(language) + path + query,
    hrefLang: language,
    lang: language,
  }))
}

/** The active language, as its speakers call it. */
export function useLanguageName(): string {
  const { t, language } = useTranslations()
  return t(`language.${language}`)
}

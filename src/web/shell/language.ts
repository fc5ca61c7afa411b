import { useLocation, useSearch } from 'wouter'
import { LANGUAGES, type Language, languagePrefix } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { useSite } from '../api/site-context.tsx'
import { readStoredText, storeStoredText } from '../ui/browser.ts'

const KEY = 'language'

/** The language the visitor chose on this device; `null`: none yet. */
export function readChosenLanguage(): Language | null {
  const stored = readStoredText(KEY)
  return LANGUAGES.find((language) => language === stored) ?? null
}

/**
 * Stores the language a visitor chooses on the device, and points its link to the same place in the page. Listens on
 * the document, so that it works for every link to another language.
 */
export function followLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    const language = LANGUAGES.find((one) => one === link?.hreflang)
    if (link === null || language === undefined) return
    storeStoredText(KEY, language)
    // Only the browser knows the fragment and what changed in the address without a navigation.
    link.search = location.search
    link.hash = location.hash
  })
}

/**
 * Where to send a visitor who opens the root of the site: to the root in the language chosen on this device. `null`:
 * nowhere; any other address already names a language. Pure.
 */
export function rememberedHome(
  path: string,
  chosen: Language | null,
  offered: readonly Language[],
): string | null {
  if (path !== '/' || chosen === null || languagePrefix(chosen) === '' || !offered.includes(chosen))
    return null
  return `${languagePrefix(chosen)}/`
}

/**
 * The language to suggest to a visitor. `null`: the page is already in it, the visitor has chosen one, or the site has
 * none of the browser's languages. Pure.
 *
 * @param preferred the browser's languages in order of preference: `['es-419', 'en-US']`
 */
export function suggestedLanguage(
  page: Language,
  chosen: Language | null,
  preferred: readonly string[],
  offered: readonly Language[],
): Language | null {
  if (chosen !== null) return null
  const wanted =
    preferred.map(languageOf).find((language) => language !== null && offered.includes(language)) ?? null
  return wanted === page ? null : wanted
}

/** Many systems do not offer Creole, so people in Haiti set French. */
function languageOf(tag: string): Language | null {
  if (/^fr-HT$/i.test(tag)) return 'ht'
  const [primary] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === primary) ?? null
}

/**
 * Links to the current page in each language, with its query string. The browser loads the document, because all of
 * its messages change.
 */
export function useLanguageLinks() {
  const [address] = useLocation()
  // Discover has two addresses; the server renders the same page for both.
  const path = address === '/' ? pagePath('discover') : address
  const search = useSearch()
  const query = search === '' ? '' : `?${search}`
  return useSite().languages.map((language) => ({
    href: languagePrefix(language) + path + query,
    hrefLang: language,
    lang: language,
  }))
}

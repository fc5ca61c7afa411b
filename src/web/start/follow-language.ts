import { LANGUAGES } from '../../contract/language.ts'
import { storeChosenLanguage } from '../browser/chosen-language.ts'

/**
 * Keeps on the device the language a visitor chooses, and leads to the same place in it. At the document: it works for
 * links that are drawn but not taken over yet.
 */
export function followLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    const language = LANGUAGES.find((one) => one === link?.hreflang)
    if (link === null || language === undefined) return
    storeChosenLanguage(language)
    // Only the browser knows the fragment, and what changed in the address without a navigation.
    link.search = location.search
    link.hash = location.hash
  })
}

import { LANGUAGES, languagePrefix, splitLanguage } from '../../contract/language.ts'

/**
 * Names the document after the page it shows now; a phone's share button takes the canonical address, and a
 * browser offers the same page in other languages.
 *
 * @param path of the page, with its language
 */
export function tellDocument(title: string, path: string): void {
  document.title = title
  const canonical = canonicalLink()
  if (canonical !== null) canonical.href = new URL(path, canonical.href).href
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) {
    // `x-default` is the English one.
    const language = LANGUAGES.find((one) => one === link.hreflang) ?? 'en'
    link.href = new URL(languagePrefix(language) + splitLanguage(path).path, link.href).href
  }
}

/** The host the site is published under, with its port where it has one: that of the canonical address. */
export function publicHost(): string {
  const canonical = canonicalLink()
  return canonical === null ? location.host : new URL(canonical.href).host
}

function canonicalLink(): HTMLLinkElement | null {
  return document.querySelector('link[rel="canonical"]')
}

import { useLayoutEffect } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { LANGUAGES, languagePrefix, splitLanguage } from '../../contract/language.ts'

const targets: HTMLElement[] = []

/** Where focus belongs after a navigation: the target registered last. `null`: nothing on the page is one yet. */
export function newestFocusTarget(): HTMLElement | null {
  return targets.at(-1) ?? null
}

/**
 * The ref that registers an element as focus target for as long as it is on the page.
 * A page's heading is one; whatever registers later, as the title of a step, goes before it.
 *
 * Keep the element the same while its page loads: a heading that is replaced takes the focus with it.
 */
export function registerFocusTarget(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  makeFocusable(element)
  targets.push(element)
  return () => {
    targets.splice(targets.indexOf(element), 1)
  }
}

/** Lets a script put focus on an element that the Tab key passes by. */
export function makeFocusable(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
}

let shownTitle: string | null = null

/** The title that the current page gave the document itself; `null`: the shell names it by its address. */
export function ownTitle(): string | null {
  return shownTitle
}

/** Titles the document while a page is shown whose title comes with its content. */
export function useOwnTitle(title: string): void {
  // Sets the document's title, before the shell's own effect, which leaves a title given here alone.
  useLayoutEffect(() => {
    shownTitle = title
    document.title = title
    return () => {
      shownTitle = null
    }
  }, [title])
}

/**
 * Names the document after the page it shows now; a phone's share button takes the canonical address, and a
 * browser offers the same page in other languages.
 *
 * @param path of the page, with its language
 */
export function nameDocument(title: string, path: string): void {
  document.title = title
  const canonical = canonicalLink()
  if (canonical !== null) canonical.href = new URL(path, canonical.href).href
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) {
    // `x-default` is the English one.
    const language = LANGUAGES.find((one) => one === link.hreflang) ?? 'en'
    link.href = new URL(languagePrefix(language) + splitLanguage(path).path, link.href).href
  }
}

/** The fragment of the address with its `#`; empty where it has none, and on the server. */
export function useHash(): string {
  return useLocationProperty(
    () => location.hash,
    () => '',
  )
}

/** The host the site is published under, with its port where it has one: that of the canonical address. */
export function publicHost(): string {
  const canonical = canonicalLink()
  return canonical === null ? location.host : new URL(canonical.href).host
}

function canonicalLink(): HTMLLinkElement | null {
  return document.querySelector('link[rel="canonical"]')
}

/**
 * Calls back with the path of the page shown now, and again whenever another one is shown.
 * A turn later than the address changes, when the document has the new title.
 */
export function watchPages(onPage: (path: string) => void): void {
  let shown: string | null = null
  const look = () => {
    if (location.pathname === shown) return
    shown = location.pathname
    onPage(shown)
  }
  look()
  // The last two are wouter's.
  for (const change of ['popstate', 'pushState', 'replaceState'])
    addEventListener(change, () => setTimeout(look))
}

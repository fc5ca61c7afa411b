import { useLayoutEffect } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { dayIn } from '../../contract/calendar-days.ts'
import { LANGUAGES, type Language, languagePrefix, splitLanguage } from '../../contract/language.ts'
import { formatClock, formatDay } from './format.ts'

const targets: HTMLElement[] = []

/** Where focus goes after a navigation: the target registered last. `null`: the page has registered none yet. */
export function newestFocusTarget(): HTMLElement | null {
  return targets.at(-1) ?? null
}

/**
 * A ref that registers an element as focus target as long as it is on the page.
 * A page's heading is one. An element registered later, such as the title of a step, takes precedence.
 *
 * Keep the same element while its page loads: replacing a focused heading loses focus.
 */
export function registerFocusTarget(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  makeFocusable(element)
  targets.push(element)
  return () => {
    targets.splice(targets.indexOf(element), 1)
  }
}

/** Lets a script focus an element that the Tab key skips. */
export function makeFocusable(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
}

let shownTitle: string | null = null

/** The title that the current page has given the document. `null`: the shell sets the title by the address. */
export function ownTitle(): string | null {
  return shownTitle
}

/** Sets the document's title while a page is shown whose title comes with its content. */
export function useOwnTitle(title: string): void {
  // Sets the document's title before the shell's own effect, which does not replace it.
  useLayoutEffect(() => {
    shownTitle = title
    document.title = title
    return () => {
      shownTitle = null
    }
  }, [title])
}

/**
 * Sets the document's title, canonical address and links to other languages to those of the current page. A phone's
 * share button uses the canonical address.
 *
 * @param path of the page, with its language prefix
 */
export function nameDocument(title: string, path: string): void {
  document.title = title
  const canonical = canonicalLink()
  if (canonical !== null) canonical.href = new URL(path, canonical.href).href
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) {
    // `x-default` is the English page.
    const language = LANGUAGES.find((one) => one === link.hreflang) ?? 'en'
    link.href = new URL(languagePrefix(language) + splitLanguage(path).path, link.href).href
  }
}

/** The fragment of the address with its `#`; empty if it has none, and on the server. */
export function useHash(): string {
  return useLocationProperty(
    () => location.hash,
    () => '',
  )
}

/** The element id in a fragment: `express lanes` for `#express%20lanes`. What cannot be decoded stays as it is. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** The public host of the site, with its port if it has one, from the canonical address. */
export function publicHost(): string {
  const canonical = canonicalLink()
  return canonical === null ? location.host : new URL(canonical.href).host
}

/** Notes the time of printing beside the canonical address. Both are printed above the page. */
export function datePrints(language: Language, timeZone: string): void {
  addEventListener('beforeprint', () => {
    const now = new Date()
    const date = `${formatDay(dayIn(timeZone, now), language)}, ${formatClock(now, language, timeZone)}`
    canonicalLink()?.setAttribute('title', date)
  })
}

function canonicalLink(): HTMLLinkElement | null {
  return document.querySelector('link[rel="canonical"]')
}

/**
 * Calls back with the path of the current page, and again after each navigation to another one.
 * One task after the address changes, when the document has the new title.
 */
export function watchPages(onPage: (path: string) => void): void {
  let shown: string | null = null
  const update = () => {
    if (location.pathname === shown) return
    shown = location.pathname
    onPage(shown)
  }
  update()
  // wouter dispatches the last two.
  for (const change of ['popstate', 'pushState', 'replaceState'])
    addEventListener(change, () => setTimeout(update))
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Language, languagePrefix } from '../../contract/language.ts'
import { cameraIdOf, pageOf, pagePath, readAddressOf, reportAddressOf } from '../../contract/pages.ts'
import type { SiteInLanguage } from '../../contract/site-in-language.ts'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import type { Translate } from '../messages/translate.ts'
import { pageTitle } from '../page-head.ts'
import { makeFocusable, nameDocument, newestFocusTarget, ownTitle, useHash } from '../ui/navigation.ts'

// Let the new page paint before focus moves to it. 100 ms is what the
// replaced product used (specification §2, "Other behaviour"); we did not tune it.
const FOCUS_DELAY_MS = 100

/** A page that has not rendered its place by now has failed, and says so itself. */
const PATIENCE_MS = 10_000

/**
 * After each navigation but the first: names the document, scrolls a new page to its top or fragment, and moves focus.
 * Back and Forward scroll by the browser itself, as a page that was open before renders from the cache at once.
 *
 * @returns what to announce. Empty when focus went to a heading: a screen reader reads that, and would say the same
 * twice.
 */
export function useAfterNavigation(): string {
  const { t, language } = useTranslations()
  const site = useSite()
  const [path] = useLocation()
  const page = path + ownPageIn(useSearch())
  const hash = useHash()
  const [announcement, setAnnouncement] = useState('')
  const last = useRef<Address | null>(null)

  // Scrolls the window before the new page is painted, so that it is not seen at the old place.
  useLayoutEffect(() => {
    if (last.current === null || last.current.path === page || isBackOrForward()) return
    const fragment = document.getElementById(decodeFragment(hash))
    if (fragment === null) scrollTo({ top: 0, behavior: 'instant' })
    else fragment.scrollIntoView()
  }, [page, hash])

  // Sets the document's title and focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is a navigation
  useEffect(() => {
    const isBack = last.current !== null && isBackOrForward()
    const isLost = isBack && hash === '' && document.activeElement === document.body
    const goal = isLost ? 'heading' : focusGoal(last.current, { path: page, hash })
    last.current = { path: page, hash }
    const id = decodeFragment(hash)
    if (goal === 'stay' || (goal === 'fragment' && isOpenedByFocusedTab(id))) return
    const title = ownTitle() ?? titleAt(path, site, t)
    nameDocument(title, canonicalPath(path, language))
    setAnnouncement('')
    // A page that registers no focus target still has its heading.
    const find = () =>
      goal === 'fragment'
        ? document.getElementById(id)
        : (newestFocusTarget() ?? document.querySelector<HTMLElement>('main h1'))
    // The browser itself follows a link within the page at once, and the visitor may go on from there.
    return focusSoon(find, goal === 'fragment', (focused) => {
      if (focused === null || goal === 'fragment') setAnnouncement(title)
      if (goal === 'fragment' && !isBack && focused === document.activeElement) focused?.scrollIntoView()
    })
  }, [page, hash])
  return announcement
}

/**
 * The part of a search that makes another page at the same path: the visitor's own cameras, and those of a link, have a
 * heading of their own at the address of all cameras.
 */
function ownPageIn(search: string): string {
  const given = new URLSearchParams(search)
  return given.get('cameras') ?? (given.get('view') === 'mine' ? 'mine' : '')
}

/**
 * After 100 ms focuses what `find` returns. An element that is not rendered yet is waited for, unless the visitor
 * presses a key or points at something meanwhile: then focus is theirs.
 *
 * @param yieldsAtOnce whether a key pressed within the 100 ms counts, too
 * @param onEnd gets the element that has focus, or within which focus was already; `null`: none was found
 * @returns the way to give up
 */
function focusSoon(
  find: () => HTMLElement | null,
  yieldsAtOnce: boolean,
  onEnd: (focused: HTMLElement | null) => void,
): () => void {
  const stop = new AbortController()
  const end = (element: HTMLElement | null) => {
    stop.abort()
    if (element !== null && !element.contains(document.activeElement)) {
      makeFocusable(element)
      element.focus({ preventScroll: true })
    }
    onEnd(element)
  }
  const tryNow = () => {
    const element = find()
    if (element !== null) end(element)
    return element !== null
  }
  const yieldToVisitor = () => {
    for (const sign of ['keydown', 'pointerdown'])
      addEventListener(sign, () => end(null), { signal: stop.signal })
  }
  const begin = () => {
    if (tryNow()) return
    const watcher = new MutationObserver(tryNow)
    watcher.observe(document.body, { childList: true, subtree: true })
    const patience = setTimeout(() => end(null), PATIENCE_MS)
    if (!yieldsAtOnce) yieldToVisitor()
    stop.signal.addEventListener('abort', () => {
      watcher.disconnect()
      clearTimeout(patience)
    })
  }
  const delay = setTimeout(begin, FOCUS_DELAY_MS)
  stop.signal.addEventListener('abort', () => clearTimeout(delay))
  if (yieldsAtOnce) yieldToVisitor()
  return () => stop.abort()
}

/** `#express%20lanes` names the element `express lanes`; a fragment that is no encoded text names itself. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** A report's page has the name of its section until the report is loaded, a camera's that of all cameras. */
function titleAt(path: string, site: SiteInLanguage, t: Translate): string {
  const section = (reportAddressOf(path) ?? readAddressOf(path))?.section
  const page = pageOf(path) ?? (cameraIdOf(path) === null ? section : 'cameras')
  return page === undefined ? site.district.name : pageTitle(page, site, t)
}

/** Discover has two addresses; one of them is the permanent one. */
function canonicalPath(path: string, language: Language): string {
  const page = pageOf(path)
  return page === null ? languagePrefix(language) + path : pagePath(page, language)
}

/** A tab keeps the focus when it opens its panel, so that the arrow keys go on from there. */
function isOpenedByFocusedTab(panelId: string): boolean {
  return document.activeElement?.getAttribute('aria-controls') === panelId
}

/** An address within the site: path, and fragment with its `#` or empty. */
export interface Address {
  path: string
  hash: string
}

/**
 * Where focus goes after a navigation: to the fragment's element when the address has a fragment, else to the newest
 * focus target, which is the page's heading. It stays on the first page, where the visitor has it already, and when
 * only a fragment was left, because that is no other page. Pure.
 *
 * @param from `null`: this is the first page
 */
export function focusGoal(from: Address | null, to: Address): 'fragment' | 'heading' | 'stay' {
  if (from === null || (from.path === to.path && from.hash === to.hash)) return 'stay'
  if (to.hash.length > 1) return 'fragment'
  return from.path === to.path ? 'stay' : 'heading'
}

let isRevisit = false

/** Whether the visitor came to the present entry of the history by Back or Forward. */
function isBackOrForward(): boolean {
  return isRevisit
}

/**
 * Marks each entry of the history that was shown, to tell Back and Forward from a link to a fragment: both are
 * `popstate`. Call it before hydration, so that the router hears of a change later.
 */
export function trackHistory(): void {
  track(false)
  addEventListener('popstate', () => track(true))
  // wouter dispatches these two; they are no events of the browser.
  for (const change of ['pushState', 'replaceState']) addEventListener(change, () => track(false))
}

function track(isPop: boolean): void {
  const state: unknown = history.state
  const isMarked = typeof state === 'object' && state !== null && 'isVisited' in state
  isRevisit = isPop && isMarked
  if (!isMarked) history.replaceState({ ...Object(state), isVisited: true }, '')
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Language, languagePrefix } from '../../contract/language.ts'
import { cameraIdOf, pageOf, pagePath, readAddressOf, reportAddressOf } from '../../contract/pages.ts'
import type { SiteInLanguage } from '../../contract/site-in-language.ts'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import type { Translate } from '../messages/translate.ts'
import { pageTitle } from '../page-head.ts'
import {
  decodeFragment,
  makeFocusable,
  nameDocument,
  newestFocusTarget,
  ownTitle,
  useHash,
} from '../ui/navigation.ts'

// Let the new page paint before focus moves to it. 100 ms is what the
// previous product used (specification §2, "Other behaviour"); we did not tune it.
const FOCUS_DELAY_MS = 100

/** A page that has not rendered its focus target by now has failed and shows that itself. */
const GIVE_UP_MS = 10_000

/**
 * After each navigation except the first: sets the document's title, scrolls a new page to its top or fragment, and
 * moves focus. For Back and Forward the browser scrolls, because a page that was open before renders from the cache.
 *
 * @returns what to announce. Empty when focus moved to a heading, which a screen reader reads anyway.
 */
export function useAfterNavigation(): string {
  const { t, language } = useTranslations()
  const site = useSite()
  const [path] = useLocation()
  const page = path + ownPageIn(useSearch())
  const hash = useHash()
  const [announcement, setAnnouncement] = useState('')
  const last = useRef<Address | null>(null)

  // Scrolls the window before the new page is painted, so that it never shows at the old position.
  useLayoutEffect(() => {
    if (last.current === null || last.current.path === page || isRevisit) return
    const fragment = document.getElementById(decodeFragment(hash))
    if (fragment === null) scrollTo({ top: 0, behavior: 'instant' })
    else fragment.scrollIntoView()
  }, [page, hash])

  // Sets the document's title and focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of address is a navigation
  useEffect(() => {
    const isBack = last.current !== null && isRevisit
    const isLost = isBack && hash === '' && document.activeElement === document.body
    const goal = isLost ? 'heading' : focusGoal(last.current, { path: page, hash })
    last.current = { path: page, hash }
    const id = decodeFragment(hash)
    if (goal === 'stay' || (goal === 'fragment' && isOpenedByFocusedTab(id))) return
    const title = ownTitle() ?? titleAt(path, site, t)
    nameDocument(title, canonicalPath(path, language))
    setAnnouncement('')
    // A page that registers no focus target still has a heading.
    const find = () =>
      goal === 'fragment'
        ? document.getElementById(id)
        : (newestFocusTarget() ?? document.querySelector<HTMLElement>('main h1'))
    // The browser follows a link within the page at once, and the visitor may go on from there.
    return focusSoon(find, goal === 'fragment', (focused) => {
      if (focused === null || goal === 'fragment') setAnnouncement(title)
      if (goal === 'fragment' && !isBack && focused === document.activeElement) focused?.scrollIntoView()
    })
  }, [page, hash])
  return announcement
}

/**
 * The part of the query string that makes another page at the same path: the visitor's own cameras, and those of a
 * shared link, have their own heading but the address of all cameras.
 */
function ownPageIn(search: string): string {
  const given = new URLSearchParams(search)
  return given.get('cameras') ?? (given.get('view') === 'mine' ? 'mine' : '')
}

/**
 * After 100 ms focuses the element that `find` returns, waiting until it is rendered. Gives up when the visitor presses
 * a key or the pointer in the meantime.
 *
 * @param yieldsAtOnce whether a press within the 100 ms counts too
 * @param onEnd gets the element that has focus, or already contained it; `null`: none was found
 * @returns stops it
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
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, () => end(null), { signal: stop.signal })
  }
  const start = () => {
    if (tryNow()) return
    const watcher = new MutationObserver(tryNow)
    watcher.observe(document.body, { childList: true, subtree: true })
    const giveUp = setTimeout(() => end(null), GIVE_UP_MS)
    if (!yieldsAtOnce) yieldToVisitor()
    stop.signal.addEventListener('abort', () => {
      watcher.disconnect()
      clearTimeout(giveUp)
    })
  }
  const delay = setTimeout(start, FOCUS_DELAY_MS)
  stop.signal.addEventListener('abort', () => clearTimeout(delay))
  if (yieldsAtOnce) yieldToVisitor()
  return () => stop.abort()
}

/** Until a report or camera has loaded, its page has the title of its section. */
function titleAt(path: string, site: SiteInLanguage, t: Translate): string {
  const section = (reportAddressOf(path) ?? readAddressOf(path))?.section
  const page = pageOf(path) ?? (cameraIdOf(path) === null ? section : 'cameras')
  return page === undefined ? site.district.name : pageTitle(page, site, t)
}

/** Discover has two addresses, one of which is canonical. */
function canonicalPath(path: string, language: Language): string {
  const page = pageOf(path)
  return page === null ? languagePrefix(language) + path : pagePath(page, language)
}

/** A tab keeps focus when it opens its panel, so that the arrow keys go on from there. */
function isOpenedByFocusedTab(panelId: string): boolean {
  return document.activeElement?.getAttribute('aria-controls') === panelId
}

/** An address within the site. `hash`: the fragment with its `#`, or empty. */
export interface Address {
  path: string
  hash: string
}

/**
 * Where focus goes after a navigation: to the fragment's element if the address has a fragment, else to the newest
 * focus target, which is the page's heading. It stays where it is on the first page, and when only the fragment is
 * removed, because that is not another page. Pure.
 *
 * @param from `null`: this is the first page
 */
export function focusGoal(from: Address | null, to: Address): 'fragment' | 'heading' | 'stay' {
  if (from === null || (from.path === to.path && from.hash === to.hash)) return 'stay'
  if (to.hash.length > 1) return 'fragment'
  return from.path === to.path ? 'stay' : 'heading'
}

/** Whether the visitor came to the current history entry by Back or Forward. */
let isRevisit = false

/**
 * Marks each history entry that was shown, to distinguish Back and Forward from a link to a fragment: both fire
 * `popstate`. Call it before hydration, so that its listeners run before the router's.
 */
export function trackHistory(): void {
  track(false)
  addEventListener('popstate', () => track(true))
  // wouter dispatches these two events, not the browser.
  for (const change of ['pushState', 'replaceState']) addEventListener(change, () => track(false))
}

function track(isPop: boolean): void {
  const state = Object(history.state)
  isRevisit = isPop && state.isVisited === true
  if (state.isVisited !== true) history.replaceState({ ...state, isVisited: true }, '')
}

import { readSessionText, storeSessionText } from '../browser/session-texts.ts'

const STORE_KEY = 'scroll-positions'

/** How far down each entry of the tab's history was when it was left, CSS pixels, by the entry's key. */
const positions = new Map<string, number>()

let currentKey = ''
let isReturning = false
/** Where the visitor left the entry they came back to. Taken at once: a scroll of the page before may still be told. */
let returnTo = 0

/**
 * Remembers for each entry of the history how far it was scrolled. Browsers do so themselves, but
 * Firefox and Safari put the page back before the router has drawn it. Across whole loads the
 * browser's own way is right, so it is given back when the document is left.
 */
export function startScrollMemory(): void {
  for (const [key, y] of readPositions()) positions.set(key, y)
  currentKey = readKey() ?? giveKey()
  addEventListener('scroll', notePosition, { passive: true })
  addEventListener('popstate', () => noteEntry(true))
  // wouter tells of these two; they are no events of the browser.
  for (const change of ['pushState', 'replaceState']) addEventListener(change, () => noteEntry(false))
  // The browser goes on restoring a reloaded page until everything is there.
  if (document.readyState === 'complete') takeOver()
  else addEventListener('load', () => setTimeout(takeOver), { once: true })
  addEventListener('pageshow', (event) => {
    if (event.persisted) takeOver()
  })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    storeSessionText(STORE_KEY, JSON.stringify([...positions]))
  })
}

/**
 * Once the page of a new address is drawn: to where the visitor left it when they came back, else to
 * the fragment's element, else to the top.
 *
 * @param fragment `null`: the address has none, or it is not drawn yet
 */
export function settleScroll(fragment: HTMLElement | null): void {
  if (fragment !== null && !isReturning) fragment.scrollIntoView()
  else scrollTo({ top: isReturning ? returnTo : 0, behavior: 'instant' })
}

/** Whether the visitor came to this entry by the browser's back or forward. */
export function isBackOrForward(): boolean {
  return isReturning
}

function takeOver(): void {
  history.scrollRestoration = 'manual'
}

/** Also at the moment of leaving: the browser tells of a scroll no sooner than it paints. */
function notePosition(): void {
  positions.set(currentKey, scrollY)
}

function noteEntry(isPop: boolean): void {
  const known = readKey()
  if (known === null) {
    // A new entry. A press on a link to a fragment makes one too, and is told as a pop, after the browser has scrolled.
    if (!isPop) notePosition()
    currentKey = giveKey()
    isReturning = false
  } else if (known !== currentKey) {
    notePosition()
    currentKey = known
    isReturning = isPop
    returnTo = positions.get(known) ?? 0
  }
}

/** The key in the state of the present entry; `null`: it is new. */
function readKey(): string | null {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : null
}

function giveKey(): string {
  const key = `${Date.now().toString(36)}-${positions.size}`
  positions.set(key, scrollY)
  history.replaceState({ ...Object(history.state), entry: key }, '')
  return key
}

function readPositions(): [string, number][] {
  const stored = readSessionText(STORE_KEY)
  // Written by this file at `pagehide`.
  return stored === null ? [] : (JSON.parse(stored) as [string, number][])
}

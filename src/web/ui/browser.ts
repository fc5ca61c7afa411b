import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** Texts for the device that the browser refused to store; they last as long as the page is open. */
const refused = new Map<string, string>()

/**
 * Texts the browser stores for the site: on the device until they are removed, or in the tab until it is closed. If the
 * visitor has blocked storage, even accessing it throws; then storing gives `false`, and the site works without it.
 */
export function readStoredText(key: string): string | null {
  return refused.get(key) ?? readText(() => localStorage, key)
}

/** Stores a text on the device and notifies its watchers in all tabs. `false`: the browser refused. */
export function storeStoredText(key: string, text: string): boolean {
  const isStored = storeText(() => localStorage, key, text)
  if (isStored) refused.delete(key)
  else refused.set(key, text)
  // The browser notifies only other tabs.
  dispatchEvent(new StorageEvent('storage', { key }))
  return isStored
}

export function readSessionText(key: string): string | null {
  return readText(() => sessionStorage, key)
}

/** Stores a text in the tab; `null` removes it. `false`: the browser refused. */
export function storeSessionText(key: string, text: string | null): boolean {
  return storeText(() => sessionStorage, key, text)
}

/** Calls back when this or another tab has changed a text on the device. Returns a function that stops it. */
export function watchStoredText(key: string, onChange: () => void): () => void {
  const check = (event: StorageEvent) => {
    // `null`: a tab has removed everything.
    if (event.key === key || event.key === null) onChange()
  }
  addEventListener('storage', check)
  return () => removeEventListener('storage', check)
}

function readText(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key)
  } catch {
    return null
  }
}

function storeText(store: () => Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) store().removeItem(key)
    else store().setItem(key, text)
    return true
  } catch {
    return false
  }
}

export const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** Whether Save-Data is on: Chrome reports it on the connection; the media query is the coming standard. */
export function savesData(): boolean {
  // TypeScript's DOM library does not have it, as only Chrome does.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia(REDUCED_DATA).matches
}

/** The storage key of the visitor's choice about pictures: `on` or `off`. */
export const PICTURE_SAVING = 'camera-data'

/** Whether pictures load only when pressed: the visitor's choice, else the device's setting. */
export function savesPictures(): boolean {
  const chosen = readStoredText(PICTURE_SAVING)
  return chosen === 'on' || (chosen !== 'off' && savesData())
}

/** Copies a text to the clipboard. `false`: the browser does not allow it, for example without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * False on the server and during hydration, which must match what the server rendered. True at once in components that
 * render later: a page that is shorter for a moment would lose its scroll position after Back.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
}

function watchNothing() {
  return () => undefined
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by then and no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** From this width on there is room for the map next to the list. */
const WIDE = '(min-width: 56.5625rem)'

/** Whether there is room for the map next to the list. The server cannot know and renders only the list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

/** Resolves when the page and its pictures have loaded and the browser is idle. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // Safari has no requestIdleCallback; two seconds later, the page is painted.
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 2000)
  })
}

// Specification §9: "Update worker registers when the app is stable or after 30000 ms, whichever comes first".
const LATEST_MS = 30_000

/** Resolves when `stable` does, or after 30,000 ms, whichever comes first. */
export async function whenStable(stable: Promise<unknown>): Promise<void> {
  await Promise.race([stable, new Promise((resolve) => setTimeout(resolve, LATEST_MS))])
}

/** Pictures load this far outside the window, so that they are ready when the visitor scrolls to them. */
const MARGIN = '200px 0px'

/** Whether an element is on the screen or close to it. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  // Watches the element's position in the window.
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting === true),
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

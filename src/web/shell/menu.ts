import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { MENU_PAGES } from '../../contract/pages.ts'

/** The menu as its button, its entries and the browser's history see it. */
export interface Menu {
  dialog: RefObject<HTMLDialogElement | null>
  open: () => void
  close: () => void
  /** For the dialog's `close` event, by whatever way it was closed. */
  onClosed: () => void
}

/**
 * Opens and closes the menu. While it is open it has an entry of its own in the browser's history,
 * so back closes it and stays on the page. An entry of the menu must navigate with `replace`: the
 * new page then takes the menu's place, and nothing is left behind.
 */
export function useMenu(): Menu {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useLocationProperty(readIsMenuOpen, () => false)
  const wasJoined = useRef(false)

  // Opens and closes the dialog element.
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    // Its button opens it without a script too, and may have done so before this one ran.
    if (!wasJoined.current && element.open && !isOpen) pushMenuEntry()
    else if (isOpen && !element.open) element.showModal()
    else if (!isOpen && element.open) element.close()
    wasJoined.current = true
  }, [isOpen])

  return {
    dialog,
    open: pushMenuEntry,
    close: () => dialog.current?.close(),
    onClosed: () => {
      if (readIsMenuOpen()) history.back()
    },
  }
}

function pushMenuEntry(): void {
  history.pushState({ isMenuOpen: true }, '')
}

function readIsMenuOpen(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isMenuOpen' in state
}

/** Id of the menu; the product this one replaces used it and others rely on it. */
export const MENU_ID = 'first'

/** The six entries of the menu, in order. Their titles are messages (`page.…`). */
export const MENU_ENTRIES = MENU_PAGES.map((page) => ({ page, url: `/app/${page}` }))

/** Marks a link as the page being shown. */
export function currentPage(isCurrent: boolean): { 'aria-current'?: 'page' } {
  return isCurrent ? { 'aria-current': 'page' } : {}
}

/** A place on the screen, CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** Far enough to be meant, short enough for a thumb; CSS pixels. */
const SWIPE_LENGTH = 48

/** Whether a finger that went from one place to another swiped left: far enough, and more across than down. Pure. */
export function isSwipeLeft(from: Point, to: Point): boolean {
  const left = from.x - to.x
  return left >= SWIPE_LENGTH && left > 2 * Math.abs(from.y - to.y)
}

/**
 * Calls back when a finger or pen swipes left over an element; a mouse does not swipe, it selects text.
 * The element needs `touch-action: pan-y`, or the browser takes the finger for its own scrolling.
 */
export function useSwipeLeft(onSwipe: () => void) {
  const start = useRef<Point | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from !== null && isSwipeLeft(from, { x: event.clientX, y: event.clientY })) onSwipe()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

/**
 * The address of a web search for a term on this site alone. Pure.
 *
 * @param template the office's engine, with `{query}` where the encoded words go
 * @param host the site's own, with its port where it has one
 * @returns `null` when the term has no words, for then there is nothing to look for
 */
export function webSearchAddress(template: string, host: string, term: string): string | null {
  const words = term.trim()
  if (words === '') return null
  const query = encodeURIComponent(`site:${host} ${words}`)
  // A function, because `$&` in a term must stay what the visitor typed.
  return template.replace('{query}', () => query)
}

import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

/**
 * Opens and closes the menu. While it is open, it has its own entry in the browser's history, so
 * that Back closes it and stays on the page. Links in the menu must navigate with `replace`: the
 * new page then replaces the menu's history entry.
 */
export function useMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useLocationProperty(readIsMenuOpen, () => false)
  const hasRun = useRef(false)

  // Opens and closes the dialog element.
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    // The button also works without a script and may have opened the menu before this one ran.
    if (!hasRun.current && element.open && !isOpen) pushMenuEntry()
    else if (isOpen && !element.open) element.showModal()
    else if (!isOpen && element.open) element.close()
    hasRun.current = true
  }, [isOpen])

  return {
    dialog,
    open: pushMenuEntry,
    close: () => dialog.current?.close(),
    /** For the dialog's `close` event, however it was closed. */
    onClosed: () => {
      if (readIsMenuOpen()) history.back()
    },
  }
}

function pushMenuEntry(): void {
  history.pushState({ isMenuOpen: true }, '')
}

function readIsMenuOpen(): boolean {
  return Object(history.state).isMenuOpen === true
}

/** Id of the menu. The previous product used it, and others rely on it. */
export const MENU_ID = 'first'

/** For browsers without `closedby`: a press on the backdrop is one on the dialog itself, outside its box. */
export function closeWhenOutside({
  target,
  currentTarget,
  clientX,
  clientY,
}: MouseEvent<HTMLDialogElement>): void {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  if (target === currentTarget && !isInside) currentTarget.close()
}

/** Marks a link as the page being shown. */
export function currentPage(isCurrent: boolean): { 'aria-current'?: 'page' } {
  return isCurrent ? { 'aria-current': 'page' } : {}
}

/** A place on the screen, CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** Long enough to be intended, short enough for a thumb, CSS pixels. */
const SWIPE_LENGTH = 48

/** Whether a finger that moved between two points swiped left: far enough, and more sideways than up or down. Pure. */
export function isSwipeLeft(from: Point, to: Point): boolean {
  const left = from.x - to.x
  return left >= SWIPE_LENGTH && left > 2 * Math.abs(from.y - to.y)
}

/**
 * Calls back when a finger or pen swipes left over an element; a mouse selects text instead.
 * The element needs `touch-action: pan-y`, or the browser uses the swipe for scrolling.
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
 * The address of a web search for a term, limited to this site. Pure.
 *
 * @param template the address of the office's search engine, with `{query}` in place of the encoded query
 * @param host of the site, with its port if it has one
 * @returns `null` if the term is empty
 */
export function webSearchAddress(template: string, host: string, term: string): string | null {
  const trimmed = term.trim()
  if (trimmed === '') return null
  const query = encodeURIComponent(`site:${host} ${trimmed}`)
  // A function, because `$&` in a term must stay what the visitor typed.
  return template.replace('{query}', () => query)
}

import { type PointerEvent, useRef } from 'react'

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

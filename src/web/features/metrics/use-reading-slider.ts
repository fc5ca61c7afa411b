import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/**
 * Lets a chart be read point by point: one slider, moved by keys or by the pointer or finger above it. What it shows
 * stays until another point is read or Escape is pressed, so that a pointer can go and read it. Spread `handlers` on
 * an element as wide as the plot.
 */
export function useReadingSlider(count: number) {
  const [shown, setShown] = useState<number | null>(null)
  const last = Math.max(0, count - 1)
  const index = shown === null ? null : Math.min(shown, last)
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = width === 0 ? 1 : (event.clientX - left) / width
    setShown(Math.round(Math.min(1, Math.max(0, share)) * last))
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return setShown(null)
    const to = goal(event.key, index ?? last, count)
    if (to < 0) return
    event.preventDefault()
    setShown(to)
  }
  return {
    /** The point being read; `null`: none is. */
    index,
    /** The point the slider is at: the newest until another is read. */
    stop: index ?? last,
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onFocus: () => setShown(index ?? last),
      onKeyDown: move,
    },
  }
}

/** Where a key leads among `count` points; -1: nowhere. It stops at the ends, which are the ends of time. */
export function goal(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(from + 1, count - 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(from - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}

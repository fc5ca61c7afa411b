import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/**
 * Lets a chart be read point by point: it is one stop of the Tab key, arrow keys lead from point to point,
 * and a pointer shows the one it is over. Spread `container` on an element around the points and `point(i)`
 * on each of them.
 */
export function useReadingPoints(count: number, first = 0) {
  const [stop, setStop] = useState(Math.min(first, Math.max(0, count - 1)))
  const [shown, setShown] = useState<number | null>(null)
  const show = (event: FocusEvent | PointerEvent) => {
    const index = pointAt(event.target)
    if (index === null) return
    setShown(index)
    if (event.type === 'focus') setStop(index)
  }
  return {
    /** The point to show the figures of; `null`: none is being read. */
    shown,
    container: {
      onFocus: show,
      onPointerOver: show,
      onPointerLeave: () => setShown(null),
      onBlur: () => setShown(null),
      onKeyDown: moveAmongPoints,
    },
    point: (index: number) => ({ 'data-point': index, tabIndex: index === stop ? 0 : -1 }),
  }
}

function moveAmongPoints(event: KeyboardEvent<Element>): void {
  const points: Element[] = [...event.currentTarget.querySelectorAll('[data-point]')]
  const from = document.activeElement === null ? -1 : points.indexOf(document.activeElement)
  const to = from < 0 ? undefined : points[goal(event.key, from, points.length)]
  if (!(to instanceof HTMLElement || to instanceof SVGElement)) return
  event.preventDefault()
  to.focus()
}

/** Where a key leads among `count` points; -1: nowhere. It stops at the ends, which are the ends of time. */
export function goal(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(from + 1, count - 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(from - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}

function pointAt(target: EventTarget): number | null {
  const point = target instanceof Element ? target.closest('[data-point]') : null
  return point === null ? null : Number(point.getAttribute('data-point'))
}

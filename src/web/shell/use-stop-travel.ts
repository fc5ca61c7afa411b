import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Milliseconds, as `--duration-stop` has it. */
const DURATION_MS = 300

/**
 * Lets the filled stop travel along the toolbar's line to the page just opened. Nothing travels at the
 * first page, from or to a page without a stop, or for a visitor who asked for less motion.
 *
 * @returns the toolbar, whose current page carries `aria-current` and whose current stop `data-current`.
 */
export function useStopTravel(selectedIndex: number): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const lastX = useRef<number | null>(null)
  const previous = useRef(selectedIndex)
  // Before the new stop is painted where it arrives.
  useLayoutEffect(() => {
    const stop = bar.current === null ? null : shownStop(bar.current)
    const box = stop?.element.getBoundingClientRect()
    const x = box === undefined ? null : box.left + box.width / 2
    const hasMoved = previous.current !== selectedIndex
    previous.current = selectedIndex
    const from = lastX.current
    lastX.current = x
    if (!hasMoved || stop === null || x === null || from === null || prefersStillness()) return
    stop.element.animate(
      // On top of the place a style gives it.
      [{ translate: `${from - x}px 0` }, { translate: '0 0' }],
      { duration: DURATION_MS, easing: 'ease-in-out', pseudoElement: stop.pseudoElement },
    )
  }, [selectedIndex])
  return bar
}

/** The current stop as it is drawn: beside its page's name where there is room, else on the bare line. */
function shownStop(bar: HTMLElement): { element: Element; pseudoElement: string | null } | null {
  const link = bar.querySelector('nav [aria-current]')
  if (link?.checkVisibility() === true) return { element: link, pseudoElement: '::after' }
  const dot = bar.querySelector('[data-current="true"]')
  return dot?.checkVisibility() === true ? { element: dot, pseudoElement: null } : null
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether the visitor holds a region: a mouse rests over it, or focus is in it. A finger cannot rest.
 * When the part that had focus goes, focus moves to the next one, and at last to where it came from.
 *
 * @param parts how many things the region shows
 */
export function useHold(region: RefObject<HTMLElement | null>, parts: number) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)

  // Meets the browser's focus, which it drops together with the part that had it.
  useEffect(() => {
    if (parts === 0) setIsHovered(false)
    if (isFocused && document.activeElement === document.body) {
      const next = region.current?.querySelector('button') ?? cameFrom.current
      next?.focus()
    }
    setIsFocused(holds(region, document.activeElement))
  }, [parts, isFocused, region])

  const handlers = {
    onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !holds(region, relatedTarget))
        cameFrom.current = relatedTarget
      setIsFocused(true)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without another element the window lost focus, or the part is going: the effect above looks again.
      if (relatedTarget instanceof Node) setIsFocused(holds(region, relatedTarget))
    },
  }
  return { isHeld: isHovered || isFocused, handlers }
}

function holds(region: RefObject<HTMLElement | null>, node: Node | null): boolean {
  return region.current?.contains(node) === true
}

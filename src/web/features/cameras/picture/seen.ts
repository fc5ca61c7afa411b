/** Beyond the window by this much a picture is fetched, so that it is there when scrolled to. */
const MARGIN = '200px 0px'

const callbacks = new WeakMap<Element, (isSeen: boolean) => void>()
let observer: IntersectionObserver | null = null

/** Tells whether an element is on the screen, or nearly, now and whenever that changes. One observer serves all. */
export function watchSeen(element: Element, onChange: (isSeen: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  callbacks.set(element, onChange)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    callbacks.delete(element)
  }
}

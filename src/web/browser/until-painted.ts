/** A page that shows nothing by now waits for something else. */
const PATIENCE_MS = 3000

/** Resolves when the visitor has something to see, or at once when nobody looks: a page in the background is not painted. */
export function untilPainted(): Promise<unknown> {
  if (document.hidden) return Promise.resolve()
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  const turnedAway = new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true }))
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([painted, turnedAway, late])
}

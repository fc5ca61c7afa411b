/** A page that has fetched nothing for so long has what it needs. */
const QUIET_MS = 1500

/** Resolves when nothing was fetched for a while; on a page that keeps fetching, such as a wall of cameras, not at all. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(end, QUIET_MS)
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, QUIET_MS)
    })
    observer.observe({ type: 'resource' })
  })
}

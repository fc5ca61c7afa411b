/** Resolves when the page has loaded with its pictures and the browser has nothing urgent to do. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // Safari has no requestIdleCallback; two seconds is past its first paint.
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 2000)
  })
}

// Specification §9: "Update worker registers when the app is stable or after 30000 ms, whichever comes first".
const LATEST_MS = 30_000

/** Resolves when `stable` does, or after 30,000 ms, whichever comes first. */
export function whenStable(stable: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const latest = setTimeout(resolve, LATEST_MS)
    void stable.then(() => {
      clearTimeout(latest)
      resolve()
    })
  })
}

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

import type { Page } from '@playwright/test'

/** A frame that takes longer than this is seen as a jerk, milliseconds: three of the usual ones. */
export const JERK_MS = 50

/** Milliseconds of each of so many frames while the page is scrolled by `step` pixels a frame; the shortest first. */
export async function scrollThrough(page: Page, scroll: { frames: number; step: number }): Promise<number[]> {
  const frames = await page.evaluate(async ({ frames: count, step }) => {
    const taken: number[] = []
    let last = performance.now()
    while (taken.length < count) {
      scrollBy(0, step)
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const now = performance.now()
      taken.push(now - last)
      last = now
    }
    return taken
  }, scroll)
  return frames.sort((a, b) => a - b)
}

/** The value below which a share of sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

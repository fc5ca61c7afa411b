import type { PictureDesk } from './picture-desk.ts'

/** A view nobody looks at is seen this seldom, seconds, where the rate allows. */
const LEAST_SECONDS = 60

/**
 * Looks at views nobody looks at, one after the other and slowly, so that their state is known: the longest unseen
 * first, at most `perMinute` of them. Returns what stops it.
 */
export function startBackgroundWatch(desk: PictureDesk, perMinute: number): () => void {
  if (perMinute === 0) return () => {}
  const timer = setInterval(() => {
    const viewId = desk.longestUnseen(LEAST_SECONDS)
    if (viewId !== null) void desk.check(viewId)
  }, 60_000 / perMinute)
  timer.unref()
  return () => clearInterval(timer)
}

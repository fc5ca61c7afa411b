import { isEveryCase } from '../../tools/testing/test-cases.ts'

const BENCH_SECONDS = Number(process.env.CRASH_SECONDS ?? 0)
/** `npm run bench` runs the same tests for minutes. */
export const isBench = BENCH_SECONDS > 0

/** How long servers are killed, seconds. */
export function crashSeconds({ usual, everyCase }: { usual: number; everyCase: number }): number {
  if (isBench) return BENCH_SECONDS
  return isEveryCase ? everyCase : usual
}

/** Whether cases run that `npm test` omits. */
export const isThorough = isEveryCase || isBench

/**
 * Without a pause, about 150 messages a second are promised: over minutes, more than the mail server accepts in an hour,
 * and in `npm test` a load that slows down the other tests.
 */
export const PAUSE_MS = isEveryCase && !isBench ? 0 : 50

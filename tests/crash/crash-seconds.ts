import { isEveryCase } from '../../tools/testing/test-cases.ts'

const BENCH_SECONDS = Number(process.env.CRASH_SECONDS ?? 0)
/** `npm run bench` runs the same tests for minutes. */
export const isBench = BENCH_SECONDS > 0

/** How long servers are killed, seconds. */
export function crashSeconds({ usual, everyCase }: { usual: number; everyCase: number }): number {
  if (isBench) return BENCH_SECONDS
  return isEveryCase ? everyCase : usual
}

/** Over minutes a quiet machine would promise more than its mail server takes in an hour: some 150 a second. */
export const REST_MS = isBench ? 50 : 0

import type { FeedProblem } from '../../../contract/camera.ts'
import { FEED_PROBLEM_WORDS, type FeedProblemCode } from '../../../contract/feed-problem-messages.ts'

/** How many records each problem concerns. */
export type ProblemCounts = ReadonlyMap<FeedProblemCode, number>

/** Counts problems while a feed is read. */
export class ProblemTally {
  readonly #counts = new Map<FeedProblemCode, number>()

  add(code: FeedProblemCode, records = 1): void {
    if (records > 0) this.#counts.set(code, (this.#counts.get(code) ?? 0) + records)
  }

  /** Counts a record that cannot be used; `null` stands for it. */
  reject(code: FeedProblemCode): null {
    this.add(code)
    return null
  }

  get counts(): ProblemCounts {
    return this.#counts
  }
}

/** One problem of a whole response. */
export function problemOf(code: FeedProblemCode): ProblemCounts {
  return new Map([[code, 1]])
}

/** The problems as the public sees them. */
export function describeProblems(...all: readonly ProblemCounts[]): FeedProblem[] {
  // The keys of FEED_PROBLEM_WORDS are exactly the codes.
  const codes = Object.keys(FEED_PROBLEM_WORDS) as FeedProblemCode[]
  return codes.flatMap((code) => {
    const count = all.reduce((sum, counts) => sum + (counts.get(code) ?? 0), 0)
    return count === 0 ? [] : [{ code, count, message: FEED_PROBLEM_WORDS[code] }]
  })
}

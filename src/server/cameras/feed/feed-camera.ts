import type { Camera, FeedProblem } from '../../../contract/camera.ts'
import { FEED_PROBLEM_MESSAGES, type FeedProblemCode } from '../../../contract/feed-problem-messages.ts'

/** One camera of a feed, whatever the feed's format. All text is plain. */
export interface FeedCamera {
  /** The feed's own name for it. */
  key: string
  road: string
  direction: Camera['direction']
  milepost: number | null
  /** The feed's own order. `null`: it gives none. */
  sortOrder: number | null
  location: string
  /** `null`: the feed names none. */
  county: string | null
  /** `null`: the feed gives no plausible location. */
  place: Place | null
  views: FeedView[]
}

/** Degrees, WGS 84. */
export interface Place {
  latitude: number
  longitude: number
}

/** One picture of a feed's camera. URLs are absolute and not yet checked. */
export interface FeedView {
  key: string
  description: string
  /** `null`: the feed gives no usable one. */
  pictureUrl: string | null
  videoUrl: string | null
  isSwitchedOff: boolean
}

/** How one kind of feed is read. */
export interface FeedForm {
  /** The member of the response that has the list. `null`: the response is the list. */
  member: string | null
  /** The record in a list item; `undefined`: the item is something else. Missing: the item is the record. */
  recordIn?: (item: unknown) => unknown
  /**
   * The camera of a record; `null`: unusable, which is counted. `base`: URL of the response, for relative URLs.
   */
  cameraOf: (
    record: Readonly<Record<string, unknown>>,
    base: string,
    problems: ProblemTally,
  ) => FeedCamera | null
}

/** The outcome of a feed's response. Unusable records are omitted and counted. */
export type ParsedFeed =
  | { kind: 'list'; cameras: FeedCamera[]; problems: ProblemCounts }
  /** The response is not a list of cameras; the last good list stays. */
  | { kind: 'refused'; problems: ProblemCounts }

/** Number of records with each problem. */
export type ProblemCounts<Code extends string = FeedProblemCode> = ReadonlyMap<Code, number>

/** Counts problems while a feed is read. */
export class ProblemTally<Code extends string = FeedProblemCode> {
  readonly #counts = new Map<Code, number>()

  add(code: Code, records = 1): void {
    if (records > 0) this.#counts.set(code, (this.#counts.get(code) ?? 0) + records)
  }

  /** Counts an unusable record and returns `null` in its place. */
  reject(code: Code): null {
    this.add(code)
    return null
  }

  get counts(): ProblemCounts<Code> {
    return this.#counts
  }
}

/** One problem with a whole response. */
export function problemOf(code: FeedProblemCode): ProblemCounts {
  return new Map([[code, 1]])
}

/** The problems as the public sees them. */
export function describeProblems(...all: readonly ProblemCounts[]): FeedProblem[] {
  return describeCounts(FEED_PROBLEM_MESSAGES, all)
}

/** The problems of any feed, in the order of its messages. */
export function describeCounts<Code extends string>(
  messages: Readonly<Record<Code, string>>,
  all: readonly ProblemCounts<Code>[],
): { code: Code; count: number; message: string }[] {
  // The keys of the messages are exactly the codes.
  const codes = Object.keys(messages) as Code[]
  return codes.flatMap((code) => {
    const count = all.reduce((sum, counts) => sum + (counts.get(code) ?? 0), 0)
    return count === 0 ? [] : [{ code, count, message: messages[code] }]
  })
}

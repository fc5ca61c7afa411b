import type { Camera, FeedProblem } from '../../../contract/camera.ts'
import { FEED_PROBLEM_MESSAGES, type FeedProblemCode } from '../../../contract/feed-problem-messages.ts'
import {
  describeCounts,
  type ProblemCounts,
  type ProblemTally,
  type RecordForm,
} from '../../upstream/parse-records.ts'

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

/** The largest lists have some 7,000 cameras; a list beyond this is a mistake or an attack. */
export const MAX_CAMERAS = 10_000

export type FeedForm = RecordForm<FeedCamera, FeedProblemCode>

export type FeedTally = ProblemTally<FeedProblemCode>
export type FeedCounts = ProblemCounts<FeedProblemCode>

export function problemOf(code: FeedProblemCode): FeedCounts {
  return new Map([[code, 1]])
}

/** The problems as the public sees them. */
export function describeProblems(...all: readonly FeedCounts[]): FeedProblem[] {
  return describeCounts(FEED_PROBLEM_MESSAGES, all)
}

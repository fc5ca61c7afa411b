import type { RoadProblemCode } from '../../../contract/road-problem-messages.ts'
import type { Advisory, MessageSign, RoadEvent } from '../../../contract/roads.ts'
import type { Place } from '../../cameras/feed/feed-camera.ts'
import type { ProblemTally, RecordForm } from '../../upstream/parse-records.ts'

/** One event of a feed, whatever the feed's format. All text is plain. Instants are milliseconds since 1970. */
export interface FeedEvent {
  /** The feed's own id for it, with its source if several use the same id. */
  key: string
  source: string
  kind: RoadEvent['kind']
  cause: RoadEvent['cause']
  subtype: string | null
  /** Empty: the feed names none. */
  road: string
  direction: RoadEvent['direction']
  location: string
  county: string | null
  place: Place | null
  /** The stretch. `null`: a point. */
  path: readonly Place[] | null
  milepost: number | null
  lanes: RoadEvent['lanes']
  isFullClosure: boolean
  severity: RoadEvent['severity']
  reportedAt: number | null
  changedAt: number | null
  startsAt: number | null
  endsAt: number | null
  recurrence: RoadEvent['recurrence']
  operatorText: string | null
}

export interface FeedSign
  extends Pick<FeedEvent, 'key' | 'road' | 'direction' | 'location' | 'county' | 'place'> {
  phases: MessageSign['phases']
  changedAt: number | null
}

export interface FeedAdvisory extends Pick<Advisory, 'text' | 'notes' | 'regions' | 'isHighImportance'> {
  key: string
  startsAt: number | null
  endsAt: number | null
}

export type RoadTally = ProblemTally<RoadProblemCode>

export type RoadForm<Item extends { key: string; changedAt?: number | null }> = RecordForm<
  Item,
  RoadProblemCode
>

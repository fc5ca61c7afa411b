import type { RoadProblemCode } from '../../../contract/road-problem-messages.ts'
import type { Advisory, MessageSign, RoadEvent } from '../../../contract/roads.ts'
import type { Place } from '../../cameras/feed/feed-camera.ts'
import type { ProblemTally, RecordForm } from '../../upstream/parse-records.ts'

/** One event of a feed, whatever the feed's format. All text is plain. Instants are milliseconds since 1970. */
export interface FeedEvent
  extends Pick<RoadEvent, 'source' | 'kind' | 'cause' | 'subtype' | 'direction' | 'location' | 'county'>,
    Pick<RoadEvent, 'milepost' | 'lanes' | 'isFullClosure' | 'severity' | 'recurrence' | 'operatorText'> {
  /** The feed's own id for it, with its source if several use the same id. */
  key: string
  /** Empty: the feed names none. */
  road: string
  place: Place | null
  /** The stretch. `null`: a point. */
  path: readonly Place[] | null
  reportedAt: number | null
  changedAt: number | null
  startsAt: number | null
  endsAt: number | null
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

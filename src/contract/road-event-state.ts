/** The feeds about the roads: 511 v2 events, WZDx work zones, message signs and alerts. */
export const OWN_ROAD_FEEDS = ['events-511', 'wzdx', 'signs-511', 'advisories-511'] as const
/** These and the two weather feeds. */
export const ROAD_FEEDS = [...OWN_ROAD_FEEDS, 'nws-alerts', 'nhc-storms'] as const
export type RoadFeedKind = (typeof ROAD_FEEDS)[number]

/** The status of an event. Exactly one holds at a time; see docs/roads.md for the table. Instants are ISO 8601. */
export type EventStatus =
  /** The source confirmed it within its usual interval, or gave an end that is still ahead. */
  | { kind: 'open' }
  /** The source lists it but has not confirmed it for longer than usual. `confirmedAt`: the last confirmation. */
  | { kind: 'unconfirmed'; confirmedAt: string }
  | { kind: 'ended'; endedAt: string; reason: EndReason }
  /** The feed has not been received for too long to know. `seenAt`: when it was last listed. */
  | { kind: 'feedLate'; seenAt: string }

/** Why an event is over: it is no longer in the feed, or the end its source gave has passed unconfirmed. */
export type EndReason = 'goneFromFeed' | 'pastItsEnd'

/** The states of the API. Without a feed nothing is confirmed, so `feedLate` becomes `unconfirmed`. */
export const EVENT_STATES = ['open', 'unconfirmed', 'ended'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** The times of an event. Instants are ISO 8601; `null`: the source does not say. */
export interface EventTimes {
  reportedAt: string | null
  changedAt: string | null
  /** When this site last received it in a list. */
  lastSeenAt: string
  startsAt: string | null
  endsAt: string | null
  /** When a list first lacked it. `null`: the last list has it. */
  goneAt: string | null
  /** Seconds within which its source usually confirms an event of this kind. */
  usualIntervalSeconds: number
}

export interface FeedTimes {
  /** When a complete list was last received or confirmed unchanged. `null`: never since startup. */
  lastSuccessAt: string | null
  /** Seconds between two requests for the list. */
  pollSeconds: number
}

/** How long an ended event is still shown, seconds. */
export const ENDED_SHOWN_SECONDS = 2 * 3600

/** A feed is late after this many missed requests: one failure is normal, three are not. */
const LATE_AFTER_POLLS = 3

/** Whether the feed has been silent for so long that events may have begun or ended unnoticed. Pure. */
export function isFeedLate({ lastSuccessAt, pollSeconds }: FeedTimes, now: Date): boolean {
  return lastSuccessAt === null || secondsBetween(lastSuccessAt, now) > LATE_AFTER_POLLS * pollSeconds
}

/**
 * The state of an event at a moment, the same on the server and in the browser. Pure.
 *
 * Without later confirmation, the end a source gave is trusted: one usual interval later the event is over. A source
 * that changed the event after that end lists it deliberately, so the end is ignored.
 */
export function evaluateEvent(event: EventTimes, feed: FeedTimes, now: Date): EventStatus {
  const { goneAt, endsAt, lastSeenAt, usualIntervalSeconds } = event
  if (goneAt !== null) return { kind: 'ended', endedAt: goneAt, reason: 'goneFromFeed' }
  const end = isEndOutdated(event) ? null : endsAt
  const sinceEndSeconds = end === null ? null : secondsBetween(end, now)
  if (end !== null && sinceEndSeconds !== null && sinceEndSeconds > usualIntervalSeconds)
    return { kind: 'ended', endedAt: end, reason: 'pastItsEnd' }
  if (isFeedLate(feed, now)) return { kind: 'feedLate', seenAt: lastSeenAt }
  const confirmedAt = lastConfirmedAt(event)
  if (sinceEndSeconds !== null && sinceEndSeconds <= 0) return { kind: 'open' }
  const isPastEnd = sinceEndSeconds !== null
  if (isPastEnd || secondsBetween(confirmedAt, now) > usualIntervalSeconds)
    return { kind: 'unconfirmed', confirmedAt }
  return { kind: 'open' }
}

/** Whether to hide the end its source gave: the source changed the event after it and still lists it. Pure. */
export function isEndOutdated({ endsAt, changedAt }: Pick<EventTimes, 'endsAt' | 'changedAt'>): boolean {
  return endsAt !== null && changedAt !== null && Date.parse(changedAt) >= Date.parse(endsAt)
}

/** The state as the API names it. Pure. */
export function apiStateOf({ kind }: EventStatus): EventState {
  return kind === 'feedLate' ? 'unconfirmed' : kind
}

/** Whether an ended event is still shown, marked as ended. Pure. */
export function isStillShown(status: EventStatus, event: EventTimes, now: Date): boolean {
  if (status.kind !== 'ended') return true
  // One that passed its end was shown as unconfirmed for a while before it ended.
  const graceSeconds = status.reason === 'pastItsEnd' ? event.usualIntervalSeconds : 0
  return secondsBetween(status.endedAt, now) <= ENDED_SHOWN_SECONDS + graceSeconds
}

/** Whether it has not begun yet, such as work announced days ahead. Pure. */
export function isAhead({ startsAt }: Pick<EventTimes, 'startsAt'>, now: Date): boolean {
  return startsAt !== null && Date.parse(startsAt) > now.getTime()
}

/** When the source last confirmed it; a source that gives no times confirms by listing it. */
function lastConfirmedAt({ changedAt, reportedAt, startsAt, lastSeenAt }: EventTimes): string {
  const given = [changedAt, reportedAt, startsAt].filter((instant) => instant !== null)
  return given.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? lastSeenAt
}

function secondsBetween(from: string, to: Date): number {
  return (to.getTime() - Date.parse(from)) / 1000
}

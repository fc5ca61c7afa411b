import * as v from 'valibot'
import { Instant } from './calendar.ts'
import { CameraExit, FeedProblem } from './camera.ts'
import { inEveryLanguage } from './local-text.ts'
import { EVENT_STATES, ROAD_FEEDS } from './road-event-state.ts'

/** How one feed does. A feed that the site does not have is not listed, so an empty list of feeds means: nothing is known. */
export const RoadFeed = v.object({
  kind: v.picklist(ROAD_FEEDS),
  /** Made up by this site from its content, so that it can be tried out. */
  isSample: v.boolean(),
  /** When a whole list was last received or known to be unchanged; `null`: not since the start. */
  lastSuccessAt: v.nullable(Instant),
  /** When the list was last requested. */
  lastTryAt: v.nullable(Instant),
  /** Seconds between two requests for the list. */
  pollSeconds: v.number(),
  /** Records of the last list: each is shown, outside the area, or counted among the problems. */
  records: v.number(),
  /** Records left out because they are outside the area this office shows. */
  outsideArea: v.number(),
  problems: v.array(FeedProblem),
})
export type RoadFeed = v.InferOutput<typeof RoadFeed>

/** A sentence in each language of the site, built from fields. */
export const Sentence = v.object(inEveryLanguage(v.string()))
export type Sentence = v.InferOutput<typeof Sentence>

export const EVENT_KINDS = ['incident', 'closure', 'roadwork', 'specialEvent'] as const

export const ROAD_DIRECTIONS = ['northbound', 'southbound', 'eastbound', 'westbound', 'both'] as const

/** What an event is about, in the site's own terms: what its sentence begins with. */
export const EVENT_CAUSES = [
  ...['crash', 'disabledVehicle', 'vehicleFire', 'brushFire', 'debris', 'flooding', 'spill', 'animal'],
  ...['pedestrian', 'wrongWayDriver', 'signalProblem', 'roadDamage', 'congestion', 'weather', 'police'],
  ...[
    'roadwork',
    'paving',
    'bridgeWork',
    'utilityWork',
    'maintenance',
    'specialEvent',
    'closure',
    'incident',
  ],
] as const

/** Which part of the road is blocked. */
export const BLOCKED_PARTS = [
  ...['allLanes', 'someLanes', 'leftLanes', 'centerLanes', 'rightLanes', 'hovLanes', 'expressLanes'],
  ...['leftShoulder', 'rightShoulder', 'shoulder', 'onRamp', 'offRamp', 'ramps', 'intersection', 'none'],
] as const

/** What of the road an event takes. */
export const EventLanes = v.object({
  /** `null`: the source does not say. */
  blocked: v.nullable(v.picklist(BLOCKED_PARTS)),
  /** Lanes closed. `null`: the source gives no number. */
  closedCount: v.nullable(v.number()),
  /** Lanes there are. `null`: the source gives no number. */
  totalCount: v.nullable(v.number()),
  /** The source's own words. `null`: none. */
  text: v.nullable(v.string()),
})
export type EventLanes = v.InferOutput<typeof EventLanes>

/** Days and hours of work that comes back, in the district's time zone. */
export const Recurrence = v.object({
  /** 0 is Sunday, as in JavaScript; in order. */
  days: v.array(v.number()),
  /** `HH:MM`, 24 hours. */
  startTime: v.string(),
  /** `HH:MM`. At or before `startTime`: on the day after. The whole day is 00:00 to 24:00. */
  endTime: v.string(),
})
export type Recurrence = v.InferOutput<typeof Recurrence>

/** One thing that goes on, or will, at a road. */
export const RoadEvent = v.object({
  /** Fit for an address, and the same as long as its source lists the event. */
  id: v.string(),
  feed: v.picklist(ROAD_FEEDS),
  /** The organization that reports it, as the feed names it. */
  source: v.string(),
  kind: v.picklist(EVENT_KINDS),
  cause: v.picklist(EVENT_CAUSES),
  /** The source's own code or word for what happened. `null`: none. */
  subtype: v.nullable(v.string()),
  /** As of `asOf`: evaluate the times again with `evaluateEvent` to know it now. */
  state: v.picklist(EVENT_STATES),
  /** "I-10", "US-20": the marker's text, or a street's name. `OTHER_ROADS`: the feed names none. */
  road: v.string(),
  /** `null`: the source does not say. */
  direction: v.nullable(v.picklist(ROAD_DIRECTIONS)),
  /** Where, in the source's words without its road; may be empty. */
  location: v.string(),
  /** The nearest exit of the road as the office lists it. `null`: none is near. */
  exit: v.nullable(CameraExit),
  /** `null`: outside the district's counties, or the place is unknown. */
  county: v.nullable(v.string()),
  /** Degrees, WGS 84. Both `null`: the feed gives no place that can be right. */
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** The stretch, as a polyline in Google's encoding with five decimals. `null`: a point. */
  polyline: v.nullable(v.string()),
  /** Miles along the road. `null`: the source gives none. */
  milepost: v.nullable(v.number()),
  /** Place among the events of its road and direction, as one drives; from 0. */
  order: v.number(),
  lanes: EventLanes,
  isFullClosure: v.boolean(),
  /** `null`: the source gives none. */
  severity: v.nullable(v.picklist(['minor', 'moderate', 'major'])),
  reportedAt: v.nullable(Instant),
  changedAt: v.nullable(Instant),
  lastSeenAt: Instant,
  startsAt: v.nullable(Instant),
  /** As the source says; `isEndOutdated` tells when not to show it. `null`: it does not say. */
  endsAt: v.nullable(Instant),
  /** When a list first came without it. `null`: the last list has it. */
  goneAt: v.nullable(Instant),
  usualIntervalSeconds: v.number(),
  /** The days and hours of its work. Empty: all the time from `startsAt` to `endsAt`. */
  recurrence: v.array(Recurrence),
  sentence: Sentence,
  /** The source's words as they are, in English, HTML turned into text. `null`: none. */
  operatorText: v.nullable(v.string()),
  /** The record of another feed about the same event, with its words: it is not listed by itself. Usually empty. */
  alsoFrom: v.optional(
    v.array(
      v.object({
        id: v.string(),
        feed: v.picklist(ROAD_FEEDS),
        source: v.string(),
        operatorText: v.nullable(v.string()),
      }),
    ),
    () => [],
  ),
})
export type RoadEvent = v.InferOutput<typeof RoadEvent>

/** `Roads/GetEvents`: by road, direction and order. */
export const EventsResponse = v.object({
  asOf: Instant,
  feeds: v.array(RoadFeed),
  events: v.array(RoadEvent),
})
export type EventsResponse = v.InferOutput<typeof EventsResponse>

/** The query of `Roads/GetEvents`. */
export const EVENTS_QUERY = {
  road: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100, 'No road has so long a name.'),
      v.description('Only events of this road, such as I-10.'),
    ),
  ),
  county: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100, 'No county has so long a name.'),
      v.description('Only events in this county, by its name as in the events.'),
    ),
  ),
  kind: v.optional(
    v.pipe(
      v.picklist(
        EVENT_KINDS,
        ({ received }) => `${received} is no kind. There is: ${EVENT_KINDS.join(', ')}.`,
      ),
      v.description('Only events of this kind.'),
    ),
  ),
}

/** One message sign over or beside a road. */
export const MessageSign = v.object({
  id: v.string(),
  road: v.string(),
  direction: v.nullable(v.picklist(ROAD_DIRECTIONS)),
  /** Where it stands, in the agency's words. */
  location: v.string(),
  exit: v.nullable(CameraExit),
  county: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** Place among the signs of its road and direction, as one drives; from 0. */
  order: v.number(),
  /** Its lines, phase by phase, as it shows them. Empty: it is blank. */
  phases: v.array(v.array(v.string())),
  /** The same as text, phases separated by a blank. Empty: it is blank. */
  text: v.string(),
  changedAt: v.nullable(Instant),
  lastSeenAt: Instant,
})
export type MessageSign = v.InferOutput<typeof MessageSign>

/** `Roads/GetSigns`: by road, direction and order. */
export const SignsResponse = v.object({
  asOf: Instant,
  feeds: v.array(RoadFeed),
  signs: v.array(MessageSign),
})
export type SignsResponse = v.InferOutput<typeof SignsResponse>

/** What an agency tells all travelers of a region. */
export const Advisory = v.object({
  id: v.string(),
  /** The agency's words as they are, in English, HTML turned into text. */
  text: v.string(),
  /** More of it. `null`: nothing. */
  notes: v.nullable(v.string()),
  regions: v.array(v.string()),
  isHighImportance: v.boolean(),
  startsAt: v.nullable(Instant),
  endsAt: v.nullable(Instant),
  lastSeenAt: Instant,
})
export type Advisory = v.InferOutput<typeof Advisory>

/** `Roads/GetAdvisories`: those in force, important ones first. */
export const AdvisoriesResponse = v.object({
  asOf: Instant,
  feeds: v.array(RoadFeed),
  advisories: v.array(Advisory),
})
export type AdvisoriesResponse = v.InferOutput<typeof AdvisoriesResponse>

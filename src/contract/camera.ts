import * as v from 'valibot'
import { Instant } from './calendar.ts'
import { CAMERA_REASONS, CAMERA_STATES } from './camera-state.ts'

/** One picture of a camera. */
export const CameraView = v.object({
  id: v.string(),
  /** What it looks at, in the agency's words; may be empty. */
  description: v.string(),
  /** As of `receivedAt`; `isUnchecked` says whether that was too long ago to rely on. */
  state: v.picklist(CAMERA_STATES),
  isSwitchedOff: v.boolean(),
  reason: v.nullable(v.picklist(CAMERA_REASONS)),
  receivedAt: v.nullable(Instant),
  changedAt: v.nullable(Instant),
  interval: v.nullable(v.object({ meanSeconds: v.number(), deviationSeconds: v.number() })),
  /** The picture, served by the site. `?width=320` requests a smaller one. */
  snapshotUrl: v.string(),
  /** HLS. `null`: the agency provides no video. */
  videoUrl: v.nullable(v.string()),
})
export type CameraView = v.InferOutput<typeof CameraView>

/** What distinguishes cameras of the same road, direction and place. */
export const Distinction = v.variant('kind', [
  /** What its first view looks at, in the agency's words. */
  v.object({ kind: v.literal('view'), text: v.string() }),
  v.object({ kind: v.literal('milepost'), milepost: v.number() }),
  /** Its number among `of` cameras, counted along the road from 1. */
  v.object({ kind: v.literal('number'), number: v.number(), of: v.number() }),
])
export type Distinction = v.InferOutput<typeof Distinction>

/** The exit next to a camera, as in the office's list of exits. */
export const CameraExit = v.object({
  /** As on the signs: "31", "33A". */
  number: v.string(),
  /** `null`: unknown. */
  crossStreet: v.nullable(v.string()),
  /** `null`: outside any city, or unknown. */
  city: v.nullable(v.string()),
  /** What people go there for, such as an airport. */
  landmarks: v.array(v.string()),
  /** The office shows a picture from here on Discover. Missing: it does not. */
  onDiscover: v.optional(v.boolean()),
})
export type CameraExit = v.InferOutput<typeof CameraExit>

export const Camera = v.object({
  /** URL-safe: lower-case letters, digits and hyphens. */
  id: v.string(),
  /** "I-10", "US 20", "SR 128": the marker's text. `OTHER_ROADS`: the feed names none. */
  road: v.string(),
  /** "northbound", …; `null`: the feed does not say, or it turns. */
  direction: v.nullable(v.picklist(['northbound', 'southbound', 'eastbound', 'westbound'])),
  /** Miles along the road. `null`: the feed gives none. */
  milepost: v.nullable(v.number()),
  /** Position along its road and direction: in the feed's order, or else south to north, west to east. */
  order: v.number(),
  location: v.string(),
  /** `null`: the office lists no exit there. */
  exit: v.optional(v.nullable(CameraExit), null),
  /** `null`: outside the district's counties, or the location is unknown. */
  county: v.nullable(v.string()),
  /** Degrees, WGS 84. Both `null`: the feed gives no plausible location. */
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** What distinguishes it from other cameras at the same place. `null`: there are none. */
  distinction: v.nullable(Distinction),
  views: v.array(CameraView),
})
export type Camera = v.InferOutput<typeof Camera>

export const FEED_KINDS = ['sample', 'arcadis-511', 'caltrans-cwwp2', 'wzdx-device'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** Where a site's cameras come from; `off`: it shows none. */
export const CAMERA_SOURCES = [...FEED_KINDS, 'off'] as const
export type CameraSource = (typeof CAMERA_SOURCES)[number]

/** Something in a feed that had to be corrected or left out. */
export const FeedProblem = v.object({
  /** What kind of problem, such as `duplicateId`, `noCoordinates`, `swappedCoordinates`. */
  code: v.string(),
  /** Number of records affected; 1 for a problem with the whole response. */
  count: v.number(),
  /** One sentence for the public, without addresses or keys. */
  message: v.string(),
})

export type FeedProblem = v.InferOutput<typeof FeedProblem>

export const FeedHealth = v.object({
  kind: v.picklist(CAMERA_SOURCES),
  /** When a complete list was last received; `null`: never since startup. */
  lastSuccessAt: v.nullable(Instant),
  /** When the list was last requested. */
  lastTryAt: v.nullable(Instant),
  /** Seconds between two requests for the list. */
  pollSeconds: v.number(),
  problems: v.array(FeedProblem),
  /** Cameras of the feed that are not listed because they are outside the district. */
  outsideArea: v.number(),
})
export type FeedHealth = v.InferOutput<typeof FeedHealth>

/** `Cameras/GetCameras`: the last good list, by road, direction and order. */
export const CamerasResponse = v.object({
  asOf: Instant,
  feed: FeedHealth,
  /** Views by state. */
  states: v.record(v.picklist(CAMERA_STATES), v.number()),
  /** Views of any state whose last check is too old to be current, or that were never checked. */
  unchecked: v.optional(v.number(), 0),
  cameras: v.array(Camera),
})
export type CamerasResponse = v.InferOutput<typeof CamerasResponse>

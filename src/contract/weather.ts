import * as v from 'valibot'
import { Instant } from './calendar.ts'
import { inTranslations } from './local-text.ts'
import { type RoadEvent, RoadFeed, Sentence } from './roads.ts'

/** What the weather service says of an event, in its own words; nobody else writes into it. */
const ServiceText = v.object({
  /** "Hurricane Warning issued September 28 at 5:00AM EDT by NWS Anytown". `null`: there is none. */
  headline: v.nullable(v.string()),
  description: v.string(),
  /** What to do. `null`: the service says nothing. */
  instruction: v.nullable(v.string()),
})

/** As in CAP 1.2, most severe first. */
export const SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const

/** One message of the weather service about an event that is in force in zones of the district. */
export const WeatherAlert = v.object({
  /** The service's own. */
  id: v.string(),
  /** As the service names it: "Hurricane Warning". */
  event: v.string(),
  /** Phenomenon and significance of its VTEC: `HU.W`. `null`: it has none. */
  eventCode: v.nullable(v.string()),
  severity: v.picklist(SEVERITIES),
  /** The fixed phrase for its code. `null`: there is none for this code, and `event` is all there is. */
  phrase: v.nullable(Sentence),
  /** The language of `text`. */
  language: v.picklist(['en', 'es']),
  text: ServiceText,
  /** The service's own Spanish product on the same event. `null`: it gives none. */
  textEs: v.nullable(ServiceText),
  /** Those of the district in which it is in force, such as `FLZ172` and `FLC011`. */
  zones: v.array(v.string()),
  /** The service's names of all zones of the message, also those outside the district. */
  areaDescription: v.string(),
  /** "NWS Anytown". */
  sender: v.string(),
  sentAt: Instant,
  /** When the event begins. `null`: the service does not say, or it has begun. */
  onset: v.nullable(Instant),
  /** When the event ends. `null`: until further notice. */
  ends: v.nullable(Instant),
})
export type WeatherAlert = v.InferOutput<typeof WeatherAlert>

/**
 * One kind of warning as every page shows it: all messages of one event code together, because a hurricane warning is
 * one message for each zone.
 */
export const Warning = v.object({
  /** The event code, or the event's name where there is none. */
  id: v.string(),
  event: v.string(),
  phrase: v.nullable(Sentence),
  severity: v.picklist(SEVERITIES),
  /** The service's headlines verbatim, each once. */
  headlines: v.array(v.object({ language: v.picklist(['en', 'es']), text: v.string() })),
  /** The office's names of the zones; a zone that it does not name is not listed. */
  areas: v.array(v.string()),
  /** When the last of them ends. `null`: until further notice. */
  ends: v.nullable(Instant),
})
export type Warning = v.InferOutput<typeof Warning>

/** A tropical cyclone that the National Hurricane Center follows. */
export const ActiveStorm = v.object({
  /** "al062023". */
  id: v.string(),
  name: v.string(),
  /** As the center abbreviates it: "HU", "TS", "TD", "PTC", … */
  classification: v.string(),
  /** Highest sustained wind, knots. `null`: the center does not say. */
  windKnots: v.nullable(v.number()),
  updatedAt: v.nullable(Instant),
  /** The newest public advisory. `null`: there is none. */
  advisory: v.nullable(v.object({ number: v.string(), url: v.string() })),
})
export type ActiveStorm = v.InferOutput<typeof ActiveStorm>

/** `Roads/GetWeatherAlerts`: those in force, warnings before watches before the rest, most severe first. */
export const WeatherAlertsResponse = v.object({
  asOf: Instant,
  /** Empty: the site has no feed of the weather, and nothing is known of it. */
  feeds: v.array(RoadFeed),
  alerts: v.array(WeatherAlert),
  /** The cyclones of all oceans that the National Hurricane Center watches. */
  storms: v.array(ActiveStorm),
})
export type WeatherAlertsResponse = v.InferOutput<typeof WeatherAlertsResponse>

/** Whether an event closes a road: all of its lanes, whatever the source calls it. Pure. */
export function isClosedRoad({ state, kind, isFullClosure }: RoadEvent): boolean {
  return state !== 'ended' && (isFullClosure || kind === 'closure')
}

/** A storm for which the office switched storm mode on, and what was shown meanwhile. */
export const PastStorm = v.object({
  /** The day it began in the district's time zone, `2026-09-28`; a second one of the day has `-2` at its end. */
  id: v.string(),
  startedAt: Instant,
  /** `null`: it goes on. */
  endedAt: v.nullable(Instant),
  /** The office's emergency notices, in the order they began. */
  notices: v.array(
    v.object({
      id: v.string(),
      text: v.object({ en: v.string(), ...inTranslations(v.string()) }),
      from: Instant,
      until: v.nullable(Instant),
    }),
  ),
  /** The official warnings, in the order they were first shown. */
  warnings: v.array(
    v.object({
      id: v.string(),
      event: v.string(),
      phrase: v.nullable(Sentence),
      areas: v.array(v.string()),
      from: Instant,
      until: v.nullable(Instant),
    }),
  ),
  /** Roads that were closed, in the order they were first listed. */
  closures: v.array(
    v.object({
      id: v.string(),
      sentence: Sentence,
      location: v.string(),
      from: Instant,
      until: v.nullable(Instant),
    }),
  ),
})
export type PastStorm = v.InferOutput<typeof PastStorm>

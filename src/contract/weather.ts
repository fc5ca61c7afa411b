import * as v from 'valibot'
import { Instant } from './calendar.ts'
import { inTranslations } from './local-text.ts'
import { isAhead } from './road-event-state.ts'
import { type RoadEvent, RoadFeed, Sentence } from './roads.ts'

/** The weather service's text about an event, never edited by anyone else. */
const ServiceText = v.object({
  /** "Hurricane Warning issued September 28 at 5:00AM EDT by NWS Anytown". `null`: there is none. */
  headline: v.nullable(v.string()),
  description: v.string(),
  /** What to do. `null`: the service says nothing. */
  instruction: v.nullable(v.string()),
})

/** As in CAP 1.2, most severe first. */
export const SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const

/** One message of the weather service about an event in force in zones of the district. */
export const WeatherAlert = v.object({
  /** The service's own id. */
  id: v.string(),
  /** As the service names it: "Hurricane Warning". */
  event: v.string(),
  /** Phenomenon and significance of its VTEC: `HU.W`. `null`: it has none. */
  eventCode: v.nullable(v.string()),
  severity: v.picklist(SEVERITIES),
  /** The fixed phrase for its code. `null`: the code has none, so use `event`. */
  phrase: v.nullable(Sentence),
  /** The language of `text`. */
  language: v.picklist(['en', 'es']),
  text: ServiceText,
  /** The service's own Spanish text about the same event. `null`: none. */
  textEs: v.nullable(ServiceText),
  /** The district's zones in which it is in force, such as `FLZ172` and `FLC011`. */
  zones: v.array(v.string()),
  /** The service's names of all zones of the message, including those outside the district. */
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
 * One kind of warning as every page shows it: all messages of one event code combined, because a hurricane warning
 * comes as one message for each zone.
 */
export const Warning = v.object({
  /** The event code, or the event's name if it has none. */
  id: v.string(),
  event: v.string(),
  phrase: v.nullable(Sentence),
  severity: v.picklist(SEVERITIES),
  /** The service's headlines verbatim, each once. */
  headlines: v.array(v.object({ language: v.picklist(['en', 'es']), text: v.string() })),
  /** The office's names of the zones; zones without a name are left out. */
  areas: v.array(v.string()),
  /** When the last of them ends. `null`: until further notice. */
  ends: v.nullable(Instant),
})
export type Warning = v.InferOutput<typeof Warning>

/** A tropical cyclone tracked by the National Hurricane Center. */
export const ActiveStorm = v.object({
  /** "al062023". */
  id: v.string(),
  name: v.string(),
  /** As the center abbreviates it: "HU", "TS", "TD", "PTC", … */
  classification: v.string(),
  /** Maximum sustained wind, knots. `null`: the center does not say. */
  windKnots: v.nullable(v.number()),
  updatedAt: v.nullable(Instant),
  /** The newest public advisory. `null`: there is none. */
  advisory: v.nullable(v.object({ number: v.string(), url: v.string() })),
})
export type ActiveStorm = v.InferOutput<typeof ActiveStorm>

/** `Roads/GetWeatherAlerts`: those in force, warnings before watches before all others, most severe first. */
export const WeatherAlertsResponse = v.object({
  asOf: Instant,
  /** Empty: the site has no weather feed, so nothing is known. */
  feeds: v.array(RoadFeed),
  alerts: v.array(WeatherAlert),
  /** The cyclones in all oceans that the National Hurricane Center tracks. */
  storms: v.array(ActiveStorm),
})
export type WeatherAlertsResponse = v.InferOutput<typeof WeatherAlertsResponse>

/** Whether an event closes all lanes of a road now, whatever the source calls it. Pure. */
export function isClosedRoad(event: RoadEvent, now: Date): boolean {
  return event.state !== 'ended' && !isAhead(event, now) && (event.isFullClosure || event.kind === 'closure')
}

/** A storm for which the office turned storm mode on, and what the site showed meanwhile. */
export const PastStorm = v.object({
  /** The day it began in the district's time zone, `2026-09-28`; a second one that day ends in `-2`. */
  id: v.string(),
  startedAt: Instant,
  /** `null`: not over yet. */
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

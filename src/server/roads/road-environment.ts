import * as v from 'valibot'
import type { RoadFeedKind } from '../../contract/road-event-state.ts'
import { FeedAddress, FeedKey } from '../cameras/camera-environment.ts'

export interface RoadSettings {
  /** The address of each feed that is set. */
  urls: Readonly<Partial<Record<RoadFeedKind, string>>>
  /** Keys of the feeds that need one. Never logged or shown. */
  keys: Readonly<Partial<Record<RoadFeedKind, string>>>
  allowsPrivateNetworks: boolean
}

/** The settings for roads, by their environment names. An error message never repeats the value: it may be a secret. */
export const ROAD_ENVIRONMENT = {
  EVENTS_511_URL: FeedAddress,
  EVENTS_511_KEY: FeedKey,
  SIGNS_511_URL: FeedAddress,
  SIGNS_511_KEY: FeedKey,
  ADVISORIES_511_URL: FeedAddress,
  ADVISORIES_511_KEY: FeedKey,
  WZDX_URL: FeedAddress,
  NWS_ALERTS_URL: FeedAddress,
  NHC_STORMS_URL: FeedAddress,
  FEED_PRIVATE_NETWORKS: v.optional(v.picklist(['off', 'on'], 'must be off or on'), 'off'),
}

/** The same, by the names the program uses. */
export function roadSettingsOf(
  settings: v.InferOutput<v.ObjectSchema<typeof ROAD_ENVIRONMENT, undefined>>,
): RoadSettings {
  return {
    urls: given({
      'events-511': settings.EVENTS_511_URL,
      'signs-511': settings.SIGNS_511_URL,
      'advisories-511': settings.ADVISORIES_511_URL,
      wzdx: settings.WZDX_URL,
      'nws-alerts': settings.NWS_ALERTS_URL,
      'nhc-storms': settings.NHC_STORMS_URL,
    }),
    keys: given({
      'events-511': settings.EVENTS_511_KEY,
      'signs-511': settings.SIGNS_511_KEY,
      'advisories-511': settings.ADVISORIES_511_KEY,
    }),
    allowsPrivateNetworks: settings.FEED_PRIVATE_NETWORKS === 'on',
  }
}

function given(values: Readonly<Partial<Record<RoadFeedKind, string | undefined>>>) {
  // The rest have a value.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    Record<RoadFeedKind, string>
  >
}

import type { CameraSource } from './camera.ts'
import type { CameraProfile, RoadProfile } from './district-profile.ts'
import type { LiveFacts } from './pages.ts'
import { OWN_ROAD_FEEDS, type RoadFeedKind } from './road-event-state.ts'

/**
 * The camera feed a site shows, from its content and the settings. Only content turns the sample feed on, so drawn
 * pictures never replace a real feed that somebody forgot to set; a real feed is shown wherever cameras are. Pure.
 */
export function shownFeed(wanted: CameraProfile['feed'], configured: CameraSource): CameraSource {
  if (wanted === 'off') return 'off'
  return configured === 'sample' && wanted === 'live' ? 'off' : configured
}

/** Addresses of road feeds in the settings. */
export interface RoadFeedUrls {
  urls: Readonly<Partial<Record<RoadFeedKind, string>>>
}

/** Where a road feed comes from, by content and settings. `null`: the site does not have it. Pure. */
export function shownRoadFeed(
  kind: (typeof OWN_ROAD_FEEDS)[number],
  { sample, roads }: { sample: boolean; roads: Pick<RoadProfile, 'off'> },
  { urls }: RoadFeedUrls,
): 'agency' | 'sample' | null {
  if (roads.off === 'all' || roads.off.includes(kind)) return null
  if (urls[kind] !== undefined) return 'agency'
  return sample ? 'sample' : null
}

/** Which live data a site shows, from its content with the settings applied. Pure. */
export function liveFactsOf(site: {
  cameras: Pick<CameraProfile, 'feed'>
  roads: Pick<RoadProfile, 'off'>
}): LiveFacts {
  const { off } = site.roads
  return {
    hasCameras: site.cameras.feed !== 'off',
    hasRoads: off !== 'all' && OWN_ROAD_FEEDS.some((kind) => !off.includes(kind)),
  }
}

import type { CameraSource } from './camera.ts'
import type { CameraProfile, RoadProfile } from './district-profile.ts'
import type { LiveFacts } from './pages.ts'
import { OWN_ROAD_FEEDS, type RoadFeedKind } from './road-event-state.ts'

/**
 * The feed a site shows, from what its content wants and what the settings name. Content alone turns the sample feed
 * on, so drawn pictures never stand in for a feed that was forgotten; a real feed is shown wherever cameras are. Pure.
 */
export function shownFeed(wanted: CameraProfile['feed'], configured: CameraSource): CameraSource {
  if (wanted === 'off') return 'off'
  return configured === 'sample' && wanted === 'live' ? 'off' : configured
}

/** Where the settings say that feeds of the roads are. */
export interface RoadFeedUrls {
  urls: Readonly<Partial<Record<RoadFeedKind, string>>>
}

/** What a feed of the roads is, from the content and the settings. Pure. `null`: the site does not have it. */
export function shownRoadFeed(
  kind: (typeof OWN_ROAD_FEEDS)[number],
  { sample, roads }: { sample: boolean; roads: Pick<RoadProfile, 'off'> },
  { urls }: RoadFeedUrls,
): 'agency' | 'sample' | null {
  if (roads.off === 'all' || roads.off.includes(kind)) return null
  if (urls[kind] !== undefined) return 'agency'
  return sample ? 'sample' : null
}

/** What a site shows of the present, from its content with the settings applied. Pure. */
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

import type { SiteContent } from '../../content/site-content.ts'
import type { CameraSource } from '../../contract/camera.ts'
import { isShown } from '../../contract/pages.ts'
import {
  liveFactsOf,
  OWN_ROAD_FEEDS,
  type RoadFeedUrls,
  shownFeed,
  shownRoadFeed,
} from '../../contract/shown-feed.ts'

/** What the settings of the server change of the content. */
export interface SiteSettings {
  /** Overrides the address in the content. `null`: it does not. */
  virtualTourUrl: string | null
  cameras: { kind: CameraSource }
  roads: RoadFeedUrls
}

/**
 * The content as a server with these settings shows it. Where it shows no cameras, or none of the feeds of the roads,
 * for whichever reason, the content says `off` and has no pages of them.
 */
export function withSettings(content: SiteContent, settings: SiteSettings): SiteContent {
  const { virtualTourUrl, cameras } = settings
  const { links, cameras: profile, roads } = content.site
  const hasCameras = shownFeed(profile.feed, cameras.kind) !== 'off'
  const hidden = OWN_ROAD_FEEDS.filter((kind) => shownRoadFeed(kind, content.site, settings.roads) === null)
  const site: SiteContent['site'] = {
    ...content.site,
    links: virtualTourUrl === null ? links : { ...links, virtualTour: virtualTourUrl },
    cameras: hasCameras ? profile : { ...profile, feed: 'off' },
    roads: roads.off === 'all' ? roads : { ...roads, off: [...new Set([...roads.off, ...hidden])] },
  }
  const facts = liveFactsOf(site)
  return { ...content, site, pages: content.pages.filter(({ page }) => isShown(page, facts)) }
}

/** Whether the content wants a live feed, and the settings name none. */
export function isFeedMissing({ site }: Pick<SiteContent, 'site'>, { cameras }: SiteSettings): boolean {
  return site.cameras.feed === 'live' && cameras.kind === 'sample'
}

export const FEED_MISSING =
  'No cameras are shown: site.yaml says cameras.feed: live. Set CAMERA_FEED_KIND and CAMERA_FEED_URL, or cameras.feed to off'

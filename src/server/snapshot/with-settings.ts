import type { SiteContent } from '../../content/site-content.ts'
import type { CameraSource } from '../../contract/camera.ts'
import { DEFAULT_LANGUAGE } from '../../contract/language.ts'
import { isShown } from '../../contract/pages.ts'
import { OWN_ROAD_FEEDS } from '../../contract/road-event-state.ts'
import { liveFactsOf, type RoadFeedUrls, shownFeed, shownRoadFeed } from '../../contract/shown-feed.ts'

/** The server's settings that change the content. */
export interface SiteSettings {
  /** Overrides the address in the content. `null`: it does not. */
  virtualTourUrl: string | null
  cameras: { kind: CameraSource }
  roads: RoadFeedUrls
}

/**
 * The content as a server with these settings shows it. If it shows no cameras, or no feeds of the roads, for any reason,
 * the content says `off` and has no pages for them.
 */
export function withSettings(content: SiteContent, settings: SiteSettings): SiteContent {
  const { virtualTourUrl, cameras } = settings
  const { links, cameras: profile, roads } = content.site
  const feed = shownFeed(profile.feed, cameras.kind)
  const hasCameras = feed !== 'off' && !(feed === 'sample' && lacksExits(content))
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

/** What of the content and the settings does not fit together, in sentences for the operator. Pure. */
export function settingWarnings(content: SiteContent, settings: SiteSettings): string[] {
  const { feed } = content.site.cameras
  const isFeedSet = settings.cameras.kind !== 'sample'
  return [
    ...(feed === 'live' && !isFeedSet ? [FEED_MISSING] : []),
    ...(feed === 'off' && isFeedSet ? [FEED_UNUSED] : []),
    ...checkWarnings(content, settings),
  ]
}

const FEED_MISSING =
  'No cameras are shown: site.yaml says cameras.feed: live. Set CAMERA_FEED_KIND and CAMERA_FEED_URL, or cameras.feed to off'
const FEED_UNUSED =
  'No cameras are shown: site.yaml says cameras.feed: off. Set it to live to show those of CAMERA_FEED_URL'
const EXITS_MISSING =
  'No cameras are shown: site.yaml says cameras.feed: sample, and sample cameras need exits with a crossStreet. Add some to exits.yaml, or set cameras.feed to off'

/** Warnings that the check of a content folder prints as well; it does not know the server's camera feed. Pure. */
export function checkWarnings(content: SiteContent, settings: SiteSettings): string[] {
  const isSample = shownFeed(content.site.cameras.feed, settings.cameras.kind) === 'sample'
  return [...(isSample && lacksExits(content) ? [EXITS_MISSING] : []), ...roadWarnings(content, settings)]
}

function lacksExits({ exits }: SiteContent): boolean {
  return exits.every(({ crossStreet }) => crossStreet === undefined)
}

/** A page of the roads without the office's text, or links to one that the site does not have. Pure. */
function roadWarnings(content: SiteContent, settings: SiteSettings): string[] {
  const { site, pages } = withSettings(content, settings)
  if (liveFactsOf(site).hasRoads) {
    const isWritten = pages.some(({ page, language }) => page === 'roads' && language === DEFAULT_LANGUAGE)
    return isWritten ? [] : ['The page of the roads has no text of the office: write pages/en/roads.md']
  }
  return pages
    .filter(({ sections }) => sections.some(({ html }) => /href="(\/[a-z]{2})?\/app\/roads["?#]/.test(html)))
    .map(
      ({ page, language }) =>
        `pages/${language}/${page}.md links to /app/roads, which this site does not have: no feed of the roads is set (docs/roads.md)`,
    )
}

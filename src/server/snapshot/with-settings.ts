import type { SiteContent } from '../../content/site-content.ts'
import type { CameraSource } from '../../contract/camera.ts'
import { isShown } from '../../contract/pages.ts'
import { shownFeed } from '../../contract/shown-feed.ts'

/** What the settings of the server change of the content. */
export interface SiteSettings {
  /** Overrides the address in the content. `null`: it does not. */
  virtualTourUrl: string | null
  cameras: { kind: CameraSource }
}

/**
 * The content as a server with these settings shows it. Where it shows no cameras, for whichever reason, the content
 * says `off` and has no pages of cameras.
 */
export function withSettings(content: SiteContent, { virtualTourUrl, cameras }: SiteSettings): SiteContent {
  const { links, cameras: profile } = content.site
  const hasCameras = shownFeed(profile.feed, cameras.kind) !== 'off'
  return {
    ...content,
    site: {
      ...content.site,
      links: virtualTourUrl === null ? links : { ...links, virtualTour: virtualTourUrl },
      cameras: hasCameras ? profile : { ...profile, feed: 'off' },
    },
    pages: content.pages.filter(({ page }) => isShown(page, hasCameras)),
  }
}

/** Whether the content wants a live feed, and the settings name none. */
export function isFeedMissing({ site }: Pick<SiteContent, 'site'>, { cameras }: SiteSettings): boolean {
  return site.cameras.feed === 'live' && cameras.kind === 'sample'
}

export const FEED_MISSING =
  'No cameras are shown: site.yaml says cameras.feed: live. Set CAMERA_FEED_KIND and CAMERA_FEED_URL, or cameras.feed to off'

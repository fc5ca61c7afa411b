import type { CameraSource } from './camera.ts'
import type { CameraProfile } from './district-profile.ts'

/**
 * The feed a site shows, from what its content wants and what the settings name. Content alone turns the sample feed
 * on, so drawn pictures never stand in for a feed that was forgotten; a real feed is shown wherever cameras are. Pure.
 */
export function shownFeed(wanted: CameraProfile['feed'], configured: CameraSource): CameraSource {
  if (wanted === 'off') return 'off'
  return configured === 'sample' && wanted === 'live' ? 'off' : configured
}

import type { CameraSource } from '../../contract/camera.ts'

/** What the settings say about cameras. */
export interface CameraSettings {
  kind: CameraSource
  /** The address of the list. `null`: none is needed, as for the sample feed. */
  feedUrl: string | null
  /** May never be logged or shown. `null`: the feed needs none. */
  key: string | null
  /** Servers that may serve pictures and video, besides the feed's own. */
  pictureHosts: readonly string[]
  /** Whether names may lead to private networks. */
  allowsPrivateNetworks: boolean
  /** Which cameras of the feed are listed: those in the district's counties, or all. */
  area: 'district' | 'all'
  /** Pictures a minute the site requests by itself, so that their state is known. `null`: by their number; 0: none. */
  watchPerMinute: number | null
}

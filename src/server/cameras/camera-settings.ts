import type { CameraSource } from '../../contract/camera.ts'
import { allowHosts } from '../upstream/allowed-hosts.ts'

export interface CameraSettings {
  kind: CameraSource
  /** The address of the list. `null`: none is needed, as for the sample feed. */
  feedUrl: string | null
  /** Never logged or shown. `null`: the feed needs none. */
  key: string | null
  /** Servers that may serve pictures and video, besides the feed's own. */
  pictureHosts: readonly string[]
  allowsPrivateNetworks: boolean
  /** Which cameras of the feed are listed: those in the district's counties, or all. */
  area: 'district' | 'all'
  /** Pictures per minute the site checks on its own to know their state. `null`: depends on their number; 0: none. */
  watchPerMinute: number | null
}

/** Servers from which pages may play video. The site itself serves the sample feed's. */
export function videoOriginsOf(
  settings: Pick<CameraSettings, 'kind' | 'feedUrl' | 'pictureHosts'>,
): readonly string[] {
  const { kind, feedUrl, pictureHosts } = settings
  return kind === 'sample' || kind === 'off' || feedUrl === null
    ? []
    : allowHosts(new URL(feedUrl), pictureHosts).origins()
}

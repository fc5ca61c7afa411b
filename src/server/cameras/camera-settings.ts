import type { CameraSource } from '../../contract/camera.ts'
import { allowHosts } from '../upstream/allowed-hosts.ts'

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

/** Servers from which pages may play video; the sample feed's comes from the site itself. */
export function videoOriginsOf(
  settings: Pick<CameraSettings, 'kind' | 'feedUrl' | 'pictureHosts'>,
): readonly string[] {
  const { kind, feedUrl, pictureHosts } = settings
  return kind === 'sample' || kind === 'off' || feedUrl === null
    ? []
    : allowHosts(new URL(feedUrl), pictureHosts).origins()
}

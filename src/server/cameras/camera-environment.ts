import * as v from 'valibot'
import { CAMERA_SOURCES, type CameraSource } from '../../contract/camera.ts'
import { wholeNumber } from '../platform/whole-number.ts'
import { allowHosts, parseHost } from '../upstream/allowed-hosts.ts'

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

export const FeedAddress = v.optional(
  v.pipe(
    v.string(),
    v.check(isFeedAddress, 'must be a full address with https:// or http://, without a user and password'),
  ),
)

export const FeedKey = v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/, 'must be one word')))

/** The settings about cameras, as the environment names them. An error message never repeats the value: it may be a secret. */
export const CAMERA_ENVIRONMENT = {
  CAMERA_FEED_KIND: v.optional(
    v.picklist(CAMERA_SOURCES, `must be one of ${CAMERA_SOURCES.join(', ')}`),
    'sample',
  ),
  CAMERA_FEED_URL: FeedAddress,
  CAMERA_FEED_KEY: FeedKey,
  CAMERA_IMAGE_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check(
        (hosts) => hosts.every((host) => parseHost(host) !== null),
        'must be host names such as cameras.example.gov or *.example.gov, separated by commas',
      ),
    ),
  ),
  CAMERA_PRIVATE_NETWORKS: v.optional(v.picklist(['off', 'on'], 'must be off or on'), 'off'),
  CAMERA_FEED_AREA: v.optional(v.picklist(['district', 'all'], 'must be district or all'), 'district'),
  CAMERA_WATCH_PER_MINUTE: v.optional(wholeNumber(0, 1200)),
}

type Settings = v.InferOutput<v.ObjectSchema<typeof CAMERA_ENVIRONMENT, undefined>>

/** The same under the names the program uses. */
export function cameraSettingsOf(settings: Settings): CameraSettings {
  return {
    kind: settings.CAMERA_FEED_KIND,
    feedUrl: settings.CAMERA_FEED_URL ?? null,
    key: settings.CAMERA_FEED_KEY ?? null,
    pictureHosts: settings.CAMERA_IMAGE_HOSTS ?? [],
    allowsPrivateNetworks: settings.CAMERA_PRIVATE_NETWORKS === 'on',
    area: settings.CAMERA_FEED_AREA,
    watchPerMinute: settings.CAMERA_WATCH_PER_MINUTE ?? null,
  }
}

/** Whether a text is a full address without a user and password. */
function isFeedAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

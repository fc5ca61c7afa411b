/** The feed of all new and revised reports, without its extension. */
export const FEED_PATH = '/feeds/reports'

/** The two formats of every feed. */
export const FEED_FORMATS = [
  { ending: '.atom', mediaType: 'application/atom+xml', name: 'Atom' },
  { ending: '.json', mediaType: 'application/feed+json', name: 'JSON Feed' },
] as const

/** The Atom feed of the notices in force. */
export const NOTICE_FEED_PATH = '/feeds/notices.atom'

/** The Atom feed of road events, and the closures and work zones as WZDx. */
export const ROAD_FEED_PATH = '/feeds/roads.atom'
export const WZDX_FEED_PATH = '/feeds/wzdx.geojson'

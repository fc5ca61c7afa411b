import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies'
import { splitLanguage } from '../../contract/language.ts'
import { noticesInForce } from '../../contract/notices-in-force.ts'
import type { WorkerMessage } from '../shell/service-worker.ts'
import { buildOfflinePage } from './offline-page.ts'
import {
  ASSET_CACHE,
  evictOldest,
  fetchAndStore,
  isPage,
  listPages,
  MOST_ASSETS,
  MOST_PAGES,
  markPageCopy,
  markResponseCopy,
  newestNotices,
  PAGE_CACHE,
  renewPages,
  storePages,
} from './page-store.ts'

/** What we use of a worker's globals; TypeScript's DOM library describes only windows. */
declare const self: {
  /** The hashed files of this build; the build writes them here. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}
interface WorkerEvent {
  data: WorkerMessage
  waitUntil: (work: Promise<unknown>) => void
}
type Plugin = NonNullable<NetworkFirstOptions['plugins']>[number]

/** After this a copy, marked as one, is better than waiting. */
const NETWORK_TIMEOUT_SECONDS = 5
const RESPONSE_CACHE = 'responses'
const MOST_RESPONSES = 60

const STORED_CALLS =
  /^\/api\/api\/(?:(?:Documents|Pages|Notices|Map|Roads)\/Get|Cameras\/GetCameras$|Metrics\/GetFreewayOverview\/)/

const files = self.__WB_MANIFEST
precacheAndRoute(files)
cleanupOutdatedCaches()

// A page of the next version may be here before its worker is active: that one's files are stored already.
// Files that are not precached are stored when first requested.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) =>
    (await caches.match(request, { ignoreVary: true })) ??
    (await fetchAndStore(request, ASSET_CACHE, MOST_ASSETS)),
)

/** A page is the same whatever its query, unless it searches. Results are not stored: offline, the search page itself opens. */
const pagesByPath: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  cacheWillUpdate: async ({ request, response }) =>
    isPage(response) && !isSearch(request) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? markPageCopy(cachedResponse) : null,
  handlerDidError: async ({ request }) => offlinePage(new URL(request.url).pathname),
}

// Pages are network-first: the office may have published a minute ago.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/^\/(files|api|assets|feeds)\//.test(url.pathname),
  networkFirst(PAGE_CACHE, MOST_PAGES, pagesByPath),
)

const markedResponses: Plugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? markResponseCopy(cachedResponse) : null,
}

// The data of pages: lists of documents, prose, figures, and road events with their cameras and the time to allow, so
// that a visitor's own roads open offline. Not searches, and no camera's picture.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && STORED_CALLS.test(url.pathname),
  networkFirst(RESPONSE_CACHE, MOST_RESPONSES, markedResponses),
)

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  // Not awaited: page requests are held up until this event is over.
  void renewPages()
})

self.addEventListener('message', (event) => {
  if (event.data.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (event.data.type === 'KEEP_PAGES') event.waitUntil(storePages(event.data.paths, new Date()))
})

function networkFirst(cacheName: string, most: number, plugin: Plugin): NetworkFirst {
  const plugins = [plugin, { cacheDidUpdate: () => evictOldest(cacheName, most) }]
  return new NetworkFirst({ cacheName, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS, plugins })
}

function isSearch({ url }: Request): boolean {
  return new URL(url).searchParams.has('q')
}

async function offlinePage(path: string): Promise<Response> {
  const { language } = splitLanguage(path)
  const stylesheet = files.find(({ url }) => /\/entry-client-[^/]*\.css$/.test(url))
  const stored = await listPages(language)
  const html = buildOfflinePage({
    language,
    stylesheets: [stylesheet === undefined ? null : `/${stylesheet.url}`, stored.colors].filter(
      (address) => address !== null,
    ),
    ...stored,
    notices: noticesInForce(await newestNotices(stored, RESPONSE_CACHE), new Date()),
  })
  const policy = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'"
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}

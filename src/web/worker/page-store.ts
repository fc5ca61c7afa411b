import { API_BASE, COPY_HEADER, ENDPOINT_PATHS } from '../../contract/endpoint-paths.ts'
import { type Language, splitLanguage } from '../../contract/language.ts'
import type { Notice } from '../../contract/notice.ts'
import {
  type Office,
  type PageCopy,
  readNotices,
  readStoredPage,
  type StoredBoot,
  withoutSecondHome,
} from './offline-page.ts'

/** The pages seen last, as the server sent them, keyed by address without query. */
export const PAGE_CACHE = 'pages'

/** Each is about 10 KB; the oldest is evicted first. */
export const MOST_PAGES = 30

/** Files whose names change with their content, besides those precached. */
export const ASSET_CACHE = 'assets'
/** The catalogs of two languages, the map, colors and logo, of this version and the next. */
export const MOST_ASSETS = 30

/** Whether a response is a page to store: not a file, a problem or a redirect. */
export function isPage(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  return response.status === 200 && !response.redirected && type.startsWith('text/html')
}

/** Younger copies are not fetched again only to be stored. */
const RECENT_MS = 10 * 60_000

/** Stores pages without a recent copy; what the browser itself has just received is not requested again. */
export async function storePages(paths: readonly string[], now: Date): Promise<void> {
  const isRecent = (response: Response | undefined) => {
    const sentAt = response === undefined ? null : sentAtOf(response)
    return sentAt !== null && now.getTime() - sentAt.getTime() <= RECENT_MS
  }
  const pages = await caches.open(PAGE_CACHE)
  for (const path of paths) {
    if (isRecent(await pages.match(path))) continue
    const received = await fetchPage(path, 'force-cache')
    await storePage(
      path,
      received !== null && isRecent(received) ? received : await fetchPage(path, 'no-cache'),
    )
  }
  await evictOldest(PAGE_CACHE, MOST_PAGES)
}

/** Fetches every stored page again: those of an older version name style sheets that are gone. */
export async function renewPages(): Promise<void> {
  for (const { url } of await (await caches.open(PAGE_CACHE)).keys()) {
    const path = new URL(url).pathname
    await storePage(path, await fetchPage(path, 'no-cache'))
  }
}

/** Without cookies: the visitor did not open this page, and Contact Us would set one. `null`: offline. */
function fetchPage(path: string, cache: RequestCache): Promise<Response | null> {
  return fetch(path, { cache, credentials: 'omit', headers: { Accept: 'text/html' } }).catch(() => null)
}

/** Offline, the copy stays as it is. */
async function storePage(path: string, response: Response | null): Promise<void> {
  if (response === null || !isPage(response)) return
  const html = await response.clone().text()
  await (await caches.open(PAGE_CACHE)).put(path, response)
  await storeLook(html)
}

/** The district's colors and logo, without which a copy of the page would look like another site. */
async function storeLook(html: string): Promise<void> {
  const { stylesheet, logo } = readStoredPage(html).boot?.appearance ?? { stylesheet: null, logo: null }
  for (const address of [stylesheet, logo?.url, logo?.darkUrl]) {
    if (address == null || (await caches.match(address)) !== undefined) continue
    // Offline, the page is stored without them.
    await fetchAndStore(address, ASSET_CACHE, MOST_ASSETS).catch(() => undefined)
  }
}

/** Fetches and caches a file whose name changes with its content; evicts the cache's oldest files. */
export async function fetchAndStore(
  request: Request | string,
  cacheName: string,
  most: number,
): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(cacheName)
    await cache.put(request, response.clone())
    await evictOldest(cacheName, most)
  }
  return response
}

/** Evicts the oldest entries: a cache lists them in the order they were last put. */
export async function evictOldest(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

/** Stored pages, newest first, and the office as the newest of them describes it; `null`: none does. */
interface StoredPages {
  copies: PageCopy[]
  office: Office | null
  /** Address of the style sheet with the district's colors; `null`: there is none. */
  colors: string | null
  notices: { list: readonly Notice[]; sentAt: Date } | null
}

/** The pages stored in a language, or all if it has none; the office likewise. A notice has every language. */
export async function listPages(language: Language): Promise<StoredPages> {
  const cache = await caches.open(PAGE_CACHE)
  const pages: (PageCopy & { boot: StoredBoot | null })[] = []
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (response === undefined) continue
    const sentAt = sentAtOf(response)
    const page = readStoredPage(await response.clone().text())
    if (sentAt !== null) pages.unshift({ path: new URL(request.url).pathname, sentAt, ...page })
  }
  pages.sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime())
  const newest = pages.find(({ boot }) => boot !== null)
  const boot = newest?.boot ?? null
  const own = pages.filter(({ path }) => splitLanguage(path).language === language)
  return {
    copies: withoutSecondHome(own.length === 0 ? pages : own),
    office: (own.find((page) => page.boot !== null)?.boot ?? boot)?.office ?? null,
    colors: boot?.appearance?.stylesheet ?? null,
    notices: newest === undefined || boot === null ? null : { list: boot.notices, sentAt: newest.sentAt },
  }
}

/** The notices the server sent last, in a page or to an open one. */
export async function newestNotices(
  { notices }: Pick<StoredPages, 'notices'>,
  responseCache: string,
): Promise<readonly Notice[]> {
  const response = await (await caches.open(responseCache)).match(API_BASE + ENDPOINT_PATHS.getNotices)
  const sentAt = response === undefined ? null : sentAtOf(response)
  if (response === undefined || sentAt === null || (notices !== null && notices.sentAt >= sentAt))
    return notices?.list ?? []
  return readNotices(await response.json())
}

/** When the server sent a response; `null`: it does not say. */
function sentAtOf(response: Response): Date | null {
  const date = response.headers.get('Date')
  return date === null ? null : new Date(date)
}

/** The page with the time of the copy on its document element, where its script reads it. */
export async function markPageCopy(response: Response): Promise<Response> {
  const sentAt = (sentAtOf(response) ?? new Date()).toISOString()
  const html = (await response.text()).replace('<html ', `<html data-copy-of="${sentAt}" `)
  return new Response(html, { status: response.status, headers: headersOf(response) })
}

/** The response with the time of the copy in a header. */
export async function markResponseCopy(response: Response): Promise<Response> {
  const headers = headersOf(response)
  headers.set(COPY_HEADER, (sentAtOf(response) ?? new Date()).toISOString())
  return new Response(await response.arrayBuffer(), { status: response.status, headers })
}

/** The body is decompressed by now and may be longer. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return headers
}

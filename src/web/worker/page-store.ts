import { COPY_HEADER } from '../api/freshness.ts'
import { type PageCopy, readStoredPage } from './offline-page.ts'

/** The pages seen last, as the server sent them, by address without query. */
export const PAGE_CACHE = 'pages'

/** Each is some 10 KB; the oldest goes first. */
export const MOST_PAGES = 30

/** Whether a response is a page to store: not a file, not a problem, not somewhere else. */
export function isPage(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  return response.status === 200 && !response.redirected && type.startsWith('text/html')
}

/** Younger copies are not fetched again only to be stored. */
const RECENT_MS = 10 * 60_000

/** Stores pages of which there is no recent copy. */
export async function storePages(paths: readonly string[], now: Date): Promise<void> {
  const pages = await caches.open(PAGE_CACHE)
  const missing: string[] = []
  for (const path of paths) {
    const stored = await pages.match(path)
    const sentAt = (stored === undefined ? null : sentAtOf(stored)) ?? new Date(0)
    if (now.getTime() - sentAt.getTime() > RECENT_MS) missing.push(path)
  }
  await fetchPages(missing)
}

/** Fetches every stored page again: those of an older version name style sheets that are gone. */
export async function renewPages(): Promise<void> {
  const kept = await (await caches.open(PAGE_CACHE)).keys()
  await fetchPages(kept.map((request) => new URL(request.url).pathname))
}

/** Without a connection the copies stay as they are. */
async function fetchPages(paths: readonly string[]): Promise<void> {
  const pages = await caches.open(PAGE_CACHE)
  for (const path of paths) {
    // `no-cache`: the browser asks whether its own copy still holds, and usually nothing is sent.
    const response = await fetch(path, { cache: 'no-cache', headers: { Accept: 'text/html' } }).catch(
      () => null,
    )
    if (response !== null && isPage(response)) await pages.put(path, response)
  }
  await dropOldest(PAGE_CACHE, MOST_PAGES)
}

/** Fetches a file whose name changes with its content, and stores it; the oldest of its cache go. */
export async function fetchAndStore(
  request: Request | string,
  cacheName: string,
  most: number,
): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(cacheName)
    await cache.put(request, response.clone())
    await dropOldest(cacheName, most)
  }
  return response
}

/** A cache lists its entries in the order in which they were last put. */
export async function dropOldest(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

/** The stored pages, newest first, and the district's time zone; `null`: no page has it. */
export async function listPages(): Promise<{ copies: PageCopy[]; timeZone: string | null }> {
  const cache = await caches.open(PAGE_CACHE)
  const copies: PageCopy[] = []
  let timeZone: string | null = null
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (response === undefined) continue
    const { title, timeZone: zone } = readStoredPage(await response.clone().text())
    const sentAt = sentAtOf(response)
    timeZone ??= zone
    if (sentAt !== null) copies.unshift({ path: new URL(request.url).pathname, title, sentAt })
  }
  return { copies, timeZone }
}

/** When the server sent a response; `null`: it does not say. */
function sentAtOf(response: Response): Date | null {
  const date = response.headers.get('Date')
  return date === null ? null : new Date(date)
}

/** The page with the time of the copy on its document element, where it reads it when it starts. */
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

/** The body is unpacked by now and may have grown. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return headers
}

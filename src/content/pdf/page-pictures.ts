import { hash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { LRUCache } from 'lru-cache'
import { replaceFile } from './pdf-cache.ts'
import { createPdfPool } from './pdf-pool.ts'
import type { PageJob } from './pdf-worker-messages.ts'

/** Stored pictures, about 60 MB. Beyond that, the least recently requested one is deleted. */
const MAX_PICTURES = 4_000
/** Requests that may wait for the worker; a page of results has fewer. */
const MAX_WAITING = 60
const TIME_LIMIT_MS = 10_000

/** A stored picture, WebP. */
interface PagePicture {
  /** Absolute. */
  path: string
  bytes: number
  sha256: string
}

/** Pictures of pages of published PDFs and of their figures, rendered on first request. See `createPagePictures`. */
export interface PagePictures {
  /** `none`: the page cannot be rendered. `busy`: too many requests are waiting; try again. */
  read(page: PageJob): Promise<PagePicture | 'none' | 'busy'>
  /** Ends the child process. */
  close(): Promise<void>
}

/** Renders in a separate process, so that searching visitors do not delay publishing. */
export function createPagePictures({ cacheDir }: { cacheDir: string }): PagePictures {
  const folder = resolve(cacheDir, 'pages')
  const pool = createPdfPool(1)
  const fileOf = (key: string) => join(folder, `${key}.webp`)
  let waiting = 0
  /** Which pages have a picture, by `keyOf`. */
  const pages = new LRUCache<string, 'stored' | 'none', PageJob>({
    max: MAX_PICTURES,
    fetchMethod: async (key, _old, { context }) => {
      const { end, response, picture } = await pool.run(context, TIME_LIMIT_MS)
      // The file is being replaced, so do not cache this.
      if (end === 'done' && response !== null) return undefined
      if (picture === null) return 'none'
      await replaceFile(folder, `${key}.webp`, picture.webp)
      return 'stored'
    },
    dispose: (state, key, reason) => {
      if (state === 'stored' && reason === 'evict') void rm(fileOf(key), { force: true })
    },
  })
  let opened: Promise<void> | null = null
  async function findStored(): Promise<void> {
    for (const name of await readdir(folder).catch(() => []))
      if (name.endsWith('.webp')) pages.set(name.slice(0, -'.webp'.length), 'stored')
  }

  return {
    async read(page) {
      opened ??= findStored()
      await opened
      const key = keyOf(page)
      if (!pages.has(key) && waiting >= MAX_WAITING) return 'busy'
      waiting += 1
      const state = await pages.fetch(key, { context: page }).finally(() => {
        waiting -= 1
      })
      if (state !== 'stored') return 'none'
      const webp = await readFile(fileOf(key)).catch(() => null)
      // Somebody deleted the picture.
      if (webp === null) pages.delete(key)
      return webp === null ? 'busy' : { path: fileOf(key), bytes: webp.length, sha256: hash('sha256', webp) }
    },
    close: () => pool.close(),
  }
}

/** The key of a page, or of an area on it. */
function keyOf({ sha256, pageNumber, area }: PageJob): string {
  if (area === undefined) return `${sha256}-${pageNumber}`
  const place = [area.x, area.y, area.width, area.height].map((length) => Math.round(length * 10))
  return `${sha256}-${pageNumber}-${place.join('-')}`
}

import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import {
  type CompressedResponse,
  compressResponse,
  type ResponseBody,
  type ResponseDraft,
} from './compressed-response.ts'

/** Renders a response. `null`: there is nothing at the address. */
export type RenderResponse = () => ResponseDraft | null | Promise<ResponseDraft | null>

/** Room for some 300 pages; the least recently used are evicted first. */
export const RESPONSE_CACHE_BYTES = 10 * 1024 * 1024
/** Decompressing more than this, which takes 20 ms, would hold up other visitors. */
const MAX_DECOMPRESSED_BYTES = 4 * 1024 * 1024
/** Headers, keys, and objects, besides the bytes of the bodies, as measured with many small responses. */
const OVERHEAD_BYTES = 5 * 1024

interface CachedResponse extends CompressedResponse {
  /** How many bytes its bodies keep in memory. */
  heldBytes: number
}

/** Compressed responses by address. However many visitors request one at once, it is rendered once. */
export class ResponseCache {
  readonly #cache: LRUCache<string, CachedResponse, RenderResponse>
  readonly #idleMs: number
  #idle: NodeJS.Timeout | undefined

  /** `idleMs`: after this long without a request, entries that are no longer valid are evicted. */
  constructor({ maxBytes = RESPONSE_CACHE_BYTES, idleMs = 0 } = {}) {
    this.#idleMs = idleMs
    this.#cache = new LRUCache<string, CachedResponse, RenderResponse>({
      maxSize: maxBytes,
      sizeCalculation: ({ heldBytes }) => heldBytes + OVERHEAD_BYTES,
      // What is evicted while it is being rendered still reaches those who wait for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: render }) => {
        const draft = await render()
        // lru-cache takes `undefined` for "nothing to cache".
        return draft === null ? undefined : withoutUncompressed(await compressResponse(draft, 'good'))
      },
    })
  }

  get size(): number {
    return this.#cache.size
  }

  /** What is cached now; cheap enough for every request. */
  find(key: string): CompressedResponse | undefined {
    return this.#cache.get(key, { noDeleteOnStaleGet: true })
  }

  /**
   * The cached response, or a newly rendered one. `ttlMs`: how long it stays valid; 0: until it is evicted. For as long
   * again it is still sent while a new one is rendered and compressed, so that nobody waits for that.
   */
  async fetch(key: string, render: RenderResponse, ttlMs = 0): Promise<CompressedResponse | null> {
    if (this.#idleMs > 0) {
      this.#idle ??= setTimeout(() => this.#cache.purgeStale(), this.#idleMs).unref()
      this.#idle.refresh()
    }
    const allowStale = this.#cache.getRemainingTTL(key) > -ttlMs
    return (await this.#cache.fetch(key, { context: render, ttl: ttlMs, allowStale })) ?? null
  }
}

/** The response without its uncompressed bytes, which are the most and which no browser requests. */
function withoutUncompressed(response: CompressedResponse): CachedResponse {
  const { identity, br, gzip } = response.bodies
  const { length } = identity.bytes
  const compressedBytes = (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0)
  if (gzip === null || length > MAX_DECOMPRESSED_BYTES)
    return { ...response, heldBytes: compressedBytes + length }
  const bodies = { identity: decompressedOnRequest(identity, gzip.bytes), br, gzip }
  return { ...response, bodies, heldBytes: compressedBytes }
}

function decompressedOnRequest(body: ResponseBody, gzipped: Buffer): ResponseBody {
  return {
    ...body,
    get bytes() {
      return gunzipSync(gzipped)
    },
  }
}

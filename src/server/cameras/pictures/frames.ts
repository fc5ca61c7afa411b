import { LRUCache } from 'lru-cache'
import type { PictureFacts } from './read-picture.ts'

/** A view's newest picture as the agency sent it. Held only in memory, and only until the next one. */
export interface Frame {
  bytes: Buffer
  facts: PictureFacts
  /** Of the bytes. */
  hash: string
}

/** Identifies a picture here and upstream, to request only a newer one. */
export interface PictureVersion {
  /** Of the bytes. */
  hash: string
  etag: string | null
  lastModified: string | null
}

/** A frame in a smaller size. */
interface SmallFrame {
  hash: string
  bytes: Buffer
}

/** Room for the newest pictures of some 600 views, with their smaller sizes. */
export const MAX_FRAME_BYTES = 48 * 1024 * 1024
const OVERHEAD_BYTES = 512

/** The newest pictures of the views requested last; the others are fetched again on request. */
export class Frames {
  readonly #cache: LRUCache<string, Frame | SmallFrame>

  constructor(maxBytes = MAX_FRAME_BYTES) {
    this.#cache = new LRUCache<string, Frame | SmallFrame>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes.length + OVERHEAD_BYTES,
    })
  }

  get(viewId: string): Frame | null {
    const frame = this.#cache.get(viewId)
    return frame !== undefined && 'facts' in frame ? frame : null
  }

  set(viewId: string, frame: Frame): void {
    this.#cache.set(viewId, frame)
  }

  getSmall(viewId: string, width: number, hash: string): Buffer | null {
    const small = this.#cache.get(smallKey(viewId, width))
    return small?.hash === hash ? small.bytes : null
  }

  setSmall(viewId: string, width: number, small: SmallFrame): void {
    this.#cache.set(smallKey(viewId, width), small)
  }

  forget(viewId: string): void {
    for (const key of [viewId, smallKey(viewId, 320), smallKey(viewId, 640)]) this.#cache.delete(key)
  }
}

/** No view's id contains a space. */
function smallKey(viewId: string, width: number): string {
  return `${viewId} ${width}`
}
